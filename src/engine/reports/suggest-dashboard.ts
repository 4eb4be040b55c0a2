import { questionFence, tagOf } from '../documents/write-markup.ts'
import { type Catalog, check, compile, type Expression, type Measure, type Question } from '../question/index.ts'
import {
  findSubject,
  grainWord,
  groupsOrder,
  inSentence,
  measuresFor,
  type Subject,
  trendBy,
  type Wanted,
} from './subject.ts'

const maxGroups = 15
const maxListed = 100

/**
 * A dashboard of what the words ask for ("sales"): numbers, a trend, what they are made of and a table, with a period and one
 * choice to narrow them. Null when the data holds nothing to measure.
 */
export function suggestDashboard(
  catalog: Catalog,
  words: string,
  wanted: Wanted = {},
): { title: string; markup: string } | null {
  const subject = findSubject(catalog, words, wanted)
  if (!subject) return null
  const { measures, dimensions, time } = subject
  const main = measures[0]!
  const filter = dimensions.find(({ of, values, type }) => values <= 30 && type === 'text' && fieldName(of) !== null)
  const blocks: string[] = []
  /** The names of its columns: what its views draw. */
  const asked = (name: string, parts: Partial<Question>): string[] => {
    const question: Question = { measures: [], by: [], ...parts }
    blocks.push(questionFence(name, question))
    return compile(question, catalog).columns.map((column) => column.name)
  }
  const period = time?.isDate ? fieldName(time.of) : null
  if (period !== null) blocks.push(tagOf('daterange', { name: 'period', label: 'Period', field: period }))
  if (filter) {
    const field = fieldName(filter.of)
    blocks.push(tagOf('select', { name: 'choice', label: filter.label, field, options: 'choices', all: true }))
    asked('choices', {
      dataset: datasetOf(filter.of, subject),
      fields: [{ of: filter.of }],
      distinct: true,
      where: { not: { missing: filter.of } },
      order: [{ column: { field: 0 }, descending: false }],
    })
  }
  const totals = asked('totals', { measures: measures.map(({ measure }) => measure) })
  const numbers = measures.map(({ label }, i) => tagOf('metric', { query: 'totals', title: label, value: totals[i] }))
  blocks.push(`{% grid columns=${Math.min(4, measures.length)} %}\n${numbers.join('\n')}\n{% /grid %}`)
  if (time) {
    const [x, y] = asked('trend', {
      measures: [main.measure],
      by: [trendBy(time)],
      where: { not: { missing: time.of } },
    })
    blocks.push(tagOf('chart', { query: 'trend', type: 'line', x, y, title: `${main.label} by ${grainWord(time)}` }))
  }
  const shown = dimensions.slice(0, 2).map((dimension, index) => {
    const shownMeasure = measuresFor(dimension, measures)[0]!
    const [x, y] = asked(`split_${index + 1}`, {
      measures: [shownMeasure.measure],
      by: [{ of: dimension.of, label: dimension.label }],
      order: groupsOrder(dimension),
      limit: maxGroups,
    })
    return tagOf('chart', {
      query: `split_${index + 1}`,
      type: 'bar',
      x,
      y,
      title:
        dimension.each && dimension.values > maxGroups
          ? `${shownMeasure.label}: the ${maxGroups} highest`
          : titleBy(shownMeasure.label, dimension.label),
      horizontal: true,
    })
  })
  if (shown.length > 0) blocks.push(`{% grid columns=${shown.length} %}\n${shown.join('\n')}\n{% /grid %}`)
  const listed = dimensions.find(({ each }) => !each) ?? dimensions[0]
  if (listed) {
    const told = measuresFor(listed, measures).filter(({ measure }) => canBeGrouped(measure, listed.of, catalog))
    const list = asked('list', {
      measures: told.map(({ measure }) => measure),
      by: [{ of: listed.of, label: listed.label }],
      order: groupsOrder(listed),
      limit: maxListed,
    })
    blocks.push(
      tagOf('table', {
        query: 'list',
        title: titleBy('All figures', listed.label),
        totals: told.flatMap(({ adds }, i) => (adds ? [list[i + 1]] : [])),
      }),
    )
  }
  const title = time ? `${main.label} over time` : main.label
  return { title, markup: `${blocks.join('\n\n')}\n` }
}

/** A heading that asks something is a title by itself. */
const titleBy = (figures: string, dimension: string): string =>
  dimension.endsWith('?') ? dimension : `${figures} by ${inSentence(dimension)}`

/** Metrics that somebody chose may be of rows that know nothing of the field. */
const canBeGrouped = (measure: Measure, of: Expression, catalog: Catalog): boolean =>
  check({ measures: [measure], by: [{ of }] }, catalog).ok

/** As a control names it; null where no single field is meant. */
const fieldName = (of: Expression): string | null =>
  'field' in of && of.field.via === undefined && !of.field.dataset.includes('.')
    ? `${of.field.dataset}.${of.field.field}`
    : null

const datasetOf = (of: { field?: { dataset: string } } | object, { dataset }: Subject): string =>
  'field' in of && of.field ? of.field.dataset : dataset
