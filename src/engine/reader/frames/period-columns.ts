import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, EdgeOf, FrameConstruction, NamedField, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { amountOf, and, defaultFunction, isAmount, namedFields, percent } from '../fields.ts'
import { identifierStems } from '../words/words.ts'
import { goesUp } from './changes.ts'
import { toldInPercent } from './comparisons.ts'
import { dimensionsFor, groupTargets, limitOf } from './shared.ts'

const year = /^(?:19|20)\d\d$/

/** What a column says of one year: "visitors 2019" is of visitors, and of 2019. */
const yearOf = ({ field }: NamedField): { core: string; year: string } | null => {
  const stems = identifierStems(field.label)
  const years = stems.filter((own) => year.test(own))
  const core = stems.filter((own) => !year.test(own)).join(' ')
  return years.length === 1 && years[0] && core !== '' && isAmount(field) ? { core, year: years[0] } : null
}

/** Columns of the same amount in the two years that are held against each other, the earlier first. */
const twoColumns = (chart: Chart, base: Dataset, sides: EdgeOf<'sides'>): [NamedField, NamedField] | null => {
  if (sides.sides.length !== 2 || !sides.sides.every(({ label }) => year.test(label))) return null
  const known = namedFields(base).flatMap((named) => {
    const own = yearOf(named)
    return own ? [{ named, ...own }] : []
  })
  const [a = [], b = []] = sides.sides.map(({ label }) => known.filter((each) => each.year === label))
  const pairs = a.flatMap((earlier) =>
    b.filter((later) => later.core === earlier.core).map((later) => ({ earlier, later })),
  )
  const words = new Set(chart.tokens.map(({ stem }) => stem))
  const said = pairs.filter(({ earlier }) => earlier.core.split(' ').every((own) => words.has(own)))
  // "which park grew fastest": in what there is of both years
  const isElse = chart.tokens.some((_, at) =>
    chart.of(at, 'field').some(({ field, how }) => how === 'exact' && isAmount(field)),
  )
  const [pair, ...others] = said.length > 0 || isElse ? said : pairs
  return pair && others.length === 0 ? [pair.earlier.named, pair.later.named] : null
}

/** Whether the years that are held against each other have columns of their own, so that no date is meant. */
export const hasPeriodColumns = (chart: Chart): boolean =>
  chart.tokens.some((_, at) =>
    chart
      .of(at, 'sides')
      .some((sides) => chart.catalog.datasets.some((base) => twoColumns(chart, base, sides) !== null)),
  )

const all = (named: NamedField): Measure => ({ fn: defaultFunction(named.field), of: amountOf(named) })

/** "by how many percent did visitors grow from 2022 to 2023", where each year has a column of its own. */
export const periodColumns: FrameConstruction = {
  name: 'columns of two years',
  examples: [
    'by how many percent did visitors grow from 2022 to 2023, of columns visitors 2022 and visitors 2023',
    'which park lost the most visitors from 2019 to 2022',
    'how many parks lost visitors from 2019 to 2022',
  ],
  apply(parts) {
    const over = parts.of('over').find((o) => ['change', 'growth'].includes(o.over.kind))
    if (!over) return []
    return parts.bases.flatMap((base): Candidate[] => {
      const [sides] = parts.of('sides')
      const two = sides ? twoColumns(parts.chart, base, sides) : null
      const where = two && conditionsOn(parts, base, parts.of('sides'))
      const groups = dimensionsFor(parts, base)
      if (!two || where === null || !groups) return []
      const [earlier, later] = two
      const isPercent = over.over.kind === 'growth' || toldInPercent(parts)
      const change: Measure = { op: '-', left: all(later), right: all(earlier) }
      const asked: Asked = {
        base,
        where: where ?? undefined,
        change: isPercent ? percent(change, all(earlier)) : change,
        over,
        test: {
          compare: over.falls ? '<' : '>',
          left: { op: '-', left: amountOf(later), right: amountOf(earlier) },
          right: { value: 0 },
        },
      }
      if (parts.of('superlative').length > 0) return most(parts, asked)
      if (isCounted(parts) || /^(?:which|what|list|show|name)$/.test(parts.chart.word(0))) return changed(parts, asked)
      const question: Question = { measures: [asked.change], by: groups.dims, ...(where ? { where } : {}) }
      return [candidate(periodColumns.name, parts, question, ['difference', 'sides'], null)]
    })
  },
}

type Asked = { base: Dataset; where: Condition | undefined; change: Measure; over: EdgeOf<'over'>; test: Condition }

const isCounted = (parts: Parts): boolean =>
  parts.of('ask').some(({ what }) => what === 'count') ||
  parts.of('measure').some(({ fn }) => /^(?:count|distinct)/.test(fn))

/** Which of them changed the most. */
const most = (parts: Parts, { base, where, change, over }: Asked): Candidate[] => {
  const [sup] = parts.of('superlative')
  if (!sup) return []
  return groupTargets(parts, base)
    .slice(0, 3)
    .map(({ dims, names }) => {
      const question: Question = {
        measures: [change],
        by: dims,
        ...(where ? { where } : {}),
        order: [{ column: { measure: 0 }, descending: goesUp(over, sup) }],
        ...limitOf(sup),
        ...(sup.n === null ? { asked: (names ?? dims.map((_, i) => i)).map((i) => ({ by: i })) } : {}),
      }
      return candidate(periodColumns.name, parts, question, ['between two'], null)
    })
}

/** Those that rose or fell, counted or listed. */
const changed = (parts: Parts, { base, where, test }: Asked): Candidate[] => {
  const both = and([...(where ? [where] : []), test]) as Condition
  if (isCounted(parts))
    return [
      candidate(periodColumns.name, parts, { measures: [{ count: base.name }], by: [], where: both }, ['count'], null),
    ]
  return groupTargets(parts, base)
    .slice(0, 2)
    .map(({ dims }) => {
      const question: Question = {
        measures: [],
        by: [],
        dataset: base.name,
        fields: dims.map(({ of }) => ({ of })),
        where: both,
      }
      return candidate(periodColumns.name, parts, question, ['list', 'said'], null)
    })
}
