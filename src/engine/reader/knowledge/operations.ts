/** Words that say how a figure is made, each with what a question then has: said and not heeded, something else is measured. */
export const operations: readonly [words: ReadonlySet<string>, has: RegExp][] = (
  [
    ['average averages averaged avg mean means typical typically', /"fn":"avg"|"op":"\/"|"kind":"moving"|"metric"/],
    ['median medians middle', /"fn":"(?:median|percentile)"/],
    [
      'rate rates ratio ratios percentage percentages percent pct % share shares proportion proportions fraction',
      /"op":"\/"|"kind":"(?:share|growth|cumulative_share)"|"metric"/,
    ],
    ['max maximum highest greatest peak', /"fn":"max"|"descending":true/],
    ['min minimum lowest', /"fn":"min"|"descending":false/],
    ['difference differences', /"op":"-"|"kind":"(?:change|growth)"|"compare":\[/],
    ['range ranges', /"op":"-"|"fn":"(?:min|max)"/],
    ['growth', /"kind":"(?:change|growth)"|"op":"-"|"compare":\[/],
    ['later earlier onward onwards afterwards', /"compare":"[<>]|"(?:from|to)":|"descending"/],
    ['deviation stddev std variance', /"fn":"(?:stddev|variance)/],
    ['correlation correlate correlated', /"fn":"correlation"/],
    ['cumulative running', /"kind":"running"|"fn":"sum"|"metric"/],
    ['divided', /"op":"\/"|"metric"/],
    ['minus', /"op":"-"|"metric"/],
    ['rank ranking', /"kind":"rank"|"order":/],
    [
      'not never without except excluding exclude neither leave leaving ignore ignoring skip omit disregard',
      /"not"|"some":false|"!="|"missing"/,
    ],
    ['daily weekly monthly quarterly yearly annual annually hourly', /"grain"/],
    [
      'beat beats beaten exceed exceeds exceeded outnumber outnumbers outnumbered outperform outperformed surpass surpassed',
      /"compare":"[<>]/,
    ],
    ['versus vs', /"compare":\[|"any"|"in"|"by":\[\{/],
  ] satisfies [string, RegExp][]
).map(([words, has]) => [new Set(words.split(' ')), has])
