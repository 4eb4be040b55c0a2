import type { Condition, Measure, Question } from '../../src/engine/question/question.contract.ts'
import type { NamedField } from '../../src/engine/reader/chart.ts'
import { amountOf, fieldOf, isAmount, isTimeLike, isYear, namedFields } from '../../src/engine/reader/fields.ts'
import type { ReaderBench } from './bench.ts'

/** Everyday questions made from a table's own names, with the question of the algebra that they mean: what strangers ask of a small file. */
export type Made = { text: string; question: Question }

const random = (start: number) => {
  let seed = start
  return (n: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * n)
  }
}

type Table = {
  base: string
  f: NamedField
  g: NamedField
  t: NamedField
  k: NamedField
  v: string
  w: string
  n: number
}
type Template = { words: string[]; means(t: Table): Question }

const agg = (
  fn: 'sum' | 'avg' | 'median' | 'min' | 'max' | 'stddev' | 'variance' | 'skewness' | 'kurtosis',
  f: NamedField,
): Measure => ({ fn, of: amountOf(f) })
const whole = (...measures: Measure[]): Question => ({ measures, by: [] })
const isV = ({ k, v }: Table) => ({ compare: '=' as const, left: fieldOf(k), right: { value: v } })
const missing = ({ base, f }: Table): Measure => ({ count: base, where: { missing: fieldOf(f) } })
const percent = (left: Measure, right: Measure): Measure => ({
  op: '*',
  left: { op: '/', left, right },
  right: { value: 100 },
})

const shapeOf = (f: NamedField): Measure[] => [agg('skewness', f), agg('kurtosis', f)]
const op = (left: Measure, sign: '+' | '-' | '*', right: Measure): Measure => ({ op: sign, left, right })
const percentile = (f: NamedField, p: number): Measure => ({ fn: 'percentile', of: amountOf(f), p })
const quartile = (f: NamedField, p: 0.25 | 0.75): Measure =>
  op(
    percentile(f, p),
    p === 0.25 ? '-' : '+',
    op(op(percentile(f, 0.75), '-', percentile(f, 0.25)), '*', { value: 1.5 }),
  )
const deviations = (f: NamedField, sign: '+' | '-'): Measure =>
  op(agg('avg', f), sign, op(agg('stddev', f), '*', { value: 3 }))
const outside = (f: NamedField, low: Measure, high: Measure): Condition => ({
  any: [
    { compare: '<', left: amountOf(f), right: { question: whole(low) } },
    { compare: '>', left: amountOf(f), right: { question: whole(high) } },
  ],
})

const templates: Template[] = [
  {
    words: ['What is the average {f}?', 'mean {f}', 'average of the {f} column', 'Calculate the mean {f}.'],
    means: ({ f }) => whole(agg('avg', f)),
  },
  {
    words: [
      'Calculate the mean and standard deviation of the "{f}" column.',
      'mean and standard deviation of {f}',
      'average and std of {f}',
    ],
    means: ({ f }) => whole(agg('avg', f), agg('stddev', f)),
  },
  {
    words: ['mean, median and standard deviation of {f}', 'What are the mean, median, and standard deviation of {f}?'],
    means: ({ f }) => whole(agg('avg', f), agg('median', f), agg('stddev', f)),
  },
  {
    words: ['Calculate the mean and median of the {f} column', 'average and median {f}'],
    means: ({ f }) => whole(agg('avg', f), agg('median', f)),
  },
  {
    words: ['minimum and maximum {f}', 'What are the lowest and highest {f}?'],
    means: ({ f }) => whole(agg('min', f), agg('max', f)),
  },
  {
    words: [
      'Calculate the correlation coefficient between {f} and {g}.',
      'Is there a correlation between {f} and {g}?',
      'correlation between the "{f}" column and the "{g}" column',
    ],
    means: ({ f, g }) => whole({ fn: 'correlation', of: amountOf(f), and: amountOf(g) }),
  },
  { words: ['total {f}', 'What is the sum of {f}?', 'how much {f} in total'], means: ({ f }) => whole(agg('sum', f)) },
  { words: ['What is the median {f}?', 'median of {f}'], means: ({ f }) => whole(agg('median', f)) },
  {
    words: ['skewness of {f}', 'How skewed is {f}?', 'What is the skewness of the "{f}" column?'],
    means: ({ f }) => whole(agg('skewness', f)),
  },
  {
    words: ['standard deviation of {f}', 'What is the standard deviation of the {f} column?'],
    means: ({ f }) => whole(agg('stddev', f)),
  },
  {
    words: ['range of {f}', 'What is the range of the "{f}" column?'],
    means: ({ f }) => whole({ op: '-', left: agg('max', f), right: agg('min', f) }),
  },
  {
    words: [
      'average {f} by {k}',
      'average {f} for each {k}',
      'What is the mean {f} per {k}?',
      'Calculate the average {f} for each {k}.',
    ],
    means: ({ f, k }) => ({ ...whole(agg('avg', f)), by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['total {f} by {k}', 'sum of {f} per {k}'],
    means: ({ f, k }) => ({ ...whole(agg('sum', f)), by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['mean, median and standard deviation of {f} for each {k}'],
    means: ({ f, k }) => ({ ...whole(agg('avg', f), agg('median', f), agg('stddev', f)), by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['how many rows per {k}', 'number of rows by {k}', 'count by {k}', 'How many are there of each {k}?'],
    means: ({ base, k }) => ({ measures: [{ count: base }], by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['how many different {k} are there', 'number of distinct {k}'],
    means: ({ k }) => whole({ fn: 'distinct', of: fieldOf(k) }),
  },
  {
    words: ['Which {k} has the highest average {f}?', 'which {k} has the best mean {f}'],
    means: ({ f, k }) => ({
      measures: [agg('avg', f)],
      by: [{ of: fieldOf(k) }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 1,
      asked: [{ by: 0 }],
    }),
  },
  {
    words: ['Which {k} has the most {f} in total?', 'top {k} by total {f}'],
    means: ({ f, k }) => ({
      measures: [agg('sum', f)],
      by: [{ of: fieldOf(k) }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 1,
      asked: [{ by: 0 }],
    }),
  },
  {
    words: ['top 3 {k} by number of rows', 'the 3 most common {k}', 'What are the top 3 most frequent {k}?'],
    means: ({ base, k }) => ({
      measures: [{ count: base }],
      by: [{ of: fieldOf(k) }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 3,
    }),
  },
  {
    words: ['top 3 {t} by {f}', 'the three {t} with the highest {f}', 'What are the top 3 {t} by {f}?'],
    means: ({ base, t, f }) => ({
      measures: [],
      by: [],
      dataset: base,
      fields: [{ of: fieldOf(t) }],
      where: { not: { missing: amountOf(f) } },
      order: [{ column: { of: amountOf(f) }, descending: true }],
      limit: 3,
    }),
  },
  {
    words: [
      'how many rows have {f} over {n}',
      'How many have a {f} above {n}?',
      'number of rows with {f} greater than {n}',
    ],
    means: ({ base, f, n }) => ({
      measures: [{ count: base }],
      by: [],
      where: { compare: '>', left: amountOf(f), right: { value: n } },
    }),
  },
  {
    words: ['what percentage of rows have {k} {v}', 'What share of rows are {v}?', 'percentage of {v}'],
    means: (t) => whole(percent({ count: t.base, where: isV(t) }, { count: t.base })),
  },
  {
    words: ['what percentage of rows have {f} above {n}'],
    means: ({ base, f, n }) =>
      whole(percent({ count: base, where: { compare: '>', left: amountOf(f), right: { value: n } } }, { count: base })),
  },
  {
    words: ['average {f} of {v}', 'average {f} where {k} is {v}', 'What is the mean {f} for {v}?'],
    means: (t) => ({ ...whole(agg('avg', t.f)), where: isV(t) }),
  },
  {
    words: ['compare the average {f} of {v} and {w}', 'average {f} for {v} and {w}', 'average {f}: {v} vs {w}'],
    means: ({ f, k, v, w }) => ({
      measures: [agg('avg', f)],
      by: [{ of: fieldOf(k) }],
      where: { in: fieldOf(k), values: [v, w] },
    }),
  },
  {
    words: [
      'how many missing values are in {f}',
      'How many rows have no {f}?',
      'number of missing values in the {f} column',
      'how many {f} values are missing',
    ],
    means: (t) => whole(missing(t)),
  },
  {
    words: ['What is the percentage of missing values in the "{f}" column?', 'percentage of missing {f}'],
    means: (t) => whole(percent(missing(t), { count: t.base })),
  },
  {
    words: ['how many rows are {v} with {f} over {n}', 'How many {v} have {f} above {n}?'],
    means: (t) => ({
      measures: [{ count: t.base }],
      by: [],
      where: { all: [isV(t), { compare: '>', left: amountOf(t.f), right: { value: t.n } }] },
    }),
  },
  {
    words: [
      'Does {f} follow a normal distribution?',
      'Check if the "{f}" column adheres to a normal distribution.',
      'Are the {f} values normally distributed?',
      'Check if the distribution of {f} is normal',
    ],
    means: ({ f }) => whole(...shapeOf(f)),
  },
  {
    words: ['Is the distribution of {f} skewed?', 'Check if {f} is skewed', 'is {f} positively or negatively skewed'],
    means: ({ f }) => whole(agg('skewness', f)),
  },
  {
    words: [
      'How many outliers are there in {f}?',
      'Are there any outliers in the {f} column? If yes, how many outliers are there?',
      "number of outliers in the '{f}' column",
    ],
    means: ({ base, f }) => whole({ count: base, where: outside(f, quartile(f, 0.25), quartile(f, 0.75)) }),
  },
  {
    words: [
      'Are there any outliers in the {f} column? If yes, how would you detect them using Z-scores?',
      'number of outliers in {f} using the z-score method',
      'Identify any outliers in the {f} column using the Z-score method.',
    ],
    means: ({ base, f }) => whole({ count: base, where: outside(f, deviations(f, '-'), deviations(f, '+')) }),
  },
  {
    words: ['total {f} / number of rows'],
    means: ({ base, f }) => whole({ op: '/', left: agg('sum', f), right: { count: base } }),
  },
  { words: ['average {f} and {g}', 'mean of {f} and {g}'], means: ({ f, g }) => whole(agg('avg', f), agg('avg', g)) },
  {
    words: ['list {t} and {f} where {k} is {v}', 'show the {t} and {f} of {v}'],
    means: (t) => ({
      measures: [],
      by: [],
      dataset: t.base,
      fields: [{ of: fieldOf(t.t) }, { of: fieldOf(t.f) }],
      where: isV(t),
    }),
  },
  {
    words: ['{t} with {f} above the average', 'which {t} have a higher than average {f}'],
    means: ({ base, t, f }) => ({
      measures: [],
      by: [],
      dataset: base,
      fields: [{ of: fieldOf(t) }],
      where: { compare: '>', left: amountOf(f), right: { question: whole(agg('avg', f)) } },
    }),
  },
]

const plainName = (named: NamedField) => /^[\p{L}][\p{L}\p{N} _-]{2,30}$/u.test(named.field.label)
const plainValue = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}][\p{L} .'-]{2,25}$/u.test(value)

type Found = { [Part in keyof Table]: Table[Part] | (Part extends 'base' | 'f' | 'n' ? never : null) }

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
  }
}

/** A template that speaks only of what the table has. */
const fits = (words: string, means: string, table: Found): table is Table =>
  (['g', 'k', 't', 'v', 'w'] as const).every(
    (part) => table[part] !== null || !(words.includes(`{${part}}`) || new RegExp(`\\b${part}\\b`).test(means)),
  )

/** Some questions about one table; the same for the same seed. */
export const madeQuestions = (bench: ReaderBench, seed: number, count: number): Made[] => {
  const pick = random(seed * 7919 + 13)
  const out: Made[] = []
  for (let i = 0; i < count; i++) {
    const table = tableFor(bench, pick)
    const template = templates[pick(templates.length)]
    if (!table || !template) return out
    const words = template.words[pick(template.words.length)] ?? ''
    if (!fits(words, template.means.toString(), table)) continue
    const name = (n: NamedField | null) =>
      pick(3) === 0 ? (n?.field.label ?? '') : (n?.field.label.toLowerCase() ?? '')
    const text = words
      .replace('{f}', name(table.f))
      .replace('{g}', name(table.g))
      .replace('{k}', name(table.k))
      .replace('{t}', name(table.t))
      .replace('{v}', table.v ?? '')
      .replace('{w}', table.w ?? '')
      .replace('{n}', String(table.n))
    out.push({ text, question: template.means(table) })
  }
  return out
}
