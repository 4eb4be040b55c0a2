import { fenceOf, tagOf } from '../documents/write-markup.ts'
import { type Catalog, type Controls, compileWithControls, type Question } from '../question/index.ts'
import { findSubject, grainWord, groupsOrder, inSentence, measuresFor, type Subject, trendBy } from './subject.ts'

const maxGroups = 15
const maxListed = 100

/**
 * A dashboard of what the words ask for ("sales"): numbers, a trend, what they are made of and a table, with a period and one
 * choice to narrow them. Null when the data holds nothing to measure. `sourceOf` names the place of some data sources.
 */
export function suggestDashboard(
  catalog: Catalog,
  words: string,
  sourceOf: (dataSourceIds: string[]) => string | null,
): { title: string; markup: string } | null {
  const subject = findSubject(catalog, words)
  if (!subject) return null
  const { measures, dimensions, time } = subject
  const main = measures[0]!
  const filter = dimensions.find(({ values, type }) => values <= 30 && type === 'text')
  const controls: Controls = {
    period: time?.isDate ? { of: time.of, name: 'period' } : null,
    choice: filter ? { of: filter.of, name: 'choice' } : null,
  }
  const written = (question: Partial<Question>, narrowed = controls) =>
    compileWithControls({ measures: [], by: [], ...question }, catalog, narrowed)
  const block = (name: string, { sql, sources }: ReturnType<typeof written>) => fenceOf(name, sql, sourceOf(sources))

  const blocks: string[] = [
    [
      ...(controls.period ? [tagOf('daterange', { name: 'period', label: 'Period' })] : []),
      ...(filter ? [tagOf('select', { name: 'choice', label: filter.label, options: 'choices', all: true })] : []),
    ].join('\n'),
  ]
  if (filter)
    blocks.push(
      block(
        'choices',
        written(
          {
            dataset: datasetOf(filter.of, subject),
            fields: [{ of: filter.of }],
            distinct: true,
            where: { not: { missing: filter.of } },
            order: [{ column: { field: 0 }, descending: false }],
          },
          {},
        ),
      ),
    )
  const totals = written({ measures: measures.map(({ measure }) => measure) })
  blocks.push(
    block('totals', totals),
    `{% grid columns=${Math.min(4, measures.length)} %}\n${measures.map(({ label }, i) => tagOf('metric', { query: 'totals', title: label, value: totals.columns[i]?.name })).join('\n')}\n{% /grid %}`,
  )
  if (time) {
    const trend = written({ measures: [main.measure], by: [trendBy(time)], where: { not: { missing: time.of } } })
    const [x, y] = trend.columns.map(({ name }) => name)
    blocks.push(
      block('trend', trend),
      tagOf('chart', { query: 'trend', type: 'line', x, y, title: `${main.label} by ${grainWord(time)}` }),
    )
  }
  const shown = dimensions.slice(0, 2).map((dimension, index) => {
    const shownMeasure = measuresFor(dimension, measures)[0]!
    const split = written({
      measures: [shownMeasure.measure],
      by: [{ of: dimension.of, label: dimension.label }],
      order: groupsOrder(dimension),
      limit: maxGroups,
    })
    blocks.push(block(`split_${index + 1}`, split))
    const [x, y] = split.columns.map(({ name }) => name)
    return tagOf('chart', {
      query: `split_${index + 1}`,
      type: 'bar',
      x,
      y,
      title:
        dimension.each && dimension.values > maxGroups
          ? `${shownMeasure.label}: the ${maxGroups} highest`
          : `${shownMeasure.label} by ${inSentence(dimension.label)}`,
      horizontal: true,
    })
  })
  if (shown.length > 0) blocks.push(`{% grid columns=${shown.length} %}\n${shown.join('\n')}\n{% /grid %}`)
  const listed = dimensions.find(({ each }) => !each) ?? dimensions[0]
  if (listed) {
    const told = measuresFor(listed, measures)
    const list = written({
      measures: told.map(({ measure }) => measure),
      by: [{ of: listed.of, label: listed.label }],
      order: groupsOrder(listed),
      limit: maxListed,
    })
    blocks.push(
      block('list', list),
      tagOf('table', {
        query: 'list',
        title: `All by ${inSentence(listed.label)}`,
        totals: told.flatMap(({ adds }, i) => (adds ? [list.columns[i + 1]?.name] : [])),
      }),
    )
  }
  const title = time ? `${main.label} over time` : main.label
  return { title, markup: `${blocks.filter((text) => text !== '').join('\n\n')}\n` }
}

const datasetOf = (of: { field?: { dataset: string } } | object, { dataset }: Subject): string =>
  'field' in of && of.field ? of.field.dataset : dataset
