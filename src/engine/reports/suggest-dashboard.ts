import { questionFence, tagOf } from '../documents/write-markup.ts'
import { type Catalog, check, compile, type Expression, type Measure, type Question } from '../question/index.ts'
import { findSubject, grainWord, type Subject, trendBy, type Wanted } from './subject.ts'
import { groupsOrder, measuresFor, type SubjectDimension } from './subject-dimensions.ts'
import { inSentence, sentenceCase } from './subject-words.ts'

const maxGroups = 15
const maxListed = 1000

/**
 * A dashboard of what the words ask for ("sales"): numbers, a trend, what they are made of and a table, with a period and one
 * choice to narrow them. Null when the data holds nothing to measure.
 */
export function suggestDashboard(
  catalog: Catalog,
  words: string,
  wanted: Wanted = {},
  /** What the data as a whole is called. */
  name: string | null = null,
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
  const split = (dimension: SubjectDimension, index: number): string => {
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
      title: splitTitle(shownMeasure.label, dimension),
      horizontal: true,
    })
  }
  const putList = (listed: SubjectDimension) => {
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
        // Those of a question are of the whole: of averages and counts of different things as well.
        totals: told.map((_, i) => list[i + 1]),
      }),
    )
  }
  const shown = dimensions.slice(0, 2)
  const saidFirst = shown.filter(({ said }) => said)
  const inGrid = (tags: string[]) => {
    if (tags.length > 0) blocks.push(`{% grid columns=${tags.length} %}\n${tags.join('\n')}\n{% /grid %}`)
  }
  inGrid(saidFirst.map(split))
  if (time) {
    const [x, y] = asked('trend', {
      measures: [main.measure],
      by: [trendBy(time)],
      where: { not: { missing: time.of } },
    })
    blocks.push(tagOf('chart', { query: 'trend', type: 'line', x, y, title: `${main.label} by ${grainWord(time)}` }))
  }
  inGrid(shown.slice(saidFirst.length).map((dimension, index) => split(dimension, saidFirst.length + index)))
  const listed = dimensions.find(({ each }) => !each) ?? dimensions[0]
  if (listed) putList(listed)
  const title = titleOf(subject, saidFirst, { words, wanted, name: joinsOthers(subject, catalog) ? name : null })
  return { title, markup: `${blocks.join('\n\n')}\n` }
}

const joinsOthers = ({ dataset }: Subject, { relationships }: Catalog) =>
  relationships.some(({ from }) => from === dataset)

/** What was asked for; where nothing was, what the data is called: all of it together, or the one table. */
function titleOf(
  { label, measures, time }: Subject,
  said: SubjectDimension[],
  { words, wanted, name }: { words: string; wanted: Wanted; name: string | null },
): string {
  const main = measures[0]!.label
  if (said.length > 0) return titleBy(main, said.map((one) => inSentence(one.label)).join(' and '))
  if (words.trim() !== '' || wanted.metrics?.length) return time ? `${main} over time` : main
  return wanted.dataset === undefined && name !== null ? name : sentenceCase(label)
}

const splitTitle = (figures: string, { each, values, label }: SubjectDimension): string =>
  each && values > maxGroups ? `${figures}: the ${maxGroups} highest` : titleBy(figures, label)

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
