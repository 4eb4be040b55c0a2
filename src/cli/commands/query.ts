import { readFileSync } from 'node:fs'
import { writeJson } from '../../client/index.ts'
import { type Command, type Input, serviceOptions } from '../command.ts'
import { usageError } from '../exit.ts'
import { findOne } from '../find.ts'
import { connect } from '../profile.ts'
import { saveFile } from '../save-file.ts'
import { drawTable } from '../table.ts'
import { countInWords } from '../terminal.ts'

/** `-` takes the statement from the standard input. */
export const statementOf = (text: string): string => {
  const sql = text === '-' ? readFileSync(0, 'utf8') : text
  if (sql.trim() === '') throw usageError('the statement is empty')
  return sql
}

export const paramOption = {
  value: 'NAME=VALUE',
  many: true,
  about: 'A value for :NAME in the statement; numbers and true, false, null are taken as such',
}

type Scalar = string | number | boolean | null
export function paramsOf({ texts }: Pick<Input, 'texts'>): Record<string, Scalar> | undefined {
  const given = texts('param')
  if (given.length === 0) return undefined
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=')
      if (at < 1) throw usageError(`--param ${text}: it must look like NAME=VALUE`)
      const value = text.slice(at + 1)
      const plain = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?)$/.test(value)
      return [text.slice(0, at), plain ? (JSON.parse(value) as Scalar) : value]
    }),
  )
}

export const query: Command = {
  name: 'query',
  summary: 'run SQL on a data source',
  usage: ['SOURCE SQL [--csv FILE | --json]', 'SOURCE - < statement.sql'],
  minArguments: 2,
  maxArguments: 2,
  about: `Runs one statement that reads, in the dialect of the data source, and draws its rows as a table. Ctrl-C stops the query at the
service too. SOURCE is a name or an id.`,
  options: {
    csv: { value: 'FILE', about: 'Write all rows to this file instead; - for the standard output' },
    json: { about: 'Write the rows as JSON, one object' },
    'max-rows': { value: 'COUNT', about: 'At maxRows so many rows (default: 1000 drawn, all in a file)' },
    param: paramOption,
    ...serviceOptions,
  },
  examples: [
    ['tallyroom query Sales "select region, sum(amount) from sales group by 1"', 'a table'],
    [
      'tallyroom query Sales "select * from sales where day >= :day" --param day=2024-01-01 --csv new.csv',
      'with a value',
    ],
    ['tallyroom query Sales - --json < monthly.sql | jq .data', 'for a program'],
  ],
  async run(input) {
    const { args, text, terminal, signal } = input
    const [wanted, statement] = args as [string, string]
    const csv = text('csv')
    if (csv !== undefined && terminal.json) throw usageError('--csv and --json do not go together')
    const maxRows = text('max-rows')
    if (maxRows !== undefined && !/^[1-9]\d*$/.test(maxRows))
      throw usageError(`--max-rows: "${maxRows}" is no whole number`)
    const sql = statementOf(statement)
    const { client } = connect(input)
    const { id } = await findOne('data source', wanted, client.list('/data-sources'), (one) => one.name)
    const params = paramsOf(input)
    const body = { sql, ...(params && { params }), ...(maxRows && { maxRows: Number(maxRows) }) }
    if (csv !== undefined) {
      const options = { path: { id }, query: { format: 'csv' as const }, body, signal }
      await saveFile(terminal, await client.file('POST', '/data-sources/{id}/query/export', options), csv)
      return
    }
    const result = await client.post('/data-sources/{id}/query', { path: { id }, body, signal })
    if (terminal.json) {
      terminal.print(`${writeJson(result)}\n`)
      return
    }
    const rows = result.data.map((row) => result.columns.map((column) => row[column]))
    terminal.print(drawTable(terminal, result.columns, rows))
    const count = countInWords(rows.length, 'row')
    terminal.say(
      terminal.style.dim(
        result.truncated
          ? `${count}; there are more: give --max-rows, or --csv FILE for all`
          : `${count}, ${Math.round(result.elapsedMs)} ms`,
      ),
    )
  },
}
