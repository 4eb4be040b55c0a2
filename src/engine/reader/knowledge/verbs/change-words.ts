/** Words for becoming more or less; what they are said of need not be money or people. */
const rising =
  'grow grows grew grown growing increase increases increased increasing rise rises rose risen rising improve improves improved improving improvement,go up,goes up,went up,gone up,going up,get better,got better,gotten better'
const falling =
  'drop drops dropped dropping fall falls fell fallen falling decline declines declined declining decrease decreases decreased decreasing shrink shrank shrunk shrinking worsen worsened,go down,goes down,went down,gone down,going down,come down,came down,get worse,got worse'

const phrases = (words: string): string[] => {
  const [single = '', ...longer] = words.split(',')
  return [...longer, ...single.split(' ')]
}

export const risingWords: readonly string[] = phrases(rising)
export const fallingWords: readonly string[] = phrases(falling)

/** "which region lost the most": a change only from one time to another; teams lose and win besides. */
export const gainedWords: ReadonlyMap<string, 'more' | 'less'> = new Map([
  ['gain', 'more'],
  ['gained', 'more'],
  ['gains', 'more'],
  ['add', 'more'],
  ['added', 'more'],
  ['lose', 'less'],
  ['lost', 'less'],
  ['loss', 'less'],
])

/** Said and not heeded, something else is told. */
export const changeWords: ReadonlySet<string> = new Set([
  // plants are grown
  ...[...risingWords, ...fallingWords].filter((words) => !/ |^grow(?:n|ing)$/.test(words)),
  ...'change changes changed changing growth doubled doubling tripled quadrupled halved gained'.split(' '),
])

/** Nouns that stand for how much it was: "the change in price", "population growth from". */
export const changeNouns: ReadonlySet<string> = new Set(
  'change growth increase decrease drop decline rise fall improvement'.split(' '),
)

/** So many times what it was. */
export const multiples: ReadonlyMap<string, number> = new Map([
  ['doubled', 2],
  ['double', 2],
  ['tripled', 3],
  ['trebled', 3],
  ['quadrupled', 4],
  ['halved', 0.5],
])
