import type { Random } from '../../random.fixture.ts'
import type { Catalog, Dataset } from '../catalog.ts'
import type {
  AggregateFunction,
  Comparison,
  Condition,
  Dimension,
  Expression,
  Grain,
  Measure,
  Over,
  Period,
  Question,
} from '../question.contract.ts'
import { WORDS } from './random-catalog.fixture.ts'

const COMPARISONS: Comparison[] = ['=', '<>', '<', '<=', '>', '>=']
const GRAINS: Grain[] = [
  'year',
  'fiscal_year',
  'quarter',
  'month',
  'week',
  'day',
  'year_number',
  'quarter_of_year',
  'month_of_year',
  'week_of_year',
  'day_of_year',
  'day_of_month',
  'weekday',
]
const EXACT: AggregateFunction[] = ['sum', 'count', 'min', 'max', 'distinct']
const STATISTICS: AggregateFunction[] = [
  'avg',
  'median',
  'percentile',
  'stddev',
  'stddev_population',
  'variance',
  'variance_population',
  'skewness',
  'kurtosis',
]

/** Questions over a random catalog: mostly such that can be asked, and now and then one that must be refused. */
export function createQuestions(catalog: Catalog, random: Random) {
  const dataset = (name: string) => catalog.datasets.find((one) => one.name === name) as Dataset
  /** A dataset that can be reached from here, and the way. */
  function reach(from: Dataset): { dataset: Dataset; via: string[] } {
    let at = from
    const via: string[] = []
    while (random.chance(0.45)) {
      const steps = catalog.relationships.filter((step) => step.from === at.name)
      if (steps.length === 0) break
      const step = random.pick(steps)
      via.push(step.name)
      at = dataset(step.to)
    }
    return { dataset: at, via }
  }
  function field(from: Dataset, names: string[]): Expression {
    const { dataset: at, via } = reach(from)
    const has = names.filter((name) => at.fields.some((one) => one.name === name))
    return {
      field: {
        dataset: at.name,
        field: random.pick(has.length > 0 ? has : ['id']),
        ...(via.length > 0 ? { via } : {}),
      },
    }
  }
  const number = (from: Dataset) => field(from, ['whole', 'amount', 'price', 'twice'])
  const time = (from: Dataset) => field(from, ['day', 'moment', 'instant'])
  const word = (from: Dataset) => field(from, ['word'])

  function numeric(from: Dataset, depth = 0): Expression {
    const roll = random.below(depth > 1 ? 6 : 13)
    if (roll < 6) return number(from)
    if (roll === 6)
      return {
        op: random.pick(['+', '-', '*', '/'] as const),
        left: numeric(from, depth + 1),
        right: random.chance(0.5) ? number(from) : { value: random.pick([2, 0.5, -3, 0]) },
      }
    if (roll === 7)
      return { call: random.pick(['abs', 'floor', 'ceil', 'sign', 'round'] as const), args: [number(from)] }
    if (roll === 8)
      return {
        call: random.pick(['coalesce', 'least', 'greatest'] as const),
        args: [number(from), number(from), { value: 4 }],
      }
    if (roll === 9)
      return {
        call: random.pick([
          'elapsed_seconds',
          'elapsed_minutes',
          'elapsed_hours',
          'elapsed_days',
          'elapsed_months',
          'elapsed_years',
        ] as const),
        args: [time(from), random.chance(0.5) ? time(from) : { value: '2024-02-29' }],
      }
    if (roll === 10)
      return {
        case: [{ when: condition(from, depth + 2), result: number(from) }],
        else: random.chance(0.5) ? { value: 1 } : null,
      }
    if (roll === 11)
      return random.chance(0.5) ? { call: 'length', args: [word(from)] } : { call: 'number', args: [word(from)] }
    return { call: 'mod', args: [number(from), { value: random.pick([2, 7, 2.5]) }] }
  }
  function text(from: Dataset): Expression {
    const roll = random.below(8)
    if (roll < 5) return word(from)
    if (roll === 5) return { call: random.pick(['lower', 'trim'] as const), args: [word(from)] }
    if (roll === 6) return { call: 'concat', args: [word(from), { value: '/' }, field(from, ['id', 'day'])] }
    return { call: 'substring', args: [word(from), { value: 3 + random.below(2) }, { value: random.below(4) }] }
  }
  function period(): Period {
    const roll = random.below(6)
    if (roll === 0)
      return {
        from: random.pick([null, '2024-01-01', '2024-03-31']),
        to: random.pick([null, '2024-12-31', '2025-03-30 12:00:00']),
      }
    if (roll === 1) return { year: random.pick([2020, 2024, 2025]) }
    if (roll === 2)
      return { year: 2024, ...random.pick([{ quarter: 1 }, { month: 2 }, { week: 1 }, { month: 2, day: 29 }]) }
    if (roll === 3)
      return {
        current: random.pick(['year', 'quarter', 'month', 'week'] as const),
        ...(random.chance(0.5) ? { toDate: true } : {}),
      }
    return {
      last: 1 + random.below(14),
      unit: random.pick(['year', 'quarter', 'month', 'week', 'day'] as const),
      ...(random.chance(0.4) ? { complete: true } : random.chance(0.3) ? { rolling: true } : {}),
      ...(random.chance(0.3) ? { skip: 1 + random.below(3) } : {}),
    }
  }
  function condition(from: Dataset, depth = 0): Condition {
    const roll = random.below(depth > 1 ? 7 : 12)
    switch (roll) {
      case 0:
        return {
          compare: random.pick(COMPARISONS),
          left: number(from),
          right: random.chance(0.6) ? { value: random.pick([0, 2, 2.5, -4]) } : number(from),
        }
      case 1:
        return {
          compare: random.pick(COMPARISONS),
          left: word(from),
          right: random.chance(0.7) ? { value: random.pick(WORDS) } : word(from),
        }
      case 2:
        return random.chance(0.5)
          ? { in: word(from), values: [random.pick(WORDS), random.pick(WORDS), null] }
          : { in: field(from, ['whole', 'id']), values: random.chance(0.1) ? [] : [1, 2, 3] }
      case 3:
        return {
          text: random.pick(['contains', 'starts', 'ends', 'like'] as const),
          of: word(from),
          value: random.pick(['r', 'RE', 'ü', 'n', '%e%', '_ed', '50\\%', '東', "'"]),
          ...(random.chance(0.4) ? { caseSensitive: true } : {}),
        }
      case 4:
        return { missing: field(from, ['word', 'whole', 'day', 'flag', 'id']) }
      case 5:
        return { during: time(from), period: period() }
      case 6:
        return {
          compare: random.pick(['=', '<>'] as const),
          left: field(from, ['flag']),
          right: { value: random.chance(0.5) },
        }
      case 7:
        return { not: condition(from, depth + 1) }
      case 8:
        return { all: [condition(from, depth + 1), condition(from, depth + 1)] }
      case 9:
        return { any: [condition(from, depth + 1), condition(from, depth + 1)] }
      case 10: {
        const children = catalog.relationships.filter((step) => step.to === from.name)
        if (children.length === 0) return condition(from, 2)
        const step = random.pick(children)
        return {
          related: step.from,
          some: random.chance(0.6),
          where: random.chance(0.5) ? condition(dataset(step.from), depth + 2) : null,
          via: [step.name],
        }
      }
      default:
        return random.chance(0.5)
          ? {
              compare: random.pick(COMPARISONS),
              left: number(from),
              right: {
                question: {
                  measures: [
                    { fn: random.pick(['avg', 'max', 'min'] as const), of: number(random.pick(catalog.datasets)) },
                  ],
                  by: [],
                },
              },
            }
          : { in: word(from), values: { question: listing(random.pick(catalog.datasets), true) } }
    }
  }
  function measure(from: Dataset, exact: boolean): Measure {
    const own = random.chance(0.25) ? { where: condition(from, 1) } : {}
    const roll = random.below(exact ? 6 : 13)
    if (roll < 3) {
      const named = catalog.metrics.filter(
        ({ name }) => name.startsWith(`${from.name}_`) && (!exact || name.endsWith('_total')),
      )
      return named.length > 0 && random.chance(0.4)
        ? { metric: random.pick(named).name, ...own }
        : { count: from.name, ...own }
    }
    if (roll < 6) {
      const fn = random.pick(EXACT)
      const of = fn === 'sum' ? number(from) : random.pick([number(from), word(from), time(from)])
      return { fn, of, rows: from.name, ...own }
    }
    if (roll < 8)
      return {
        fn: random.pick(STATISTICS),
        of: field(from, ['amount', 'price']),
        rows: from.name,
        p: random.pick([0.1, 0.25, 0.9]),
        ...own,
      }
    if (roll === 8)
      return {
        fn: random.pick(['mode', 'first', 'last'] as const),
        of: random.pick([word(from), number(from), time(from)]),
        rows: from.name,
        ...own,
      }
    if (roll === 9)
      return {
        fn: random.pick(['any', 'every'] as const),
        of: random.chance(0.5) ? field(from, ['flag']) : { test: condition(from, 2) },
        rows: from.name,
        ...own,
      }
    if (roll === 10)
      return {
        fn: random.pick(['correlation', 'correlation_p', 'covariance', 'slope'] as const),
        of: field(from, ['amount']),
        and: field(from, ['price', 'amount']),
        rows: from.name,
        ...own,
      }
    if (roll === 11)
      return {
        op: random.pick(['+', '-', '*', '/'] as const),
        left: measure(from, true),
        right: random.chance(0.5) ? { count: from.name } : { value: 3 },
      }
    return { fn: random.pick(['sum', 'count', 'min', 'max'] as const), of: numeric(from), rows: from.name, ...own }
  }
  function dimension(from: Dataset): Dimension {
    const roll = random.below(9)
    if (roll < 3)
      return { of: random.chance(0.7) ? word(from) : text(from), ...(random.chance(0.15) ? { empty: true } : {}) }
    if (roll < 6) {
      const of = time(from)
      const timed = 'field' in of && of.field.field !== 'day' && of.field.field !== 'id'
      const grain = random.pick(timed ? ([...GRAINS, 'hour', 'minute', 'hour_of_day'] as Grain[]) : GRAINS)
      const fills = ['year', 'fiscal_year', 'quarter', 'month', 'week'].includes(grain) && random.chance(0.15)
      return 'field' in of && of.field.field === 'id' ? { of } : { of, grain, ...(fills ? { empty: true } : {}) }
    }
    if (roll === 6) return { of: field(from, ['flag']) }
    if (roll === 7)
      return {
        of: field(from, ['amount', 'price']),
        bins: random.pick([{ width: 10 }, { width: 2.5, start: 1 }, { count: 4 }, { edges: [0, 1, 100] }]),
      }
    const children = catalog.relationships.filter((step) => step.to === from.name)
    if (children.length === 0) return { of: field(from, ['whole', 'id']) }
    const step = random.pick(children)
    const of = dataset(step.from)
    return {
      of: {
        rollup: random.pick<Measure>([
          { count: of.name },
          { fn: 'sum', of: { field: { dataset: of.name, field: 'amount' } } },
          { fn: 'max', of: { field: { dataset: of.name, field: 'whole' } }, where: condition(of, 2) },
        ]),
        via: [step.name],
      },
    }
  }
  function listing(from: Dataset, oneColumn = false): Question {
    const fields = oneColumn
      ? [{ of: word(from) }]
      : Array.from({ length: 1 + random.below(4) }, () => ({
          of: random.pick([
            () => text(from),
            () => numeric(from),
            () => time(from),
            () => field(from, ['flag', 'id']),
            ...(from.ordered ? [() => ({ position: from.name })] : []),
          ])(),
        }))
    const distinct = random.chance(0.2)
    return {
      measures: [],
      by: [],
      dataset: from.name,
      fields,
      ...(distinct ? { distinct } : {}),
      ...(random.chance(0.5) ? { where: condition(from) } : {}),
      ...(random.chance(0.5)
        ? {
            order: [
              {
                column:
                  distinct || random.chance(0.5)
                    ? { field: 0 }
                    : { of: random.pick([word(from), number(from), time(from)]) },
                descending: random.chance(0.5),
              },
            ],
          }
        : {}),
      ...(random.chance(0.4) ? { limit: 1 + random.below(6) } : {}),
      ...(random.chance(0.1) ? { offset: random.below(3) } : {}),
      ...(random.chance(0.1) && !oneColumn ? { limitWithin: { n: 1 + random.below(2), by: [0] } } : {}),
    }
  }
  function grouped(): Question {
    const home = random.pick(catalog.datasets)
    const others = random.chance(0.3) ? catalog.datasets.filter(() => random.chance(0.4)) : []
    const shown = random.chance(0.5)
    const measures = [
      measure(home, shown),
      ...others.map((other) => measure(other, shown)),
      ...(random.chance(0.3) ? [measure(home, shown)] : []),
    ]
    if (!shown && random.chance(0.15)) {
      const inner: Question = { measures: [measure(home, true)], by: [dimension(home)] }
      if (!('metric' in (inner.measures[0] as Measure)))
        measures.push({ fn: random.pick(['count', 'distinct'] as const), over: inner })
    }
    // Only one group is filled up: the weeks of 25 years by the weeks of 25 years are too many.
    const by = Array.from({ length: random.pick([0, 1, 1, 1, 2, 2, 3]) }, () => dimension(home)).map(
      ({ empty, ...rest }, i) => (empty && i === 0 ? { ...rest, empty } : rest),
    )
    const question: Question = { measures, by, ...(random.chance(0.5) ? { where: condition(home) } : {}) }
    return shown ? cutAndCompared(question) : question
  }
  /** What looks at the values of measures: only where all engines compute them to the last digit. */
  function cutAndCompared(question: Question): Question {
    const { measures, by } = question
    const over: Over[] =
      random.chance(0.4) && by.length > 0
        ? [
            {
              kind: random.pick([
                'share',
                'change',
                'growth',
                'running',
                'moving',
                'rank',
                'cumulative_share',
              ] as const),
              measure: random.below(measures.length),
              ...(random.chance(0.3) ? { n: 1 + random.below(3) } : {}),
              ...(random.chance(0.3) ? { within: [random.below(by.length)] } : {}),
              ...(random.chance(0.2) ? { from: random.below(measures.length) } : {}),
            },
          ]
        : []
    const against = by.findIndex(({ of }) => 'field' in of && of.field.field === 'word')
    if (against >= 0 && random.chance(0.2))
      over.push({ kind: 'difference', measure: 0, along: against, to: random.pick(WORDS) })
    return {
      ...question,
      ...(over.length > 0 ? { over } : {}),
      ...(random.chance(0.2)
        ? { having: [{ column: { measure: 0 }, compare: random.pick(COMPARISONS), value: random.pick([0, 1, 2]) }] }
        : {}),
      ...(random.chance(0.5)
        ? { order: [{ column: { measure: random.below(measures.length) }, descending: random.chance(0.6) }] }
        : {}),
      ...(random.chance(0.3) ? { limit: 1 + random.below(5) } : {}),
      ...(random.chance(0.1) && by.length > 1 ? { limitWithin: { n: 1, by: [0] } } : {}),
      ...(random.chance(0.1)
        ? {
            compare: [
              { label: 'a', where: condition(random.pick(catalog.datasets), 2) },
              { label: 'b', where: condition(random.pick(catalog.datasets), 2) },
            ],
          }
        : {}),
    }
  }
  return (): Question => (random.chance(0.3) ? listing(random.pick(catalog.datasets)) : grouped())
}
