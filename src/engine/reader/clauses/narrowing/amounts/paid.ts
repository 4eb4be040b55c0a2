import type { Comparison, Condition } from '../../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../../chart.ts'
import { amountOf, amountOrNone, isNumber, namedFields } from '../../../fields.ts'
import { identifierWords } from '../../../words/words.ts'
import { type Limit, phraseAt, wholly } from '../../phrases.ts'

/** Rows by whether what is owed was paid, where one column keeps what it costs and another what came in: "paid in full", "still owes something". */

const inFull = [
  'paid in full',
  'paid up in full',
  'fully paid up',
  'fully paid',
  'settled in full',
  'paid everything',
  'pay in full',
]
const open = ['still owe something', 'still owes something', 'still owe', 'still owes']
const inPart = ['paid only part', 'only paid part', 'partly paid', 'paid in part']

const paid = /^(?:paid|received|settled)$/
const asked = /^(?:fee|fees|price|cost|due|owed|bill|billed|invoice|invoiced|charge|charged|rent|total|amount)$/

const columns = (chart: Chart, of: RegExp, but: RegExp | null): NamedField[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => {
      const words = identifierWords(field.label)
      const isAmount = isNumber(field) && field.role === 'measure'
      return isAmount && words.some((word) => of.test(word)) && !(but && words.some((word) => but.test(word)))
    })

export const paidAt = (chart: Chart, from: number, to: number): Limit[] => {
  const full = phraseAt(chart, from, inFull)
  const part = phraseAt(chart, from, inPart)
  const words = full || part || phraseAt(chart, from, open)
  if (words === 0 || from + words !== to) return []
  const [came, ...others] = columns(chart, paid, null)
  const [owed, ...rest] = columns(chart, asked, paid).filter(({ dataset }) => dataset === came?.dataset)
  if (!came || !owed || others.length + rest.length > 0) return []
  const paidUp: Comparison = full > 0 ? '>=' : '<'
  const held: Condition = { compare: paidUp, left: amountOrNone(came), right: amountOf(owed) }
  const some: Condition = { compare: '>', left: amountOf(came), right: { value: 0 } }
  return [
    {
      cost: 0.05,
      edges: [wholly(from, to)],
      of: [came, owed],
      on: came.dataset,
      make: () => (part > 0 ? { all: [some, held] } : held),
    },
  ]
}
