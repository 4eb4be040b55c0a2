import type { Catalog, Dataset, Field } from '../question/catalog.ts'
import type { Expression, Question } from '../question/question.contract.ts'
import { isNumber, namedFields } from './fields.ts'
import { identifierWords, stem } from './words/words.ts'

/** A term that the question defines over known fields: 'a new column "Family Size" that is the sum of "siblings" and "parents"'. */
type Term = { name: string; dataset: Dataset; expression: Expression }

const naming =
  /(?:new\s+(?:feature|column|field|variable)\s*(?:called|named)?|(?:feature|column)\s+(?:called|named))\s*["'“‘]([^"'”’]{2,60})["'”’]/i

const joins: [pattern: RegExp, op: '+' | '-' | '*' | '/'][] = [
  [/\b(?:by\s+)?(?:summing|adding|sum of|the sum of|combining)\s+(?:up\s+)?(.+?)\s+(?:and|to|with)\s+(.+)/i, '+'],
  [/\b(?:the\s+)?difference between\s+(.+?)\s+and\s+(.+)/i, '-'],
  [/\bdividing\s+(.+?)\s+by\s+(.+)/i, '/'],
  [/\bratio of\s+(.+?)\s+to\s+(.+)/i, '/'],
  [/\bmultiplying\s+(.+?)\s+(?:by|and|with)\s+(.+)/i, '*'],
]

/** The field whose name begins a text, longest first. */
const fieldIn = (dataset: Dataset, text: string): Field | null => {
  const said = identifierWords(text)
    .map(stem)
    .filter((s) => !/^(?:the|valu|column|of)$/.test(s))
  let best: { field: Field; length: number } | null = null
  for (const { field } of namedFields(dataset)) {
    if (!isNumber(field)) continue
    for (const name of [field.label, field.column ?? field.label]) {
      const words = identifierWords(name).map(stem)
      if (words.length > 0 && words.every((w, i) => said[i] === w) && words.length > (best?.length ?? 0))
        best = { field, length: words.length }
    }
  }
  return best?.field ?? null
}

const termIn = (text: string, catalog: Catalog): Term | null => {
  const name = naming.exec(text)?.[1]
  if (!name) return null
  const rest = text.slice((naming.exec(text)?.index ?? 0) + name.length)
  for (const [pattern, op] of joins) {
    const found = pattern.exec(rest)
    if (!found) continue
    for (const dataset of catalog.datasets) {
      const left = fieldIn(dataset, found[1] ?? '')
      const right = fieldIn(dataset, found[2] ?? '')
      const refer = (field: Field): Expression => ({ field: { dataset: dataset.name, field: field.name } })
      if (left && right && left !== right)
        return { name, dataset, expression: { op, left: refer(left), right: refer(right) } }
    }
  }
  return null
}

const computed = ({ name, expression }: Term): Field => ({
  name: `said: ${name}`,
  label: name,
  description: null,
  synonyms: ['new feature', 'new column'],
  role: 'measure',
  type: 'real',
  hidden: false,
  aggregation: 'avg',
  format: null,
  valueLabels: [],
  column: null,
  expression,
  profile: null,
})

/** Where the term stands in a question, what it means stands instead. */
const inlined = <T>(value: T, name: string, expression: Expression): T => {
  if (Array.isArray(value)) return value.map((v) => inlined(v, name, expression)) as T
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  const [only] = entries
  if (entries.length === 1 && only?.[0] === 'field' && (only[1] as { field?: string })?.field === name)
    return expression as T
  return Object.fromEntries(entries.map(([key, v]) => [key, inlined(v, name, expression)])) as T
}

/** The catalog with the question's own term in it, the text without its definition, and a question's way back to fields that are there. */
export const withTerms = (
  text: string,
  catalog: Catalog,
): { text: string; catalog: Catalog; settle(question: Question): Question } => {
  const term = termIn(text, catalog)
  if (!term) return { text, catalog, settle: (question) => question }
  const field = computed(term)
  const datasets = catalog.datasets.map((d) => (d === term.dataset ? { ...d, fields: [...d.fields, field] } : d))
  const sentences = text.split(/(?<=[.?!])\s+/)
  const others = sentences.filter((s) => !naming.test(s))
  return {
    text: others.length > 0 ? others.join(' ') : text,
    catalog: { ...catalog, datasets },
    settle: (question) => inlined(question, field.name, term.expression),
  }
}
