import type { Random } from '../../random.fixture.ts'
import type { Catalog, Dataset, Field, Metric, Relationship } from '../catalog.ts'
import type { Data } from '../evaluate/evaluate.ts'
import type { Expression } from '../question.contract.ts'
import { datasetOf, fieldOf } from '../shop.fixture.ts'

/** None ends with a space: MySQL's collations do not see it. */
export const WORDS = [
  'red',
  'Red',
  'blue',
  'Grün',
  'grün',
  'Ünal',
  '東京',
  '🍎apple',
  'a_b',
  '50%',
  '',
  "O'Neil",
  'x\\y',
  '12(3rd)',
  '-7.5',
  '1,250km',
  'zebra',
  '  lead',
  '\u{ffe6}',
]
const DAYS = [
  '2023-12-31',
  '2024-01-01',
  '2024-02-29',
  '2024-03-31',
  '2024-10-27',
  '2024-12-30',
  '2025-01-01',
  '2025-03-30',
  '2025-06-15',
  '2020-12-31',
  '2021-01-03',
  '1999-12-31',
]
const CLOCKS = [
  '00:00:00',
  '00:59:59',
  '01:00:00',
  '01:30:00',
  '02:30:00',
  '12:34:56',
  '22:59:59',
  '23:00:00',
  '23:59:59',
]
const WHOLE = [0, 1, 2, 3, 3, 5, 8, -4, 100, 2_147_483_647, -2_147_483_648, 9_007_199_254_740_991]
const QUARTERS = [0, 0.25, 0.5, 1.5, -2.5, 2.5, 10, 99.75, -1000.25, 123_456_789.5]

const fieldsOf = (instants: boolean): Field[] => [
  fieldOf('id', 'integer', 'id'),
  fieldOf('word', 'text', 'category'),
  fieldOf('whole', 'integer', 'measure'),
  fieldOf('amount', 'real', 'measure'),
  fieldOf('price', 'decimal', 'measure'),
  fieldOf('day', 'date', 'time'),
  fieldOf('moment', 'datetime', 'time'),
  fieldOf('flag', 'boolean', 'flag'),
  /** The second half of a key of two. */
  fieldOf('part', 'integer', 'id'),
  ...(instants ? [fieldOf('instant', 'datetime', 'time', { instant: true })] : []),
  fieldOf('twice', 'real', 'measure', {
    column: null,
    expression: { op: '*', left: { field: { dataset: '', field: 'amount' } }, right: { value: 2 } },
  }),
]

/** Chains, stars and bridges of one to six datasets: each may point at some of those before it, twice at the same now and then. */
export function randomCatalog(random: Random): { catalog: Catalog; data: Data } {
  const count = 1 + random.below(6)
  const ordered = random.chance(0.2)
  const relationships: Relationship[] = []
  const datasets: Dataset[] = []
  const data: Data = {}
  for (let i = 0; i < count; i++) {
    const name = `t${i + 1}`
    const fields = fieldsOf(random.chance(0.3)).map((field) =>
      field.expression
        ? {
            ...field,
            expression: { op: '*' as const, left: { field: { dataset: name, field: 'amount' } }, right: { value: 2 } },
          }
        : field,
    )
    const targets = datasets.filter(() => random.chance(0.45)).slice(0, 3)
    if (targets[0] && random.chance(0.15)) targets.push(targets[0])
    targets.forEach((target, n) => {
      const key = `ref_${n + 1}`
      const second = `refpart_${n + 1}`
      const ofTwo = random.chance(0.25)
      fields.push(fieldOf(key, 'integer', 'id'), ...(ofTwo ? [fieldOf(second, 'integer', 'id')] : []))
      relationships.push({
        name: `${name}_${key}`,
        from: name,
        to: target.name,
        fromFields: ofTwo ? [key, second] : [key],
        toFields: ofTwo ? ['id', 'part'] : ['id'],
        synonyms: [],
      })
    })
    datasets.push(
      datasetOf(name, fields, { primaryKey: ['id'], uniqueKeys: [['id', 'part']], timeField: 'day', ordered }),
    )
    data[name] = randomRows(
      random,
      fields,
      targets.map((target) => data[target.name]?.length ?? 0),
    )
  }
  const catalog: Catalog = {
    datasets,
    relationships,
    metrics: datasets.flatMap(({ name }) => (random.chance(0.4) ? metricsOf(name, random) : [])),
    timeZone: random.pick(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata']),
    fiscalYearStart: random.pick([1, 4, 7, 10]),
    today: random.pick(['2026-06-01', '2025-01-01', '2024-02-29']),
  }
  return { catalog, data }
}

/** A total with or without a filter of its own, and one that is made of it. */
function metricsOf(dataset: string, random: Random): Metric[] {
  const of = (field: string): Expression => ({ field: { dataset, field } })
  const metric = (name: string, expression: Expression, where: Metric['where'] = null): Metric => ({
    name,
    label: name,
    description: null,
    synonyms: [],
    expression,
    where,
    format: null,
  })
  const total = `${dataset}_total`
  return [
    metric(
      total,
      { measure: { fn: 'sum', of: of(random.pick(['amount', 'whole', 'price'])) } },
      random.chance(0.5) ? { compare: '=', left: of('flag'), right: { value: true } } : null,
    ),
    metric(`${dataset}_mean`, {
      op: '/',
      left: { measure: { metric: total } },
      right: { measure: { count: dataset } },
    }),
  ]
}

function randomRows(random: Random, fields: Field[], sizes: number[]) {
  const count = random.chance(0.08) ? 0 : 1 + random.below(14)
  const maybe = <Value>(value: Value) => (random.chance(0.15) ? null : value)
  return Array.from({ length: count }, (_, i) => {
    const row: Record<string, unknown> = {}
    for (const { column, name } of fields) if (column !== null) row[column] = cell(name, i)
    return row
  })
  function cell(name: string, i: number): unknown {
    const moment = () => `${random.pick(DAYS)} ${random.pick(CLOCKS)}`
    switch (name) {
      case 'id':
        return i + 1
      case 'word':
        return maybe(random.pick(WORDS))
      case 'whole':
        return maybe(random.pick(WHOLE))
      case 'amount':
      case 'price':
        return maybe(random.pick(QUARTERS))
      case 'day':
        return maybe(random.pick(DAYS))
      case 'moment':
      case 'instant':
        return maybe(moment())
      case 'part':
        return i % 3
      case 'flag':
        return maybe(random.chance(0.5))
      default:
        if (name.startsWith('refpart_')) return maybe(random.below(3))
        // Some keys point at nothing.
        return maybe(1 + random.below((sizes[Number(name.slice(4)) - 1] ?? 0) + 2))
    }
  }
}
