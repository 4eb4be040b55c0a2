import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { stopWords } from '../../words/words.ts'

const figures = /^(?:average|mean|median|total|sum|standard|variance|skewness|correlation|number|count|range)$/

/** "(CA)", "(rank Prof)": a value, with or without the name of its column, and nothing else. */
const valuesInside = (chart: Chart, open: number): EdgeOf<'value'>[] => {
  const isWhole = (v: EdgeOf<'value'>) => v.how === 'exact' && chart.word(v.end) === ')'
  const named = chart
    .of(open + 1, 'field')
    .flatMap((f) => chart.of(f.end, 'value').filter((v) => v.field === f.field && isWhole(v)))
  return [...named, ...chart.of(open + 1, 'value').filter(isWhole)]
}

/** "maximum temperature (TMAX)", "pressure column (BARO)": the name in brackets is what the words before it mean. */
export const namesInBrackets: PartConstruction = {
  name: 'a name in brackets',
  examples: ['average wind speed (WIND)', "mean of the highest price ('High')", 'undecided voters (vote U)'],
  match(chart, at) {
    const out: Edge[] = []
    if (!/^\p{L}/u.test(chart.word(at)) || stopWords.has(chart.word(at)) || figures.test(chart.word(at))) return out
    let isPlain = true
    for (let open = at + 1; open <= at + 4; open++) {
      if (chart.word(open) !== '(') {
        if (!/^\p{L}/u.test(chart.word(open))) return out
        isPlain &&= !stopWords.has(chart.word(open))
        continue
      }
      for (const f of chart.of(open + 1, 'field'))
        if (chart.word(f.end) === ')' && f.score >= 0.9)
          out.push({ ...f, start: at, end: f.end + 1, score: 1, rule: namesInBrackets.name })
      if (isPlain)
        for (const v of valuesInside(chart, open))
          out.push({ ...v, start: at, end: v.end + 1, score: 1, rule: namesInBrackets.name })
      return out
    }
    return out
  },
}
