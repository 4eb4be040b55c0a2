import { plural } from '../../src/engine/nouns.ts'
import type { Dataset } from '../../src/engine/question/catalog.ts'
import type { Condition, Dimension, Measure, Question } from '../../src/engine/question/question.contract.ts'
import type { NamedField } from '../../src/engine/reader/chart.ts'
import { nameDimensions } from '../../src/engine/reader/constructions/groups.ts'
import { fieldOf, isTime, namedFields } from '../../src/engine/reader/fields.ts'
import type { ReaderBench } from './bench.ts'
import type { Made } from './synthetic.ts'

/** Questions across tables, made from the names of a database: what a team asks in whole sentences, with the columns it wants to see. */
type Parts = {
  /** Rows that are counted and added up, and a thing that they belong to. */
  fact: Dataset
  parent: Dataset
  amount: NamedField
  kind: NamedField
  value: string
  key: NamedField
  names: NamedField[]
  time: NamedField | null
  n: number
}

const random = (start: number) => {
  let seed = start
  return (n: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * n)
  }
}

const many = (d: Dataset) => d.thing?.many ?? d.label.toLowerCase()
const one = (d: Dataset) => d.thing?.one ?? d.label.toLowerCase()
const label = (n: NamedField) => n.field.label.toLowerCase()
const spoken = (n: NamedField, d: Dataset) => (label(n).startsWith(one(d)) ? label(n) : `${one(d)} ${label(n)}`)
const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const by = (...fields: NamedField[]): Dimension[] => fields.map((f) => ({ of: fieldOf(f) }))
const sum = (f: NamedField): Measure => ({ fn: 'sum', of: fieldOf(f) })
const is = ({ kind, value }: Parts): Condition => ({ compare: '=', left: fieldOf(kind), right: { value } })
const first = (measure: number): Pick<Question, 'order'> => ({ order: [{ column: { measure }, descending: true }] })

type Template = { words(p: Parts): string[]; means(p: Parts): Question }

const templates: Template[] = [
  {
    words: ({ kind, parent, amount, fact, n }) => [
      `What are the top ${n} ${plural(spoken(kind, parent))} by total ${label(amount)}? Return the ${label(kind)}, number of ${many(fact)} and total ${label(amount)}.`,
      `Return the top ${n} ${plural(spoken(kind, parent))} by total ${label(amount)}, showing the number of ${many(fact)} and total ${label(amount)}`,
    ],
    means: ({ kind, amount, fact, n }) => ({
      measures: [{ count: fact.name }, sum(amount)],
      by: by(kind),
      ...first(1),
      limit: n,
    }),
  },
  {
    words: ({ parent, fact, names, n }) => [
      `Who are the top ${n} ${many(parent)} by number of ${many(fact)}? Return their ${list(names.map(label))} and number of ${many(fact)}.`,
      `What are the top ${n} ${many(parent)} by number of ${many(fact)}? Give me the ${list(names.map(label))} and the number of ${many(fact)}.`,
    ],
    means: ({ names, fact, n }) => ({ measures: [{ count: fact.name }], by: by(...names), ...first(0), limit: n }),
  },
  {
    words: ({ parent, fact, key, names }) => [
      `Return the ${spoken(key, parent)} and ${list(names.map(label))} of ${many(parent)} that do not have any ${many(fact)}.`,
      `Return ${many(parent)} (${spoken(key, parent)} and ${list(names.map(label))}) who have no ${many(fact)}`,
    ],
    means: ({ parent, fact, key, names }) => ({
      measures: [],
      by: [],
      dataset: parent.name,
      fields: [key, ...names].map((f) => ({ of: fieldOf(f) })),
      where: { related: fact.name, some: false, where: null },
    }),
  },
  {
    words: ({ parent, fact, key }) => [
      `Return the distinct list of ${spoken(key, parent)}s that have ${many(fact)}.`,
      `Return the distinct list of ${spoken(key, parent)}s that have made ${many(fact)}`,
    ],
    means: ({ parent, fact, key }) => ({
      measures: [],
      by: [],
      dataset: parent.name,
      fields: [{ of: fieldOf(key) }],
      where: { related: fact.name, some: true, where: null },
    }),
  },
  {
    words: ({ parent, fact, names }) => [
      `Which ${one(parent)} has the highest number of ${many(fact)}? Return the ${list(names.map(label))} and number of ${many(fact)}.`,
      `Return the ${one(parent)} with the most ${many(fact)}. Return the ${list(names.map(label))} and the number of ${many(fact)}.`,
    ],
    means: ({ names, fact }) => ({ measures: [{ count: fact.name }], by: by(...names), ...first(0), limit: 1 }),
  },
  {
    words: ({ kind, parent, amount }) => [
      `What is the total ${label(amount)} for each ${spoken(kind, parent)}? Return the ${label(kind)} and total ${label(amount)}.`,
      `total ${label(amount)} by ${spoken(kind, parent)}`,
    ],
    means: ({ kind, amount }) => ({ measures: [sum(amount)], by: by(kind) }),
  },
  {
    words: (p) => [
      `Return the ${list([p.key, ...p.names].map(label))} of ${many(p.parent)} where ${label(p.kind)} is ${p.value}.`,
      `List the ${list([p.key, ...p.names].map(label))} of ${many(p.parent)} from ${p.value}`,
    ],
    means: (p) => ({
      measures: [],
      by: [],
      dataset: p.parent.name,
      fields: [p.key, ...p.names].map((f) => ({ of: fieldOf(f) })),
      where: is(p),
    }),
  },
  {
    words: (p) => [
      `How many ${many(p.fact)} were made by ${many(p.parent)} from ${p.value}? Return the number of ${many(p.fact)} and total ${label(p.amount)}.`,
      `For ${many(p.parent)} from ${p.value}, what is the number of ${many(p.fact)} and the total ${label(p.amount)}?`,
    ],
    means: (p) => ({ measures: [{ count: p.fact.name }, sum(p.amount)], by: [], where: is(p) }),
  },
  {
    words: ({ amount, fact, kind, parent }) => [
      `total ${label(amount)} / number of ${many(fact)} by ${spoken(kind, parent)}`,
      `What is the total ${label(amount)} divided by number of ${many(fact)} for each ${spoken(kind, parent)}?`,
    ],
    means: ({ amount, fact, kind }) => ({
      measures: [{ op: '/', left: sum(amount), right: { count: fact.name } }],
      by: by(kind),
    }),
  },
  {
    words: ({ fact, parent, kind }) => [
      `number of ${many(fact)} and number of distinct ${many(parent)} for each ${spoken(kind, parent)}`,
      `How many ${many(fact)} and distinct ${many(parent)} are there per ${label(kind)}? Return the ${label(kind)}, number of ${many(fact)} and number of distinct ${many(parent)}.`,
    ],
    means: ({ fact, key, kind }) => ({
      measures: [{ count: fact.name }, { fn: 'distinct', of: fieldOf(key), rows: fact.name }],
      by: by(kind),
    }),
  },
  {
    words: ({ fact, amount }) => [
      `What is the number of ${many(fact)} and total ${label(amount)} per month? Return the month, number of ${many(fact)} and total ${label(amount)}.`,
      `number of ${many(fact)} and total ${label(amount)} per month`,
    ],
    means: ({ fact, amount, time }) => ({
      measures: [{ count: fact.name }, sum(amount)],
      by: time ? [{ of: fieldOf(time), grain: 'month' }] : [],
    }),
  },
  {
    words: ({ fact, parent, kind, value }) => [
      `What is the number of ${many(fact)} whose ${spoken(kind, parent)} starts with ${value.slice(0, 1)} or contains '${value.slice(1, 4)}'?`,
    ],
    means: ({ fact, kind, value }) => ({
      measures: [{ count: fact.name }],
      by: [],
      where: {
        any: [
          { text: 'starts', of: fieldOf(kind), value: value.slice(0, 1) },
          { text: 'contains', of: fieldOf(kind), value: value.slice(1, 4) },
        ],
      },
    }),
  },
]

const isPlain = (value: unknown): value is string => typeof value === 'string' && /^\p{L}[\p{L} ]{3,20}$/u.test(value)

/** Everything a template may speak of, or null where the pair of tables has not got it. */
const partsOf = (bench: ReaderBench, pick: (n: number) => number): Parts | null => {
  const { datasets, relationships } = bench.catalog
  const relationship = relationships[pick(relationships.length)]
  const fact = datasets.find((d) => d.name === relationship?.from)
  const parent = datasets.find((d) => d.name === relationship?.to)
  if (!fact || !parent || fact === parent || fact.hidden || parent.hidden) return null
  const amounts = namedFields(fact).filter((n) => n.field.role === 'measure')
  const kinds = namedFields(parent).filter(
    (n) =>
      (n.field.role === 'category' || n.field.role === 'place') &&
      (n.field.profile?.top ?? []).some((t) => isPlain(t.value)),
  )
  const key = namedFields(parent).find((n) => n.field.name === parent.primaryKey[0])
  const named = nameDimensions(parent)
  const names = named ? named.fields.filter((f) => f.field !== key?.field) : []
  const amount = amounts[pick(amounts.length)]
  const kind = kinds[pick(kinds.length)]
  const values = (kind?.field.profile?.top ?? []).map((t) => t.value).filter(isPlain)
  const value = values[pick(values.length)]
  if (!amount || !kind || !value || !key || names.length === 0) return null
  const time = namedFields(fact).find((n) => n.field.name === fact.timeField && isTime(n.field)) ?? null
  return { fact, parent, amount, kind, value, key, names, time, n: 2 + pick(9) }
}

/** Some questions about one database; the same for the same seed. */
export const madeOfDatabase = (bench: ReaderBench, seed: number, count: number): Made[] => {
  const pick = random(seed * 104_729 + 7)
  const out: Made[] = []
  for (let tries = 0; out.length < count && tries < count * 20; tries++) {
    const parts = partsOf(bench, pick)
    const template = templates[tries % templates.length]
    if (!parts || !template) continue
    const words = template.words(parts)
    const text = words[pick(words.length)] ?? ''
    if (/per month/.test(text) && !parts.time) continue
    out.push({ text, question: template.means(parts) })
  }
  return out
}
