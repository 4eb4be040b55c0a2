import type { Field } from '../../../question/catalog.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { isTimeLike } from '../../fields.ts'

const asked: Record<string, (field: Field) => boolean> = {
  when: isTimeLike,
  where: ({ role }) => role === 'place' || role === 'name' || role === 'category',
}

/** "the highest reading and when it was", "when and where was it": both, where the data tells the other too. */
export const forgetsWhenOrWhere = (chart: Chart, { question }: Candidate): boolean => {
  const { fields = [], by, measures } = question
  const shown = JSON.stringify([fields, by, measures])
  const tells = (isMeant: (field: Field) => boolean) =>
    chart.catalog.datasets.some((dataset) =>
      dataset.fields.some((field) => isMeant(field) && shown.includes(`"field":${JSON.stringify(field.name)}`)),
    )
  return chart.tokens.some(({ word }, at) => {
    const isMeant = asked[word]
    if (!isMeant) return false
    const isBeside = chart.word(at - 1) === 'and' || (chart.word(at + 1) === 'and' && asked[chart.word(at + 2)])
    return isBeside && !tells(isMeant)
  })
}
