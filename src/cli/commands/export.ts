import path from 'node:path'
import type { Client, NamedFile } from '../../client/index.ts'
import { nearest } from '../../platform/nearest.ts'
import { type Command, type Input, jsonOption, serviceOptions } from '../command.ts'
import { usageError } from '../exit.ts'
import { findOne } from '../find.ts'
import { connect } from '../profile.ts'
import { saveFile } from '../save-file.ts'
import { paramOption, paramsOf, statementOf } from './query.ts'

/** The format that is asked for, or that the name of the file says. */
function formatOf<F extends string>({ text }: Input, file: string, formats: readonly F[]): F {
  const given = (text('format') ?? path.extname(file).slice(1)).toLowerCase()
  const format = formats.find((each) => each === given)
  if (format) return format
  throw usageError(
    given === '' ? `the format of ${file} is not clear` : `"${given}" is no format that this can be exported to`,
    `end the name of the file with one of .${formats.join(' .')}, or give --format`,
  )
}

async function* dashboardsOf(client: Client, input: Input) {
  const wanted = input.text('space')
  const spaces = wanted
    ? [await findOne('space', wanted, client.list('/spaces'), (one) => one.name)]
    : client.list('/spaces')
  for await (const { id } of spaces) yield* client.list('/spaces/{id}/dashboards', { path: { id } })
}

const tableFormats = ['csv', 'xlsx', 'parquet'] as const
const documentFormats = ['pdf', 'html', 'md', 'xlsx'] as const

type Exporter = {
  /** What stands between the kind and the file. */
  takes: string[]
  make(input: Input, client: Client, words: string[], file: string): Promise<NamedFile>
}
const exporters: Record<string, Exporter> = {
  query: {
    takes: ['SOURCE', 'SQL'],
    async make(input, client, [wanted, statement], file) {
      const format = formatOf(input, file, tableFormats)
      const sql = statementOf(statement!)
      const { id } = await findOne('data source', wanted!, client.list('/data-sources'), (one) => one.name)
      const params = paramsOf(input)
      const body = { sql, ...(params && { params }) }
      const { signal } = input
      return client.file('POST', '/data-sources/{id}/query/export', { path: { id }, query: { format }, body, signal })
    },
  },
  dataset: {
    takes: ['DATASET'],
    async make(input, client, [wanted], file) {
      const format = formatOf(input, file, tableFormats)
      const { id } = await findOne('dataset', wanted!, client.list('/datasets'), (one) => one.name)
      return client.file('GET', '/datasets/{id}/export', { path: { id }, query: { format }, signal: input.signal })
    },
  },
  report: {
    takes: ['REPORT'],
    async make(input, client, [wanted], file) {
      const format = formatOf(input, file, documentFormats)
      const { id } = await findOne('report', wanted!, client.list('/reports'), (one) => one.title)
      return client.file('GET', '/reports/{id}/export', { path: { id }, query: { format }, signal: input.signal })
    },
  },
  dashboard: {
    takes: ['DASHBOARD'],
    async make(input, client, [wanted], file) {
      const format = formatOf(input, file, documentFormats)
      const { id } = await findOne('dashboard', wanted!, dashboardsOf(client, input), (one) => one.title)
      return client.file('GET', '/dashboards/{id}/export', { path: { id }, query: { format }, signal: input.signal })
    },
  },
}

const kinds = Object.keys(exporters)

export const exportCommand: Command = {
  name: 'export',
  summary: 'get a query, a dataset, a report or a dashboard as a file',
  usage: Object.entries(exporters).map(([kind, { takes }]) => `${kind} ${takes.join(' ')} FILE`),
  minArguments: 3,
  maxArguments: 4,
  about: `The end of FILE's name says the format, unless --format does: .csv .xlsx .parquet for queries and datasets, .pdf .html .md .xlsx
for reports and dashboards. FILE may be - (standard output) with --format. Things are named by their name or id. Text that a
spreadsheet would take for a formula is marked as text.`,
  options: {
    format: { value: 'FORMAT', about: 'The format, when the name of the file does not say it' },
    param: paramOption,
    space: { value: 'SPACE', about: 'Look for a dashboard in this space alone' },
    json: jsonOption,
    ...serviceOptions,
  },
  examples: [
    ['tallyroom export dataset Customers customers.xlsx', 'a dataset as a workbook'],
    ['tallyroom export query Sales "select * from sales" sales.parquet', 'all rows of a query'],
    ['tallyroom export report "Weekly numbers" week.pdf', 'a report to print'],
    ['tallyroom export dashboard Overview overview.pdf --space Shop', 'a dashboard as it is now'],
  ],
  async run(input) {
    const [kind, ...rest] = input.args as [string, ...string[]]
    const exporter = exporters[kind]
    if (!exporter) {
      const near = nearest(kind, kinds)
      throw usageError(`"${kind}" cannot be exported`, near ? `did you mean ${near}?` : `there are ${kinds.join(', ')}`)
    }
    if (rest.length !== exporter.takes.length + 1)
      throw usageError(`it must look like: tallyroom export ${kind} ${exporter.takes.join(' ')} FILE`)
    const file = rest.at(-1)!
    const { client } = connect(input)
    await saveFile(input.terminal, await exporter.make(input, client, rest.slice(0, -1), file), file)
  },
}
