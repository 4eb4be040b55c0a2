import { rounds } from '../../../platform/exact-json.ts'
import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import type { Expression, Question } from '../../question/question.contract.ts'
import { isNumber, namedFields } from '../fields.ts'
import { identifierWords, stem } from '../words/words.ts'

/** A term that the question defines over known fields: 'a new column "Family Size" that is the sum of "siblings" and "parents"'. */
type Term = { name: string; dataset: Dataset; expression: Expression; definition: string }

const naming =
  /(?:new\s+(?:feature|column|field|variable)\s*(?:called|named)?|(?:feature|column)\s+(?:called|named))\s*["'“‘]([^"'”’]{2,60})["'”’]/i

type Operator = '+' | '-' | '*' | '/'

/** How a term is made of several fields, with the words behind that name them. */
const ways: [pattern: RegExp, op: Operator, turned?: true][] = [
  [/\bsubtracting\s+(?=\S)(.+)/i, '-', true],
  [/\b(?:the\s+)?difference between\s+(.+)/i, '-'],
  [/\bdividing\s+(.+)/i, '/'],
  [/\bratio of\s+(.+)/i, '/'],
  [/\bmultiplying\s+(.+)/i, '*'],
  [/\b(?:summing|adding|sum of|combining)\s+(.+)/i, '+'],
]

/** The fields that a text names, in its order, each by its longest name. */
const fieldsIn = (dataset: Dataset, text: string): Field[] => {
  const said = identifierWords(text).map(stem)
  const names = namedFields(dataset).flatMap(({ field }) =>
    isNumber(field)
      ? [field.label, field.column ?? field.label].map((name) => ({ field, words: identifierWords(name).map(stem) }))
      : [],
  )
  const out: Field[] = []
  for (let at = 0; at < said.length; ) {
    let best: { field: Field; length: number } | null = null
    for (const { field, words } of names)
      if (words.length > (best?.length ?? 0) && words.every((w, i) => said[at + i] === w))
        best = { field, length: words.length }
    if (best && !out.includes(best.field)) out.push(best.field)
    at += best?.length ?? 1
  }
  return out
}

const refer = (dataset: Dataset, field: Field): Expression => ({ field: { dataset: dataset.name, field: field.name } })

type Made = { expression: Expression; definition: string }

const calculated = (dataset: Dataset, text: string): Made | null => {
  for (const [pattern, op, turned] of ways) {
    const line = pattern.exec(text)?.[1] ?? ''
    // "subtracting a from b"
    if (turned && !/\S\s+from\s/i.test(line)) continue
    const [sentence = ''] = line.split(/[.?!](?:\s|$)/)
    const found = fieldsIn(dataset, sentence)
    const fields = turned ? found.slice(0, 2).reverse() : op === '+' || op === '*' ? found : found.slice(0, 2)
    if (fields.length < 2) continue
    const [first, ...others] = fields.map((f) => refer(dataset, f))
    const expression = others.reduce((left, right): Expression => ({ op, left, right }), first as Expression)
    return { expression, definition: sentence }
  }
  return null
}

const band = /['"‘“]([^'"’”]{2,30})['"’”]\s*\(\s*(\d{1,15})\s*(?:-|–|to)\s*(\d{1,15})(?!\d)[^)]{0,200}\)/g
const lastBand =
  /['"‘“]([^'"’”]{2,30})['"’”]\s*\(\s*(\d{1,15})(?!\d)[^)]{0,200}?\b(?:and|or) (?:above|over|older|more|up)[^)]{0,200}\)/

/** "'Child' (0-12 years old), 'Adult' (20-59), 'Elderly' (60 and above)": bands of a field that have names. */
const banded = (dataset: Dataset, text: string): Made | null => {
  const said = [...text.matchAll(band)]
  const bands = said.map(([, name = '', low, high]) => ({
    name,
    low: Number(low),
    high: Number(high),
  }))
  const [first] = bands
  const [field] = fieldsIn(dataset, text.slice(0, text.indexOf(first?.name ?? '')).replace(/^.*?["'][^"']*["']/, ''))
  if (bands.length < 2 || !field) return null
  const of = refer(dataset, field)
  const last = lastBand.exec(text)
  if ([...said.flatMap(([, , low = '', high = '']) => [low, high]), last?.[2] ?? ''].some(rounds)) return null
  const whens = bands.map(({ name, low, high }, i) => ({
    // up to where the next begins, so that nothing lies between two bands
    when: {
      all: [
        { compare: '>=' as const, left: of, right: { value: low } },
        { compare: '<' as const, left: of, right: { value: bands[i + 1]?.low ?? (last ? Number(last[2]) : high + 1) } },
      ],
    },
    result: { value: name },
  }))
  const open = last
    ? [
        {
          when: { compare: '>=' as const, left: of, right: { value: Number(last[2]) } },
          result: { value: last[1] ?? '' },
        },
      ]
    : []
  return { expression: { case: [...whens, ...open], else: null }, definition: first?.name ?? '' }
}

const termIn = (text: string, catalog: Catalog): Term | null => {
  const found = naming.exec(text)
  const name = found?.[1]
  if (!found || !name || !/[\p{L}\p{N}]/u.test(name)) return null
  const rest = text.slice(found.index + found[0].length)
  for (const dataset of catalog.datasets) {
    const made = banded(dataset, `"" ${rest}`) ?? calculated(dataset, rest)
    if (made) return { name, dataset, ...made }
  }
  return null
}

const computed = ({ name, expression }: Term): Field => ({
  name: `said: ${name}`,
  label: name,
  description: null,
  synonyms: ['new feature', 'new column'],
  role: 'case' in expression ? 'category' : 'measure',
  type: 'case' in expression ? 'text' : 'real',
  hidden: false,
  aggregation: 'case' in expression ? null : 'avg',
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

/** The term's name in quotes wherever it stands, however it is spelled: it means what the question says it means. */
const quoted = (text: string, name: string): string => {
  const spelled = identifierWords(name).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.'))
  return text.replaceAll(new RegExp(`(?<!["'\\w])${spelled.join('[\\s_-]?')}s?(?!["'\\w])`, 'giu'), `"${name}"`)
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
  const others = sentences.filter((s) => !naming.test(s) && !s.includes(term.definition))
  return {
    text: quoted(others.length > 0 ? others.join(' ') : text, term.name),
    catalog: { ...catalog, datasets },
    settle: (question) => inlined(question, field.name, term.expression),
  }
}
