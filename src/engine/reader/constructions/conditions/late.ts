import type { Dataset } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { identifierStems, stem } from '../../words/words.ts'

const stems = (words: string): Set<string> => new Set(words.split(' ').map(stem))
const due = stems('due deadline required expected promised planned scheduled')
const done = stems('returned shipped delivered completed finished arrived received paid closed resolved submitted')

/** The time by which something was due, and that at which it was done, of a dataset that has one of each. */
const dueAndDone = (dataset: Dataset): { due: NamedField; done: NamedField } | null => {
  const times = namedFields(dataset).filter(({ field }) => isTime(field))
  const of = (words: Set<string>) =>
    times.filter(({ field }) => identifierStems(field.label).some((own) => words.has(own)))
  const [[by, ...otherDue], [at, ...otherDone]] = [of(due), of(done)]
  return by && at && otherDue.length === 0 && otherDone.length === 0 ? { due: by, done: at } : null
}

const deeds = /^(?:shipped|returned|delivered|completed|finished|arrived|received|paid|submitted|back|in)$/

/** "shipped late", "came back late", "delivered on time": held against the day on which it was due. */
export const lateAt = (
  chart: Chart,
  at: number,
): { start: number; end: number; cond: Condition; named: NamedField }[] => {
  const length = chart.phrase(at, 'late') || chart.phrase(at, 'too late')
  const punctual = chart.phrase(at, 'on time') || chart.phrase(at, 'in time')
  if (length + punctual === 0) return []
  const start = deeds.test(chart.word(at - 1)) ? at - 1 : at
  return chart.catalog.datasets.flatMap((dataset) => {
    const pair = dataset.hidden ? null : dueAndDone(dataset)
    if (!pair) return []
    const cond: Condition = {
      compare: length > 0 ? '>' : '<=',
      left: fieldOf(pair.done),
      right: fieldOf(pair.due),
    }
    return [{ start, end: at + length + punctual, cond, named: pair.done }]
  })
}
