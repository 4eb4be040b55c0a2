import type { Edge, PartConstruction } from '../../chart.ts'
import { stopWords } from '../../words/words.ts'

const figures = /^(?:average|mean|median|total|sum|standard|variance|skewness|correlation|number|count|range)$/

/** "maximum temperature (TMAX)", "pressure column (BARO)": the name in brackets is what the words before it mean. */
export const namesInBrackets: PartConstruction = {
  name: 'a name in brackets',
  examples: ['average wind speed (WIND)', "mean of the highest price ('High')"],
  match(chart, at) {
    const out: Edge[] = []
    if (!/^\p{L}/u.test(chart.word(at)) || stopWords.has(chart.word(at)) || figures.test(chart.word(at))) return out
    for (let open = at + 1; open <= at + 4; open++) {
      if (chart.word(open) !== '(') {
        if (!/^\p{L}/u.test(chart.word(open))) return out
        continue
      }
      for (const f of chart.of(open + 1, 'field'))
        if (chart.word(f.end) === ')' && f.score >= 0.9)
          out.push({ ...f, start: at, end: f.end + 1, score: 1, rule: namesInBrackets.name })
      return out
    }
    return out
  },
}
