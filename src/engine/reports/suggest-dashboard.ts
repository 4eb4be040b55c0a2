import type { DescribedSource } from '../analyst/tool-contract.ts'
import { fenceOf, tagOf } from '../documents/write-markup.ts'
import { findSubject } from './subject.ts'

/**
 * A dashboard of what the words ask for ("sales"): numbers, a trend, what they are made of and a table, with a period and one
 * choice to narrow them. Null when the sources hold nothing to measure.
 */
export function suggestDashboard(
  sources: DescribedSource[],
  today: string,
  words: string,
): { title: string; markup: string } | null {
  const subject = findSubject(sources, today, words)
  if (!subject) return null
  const { dialect, measures, dimensions, date, from } = subject
  const source = sourceName(sources, subject.source)
  const main = measures[0]!
  const filter = dimensions.find(({ values }) => values <= 30)
  const conditions = [
    ...(date ? [`${dialect.period('day', date.sql)} BETWEEN {{period.from}} AND {{period.to}}`] : ['1 = 1']),
  ].join(' AND ')
  const narrowed = filter ? `\n[[ AND ${filter.sql} = {{choice}} ]]` : ''
  const where = `WHERE ${conditions}${narrowed}`
  const columns = measures.map((each) => `${each.sql} AS ${dialect.quote(each.name)}`).join(',\n  ')
  const blocks: string[] = []
  const title = `${main.label}${date ? ' over time' : ''}`

  const controls = [
    ...(date ? [tagOf('daterange', { name: 'period', label: 'Period' })] : []),
    ...(filter ? [tagOf('select', { name: 'choice', label: filter.label, options: 'choices', all: true })] : []),
  ]
  blocks.push(controls.join('\n'))
  if (filter)
    blocks.push(
      fenceOf(
        'choices',
        `SELECT DISTINCT ${filter.sql} AS choice\nFROM ${from}\nWHERE ${filter.sql} IS NOT NULL\nORDER BY 1`,
        source,
      ),
    )
  blocks.push(
    fenceOf('totals', `SELECT ${columns}\nFROM ${from}\n${where}`, source),
    `{% grid columns=${Math.min(4, measures.length)} %}\n${measures.map(({ label, name }) => tagOf('metric', { query: 'totals', title: label, value: name })).join('\n')}\n{% /grid %}`,
  )
  if (date) {
    const month = dialect.period('month', date.sql)
    blocks.push(
      fenceOf(
        'trend',
        `SELECT ${month} AS period, ${main.sql} AS ${dialect.quote(main.name)}\nFROM ${from}\n${where}\nGROUP BY ${month}\nORDER BY 1`,
        source,
      ),
      tagOf('chart', { query: 'trend', type: 'line', x: 'period', y: main.name, title: `${main.label} by month` }),
    )
  }
  const shown = dimensions.slice(0, 2)
  for (const [index, dimension] of shown.entries())
    blocks.push(
      fenceOf(
        `split_${index + 1}`,
        `SELECT ${dimension.sql} AS ${dialect.quote(dimension.name)}, ${main.sql} AS ${dialect.quote(main.name)}\nFROM ${from}\n${where}\nGROUP BY ${dimension.sql}\nORDER BY 2 DESC\nLIMIT 15`,
        source,
      ),
    )
  if (shown.length > 0)
    blocks.push(
      `{% grid columns=${shown.length} %}\n${shown.map((dimension, index) => tagOf('chart', { query: `split_${index + 1}`, type: 'bar', x: dimension.name, y: main.name, title: `By ${dimension.label.toLowerCase()}`, horizontal: true })).join('\n')}\n{% /grid %}`,
    )
  const listed = dimensions[0]
  if (listed)
    blocks.push(
      fenceOf(
        'list',
        `SELECT ${listed.sql} AS ${dialect.quote(listed.name)},\n  ${columns}\nFROM ${from}\n${where}\nGROUP BY ${listed.sql}\nORDER BY ${dialect.quote(main.name)} DESC\nLIMIT 100`,
        source,
      ),
      tagOf('table', {
        query: 'list',
        title: `All by ${listed.label.toLowerCase()}`,
        totals: measures.filter(({ sql }) => !sql.startsWith('AVG')).map(({ name }) => name),
      }),
    )
  return { title, markup: `${blocks.filter((block) => block !== '').join('\n\n')}\n` }
}

/** A single file is named itself, so that its tables are found whatever else is attached later. */
function sourceName(sources: DescribedSource[], source: string): string {
  const found = sources.find((each) => each.source === source)
  return found?.parts.length === 1 ? found.parts[0]!.name : source
}
