import type { Question } from '../../src/engine/question/question.contract.ts'
import type { NamedField } from '../../src/engine/reader/chart.ts'
import { isAmount, isTimeLike, isYear, namedFields } from '../../src/engine/reader/fields.ts'
import { alternatives, nameIndex } from '../../src/engine/reader/names.ts'
import { stem } from '../../src/engine/reader/words/words.ts'
import type { ReaderBench } from './bench.ts'
import type { Table } from './synthetic-parts.ts'
import { templates } from './synthetic-templates.ts'

/** Everyday questions made from a table's own names, with the question of the algebra that they mean: what strangers ask of a small file. */
export type Made = {
  text: string
  /** Null: the table has nothing of what is asked, so that every answer is wrong. */
  question: Question | null
}

const random = (start: number) => {
  let seed = start
  return (n: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * n)
  }
}

const plainName = (named: NamedField) => /^[\p{L}][\p{L}\p{N} _-]{2,30}$/u.test(named.field.label)
const plainValue = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}][\p{L} .'-]{2,25}$/u.test(value)

type Found = { [Part in keyof Table]: Table[Part] | (Part extends 'base' | 'f' | 'n' | 'from' | 'to' ? never : null) }

const tableFor = (bench: ReaderBench, pick: (n: number) => number): Found | null => {
  const [dataset] = bench.catalog.datasets
  if (!dataset) return null
  const fields = namedFields(dataset).filter(plainName)
  const amounts = fields.filter((n) => isAmount(n.field) && n.field.role !== 'id' && !isYear(n.field))
  const texts = fields.filter((n) => n.field.type === 'text' && !isAmount(n.field) && !isTimeLike(n.field))
  const kinds = texts.filter(
    (n) => (n.field.profile?.distinct ?? 0) >= 2 && (n.field.profile?.distinct ?? 0) < (dataset.rows ?? 0) * 0.7,
  )
  const f = amounts[pick(amounts.length)]
  const g = amounts.filter((a) => a !== f)[pick(Math.max(1, amounts.length - 1))]
  const k = kinds[pick(kinds.length)]
  const t = texts.find((n) => n.field.role === 'name' && n !== k) ?? texts.find((n) => n !== k)
  const values = (k?.field.profile?.top ?? []).map((x) => x.value).filter(plainValue)
  const [v, w] = values.slice(pick(Math.max(1, values.length - 1)))
  const y = namedFields(dataset).find((n) => isYear(n.field))
  const years = [...new Set((y?.field.profile?.top ?? []).map((x) => Number(x.value)))].sort((a, b) => a - b)
  const early = pick(Math.max(1, years.length - 1))
  const mean = Number(f?.field.profile?.mean ?? Number.NaN)
  if (!f || !Number.isFinite(mean)) return null
  return {
    base: dataset.name,
    f,
    g: g ?? null,
    k: k ?? null,
    t: t ?? null,
    v: v ?? null,
    w: w ?? null,
    n: Math.round(mean),
    y: years.length > 1 ? (y ?? null) : null,
    from: years[early] ?? 0,
    to: years[early + 1] ?? 0,
  }
}

/** A template that speaks only of what the table has. */
const fits = (words: string, means: string, table: Found): table is Table =>
  (['g', 'k', 't', 'v', 'w', 'y'] as const).every(
    (part) => table[part] !== null || !(words.includes(`{${part}}`) || new RegExp(`\\b${part}\\b`).test(means)),
  ) &&
  (table.v !== null || !means.includes('isV')) &&
  (table.y !== null || !means.includes('inYear'))

/** Things that a table may lack. */
const strangers =
  'region department colour weather mood branch salary temperature budget profit discount warehouse supplier humidity altitude currency browser campaign shift ward species pressure mileage commission insurance tax floor brand flavour rainfall'.split(
    ' ',
  )

/** Some questions about one table; the same for the same seed. One in eight asks for what is not there. */
export const madeQuestions = (bench: ReaderBench, seed: number, count: number): Made[] => {
  const pick = random(seed * 7919 + 13)
  const out: Made[] = []
  const index = nameIndex(bench.catalog, bench.tables, [])
  const absent = strangers.filter(
    (word) => alternatives(index, stem(word), false).length === 0 && !index.values.has(stem(word)),
  )
  for (let i = 0; i < count; i++) {
    const table = tableFor(bench, pick)
    const template = templates[pick(templates.length)]
    if (!table || !template) return out
    const words = template.words[pick(template.words.length)] ?? ''
    if (!fits(words, template.means.toString(), table)) continue
    const name = (n: NamedField | null) =>
      pick(3) === 0 ? (n?.field.label ?? '') : (n?.field.label.toLowerCase() ?? '')
    const stranger = pick(8) === 0 ? absent[pick(absent.length)] : undefined
    const replaced =
      stranger === undefined ? null : words.includes('{k}') ? '{k}' : words.includes('{f}') ? '{f}' : null
    const text = (replaced === null ? words : words.replace(replaced, stranger ?? ''))
      .replace('{f}', name(table.f))
      .replace('{g}', name(table.g))
      .replace('{k}', name(table.k))
      .replace('{t}', name(table.t))
      .replace('{v}', table.v ?? '')
      .replace('{w}', table.w ?? '')
      .replace('{n}', String(table.n))
      .replace('{from}', String(table.from))
      .replace('{to}', String(table.to))
    out.push({ text, question: replaced === null ? template.means(table) : null })
  }
  return out
}
