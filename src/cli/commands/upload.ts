import { randomUUID } from 'node:crypto'
import { openAsBlob, statSync } from 'node:fs'
import path from 'node:path'
import type { Client, DataSource, ImportReport } from '../../client/index.ts'
import { type Command, type Input, jsonOption, serviceOptions } from '../command.ts'
import { CommandError, exitCodes, usageError } from '../exit.ts'
import { findOne } from '../find.ts'
import { connect } from '../profile.ts'
import { bytesInWords, countInWords, harmless, type ProgressBar } from '../terminal.ts'

const phases: Record<string, string> = {
  receiving: 'sending',
  waiting: 'waiting for its turn',
  reading: 'reading',
  typing: 'finding the types',
  writing: 'writing',
  profiling: 'looking at the columns',
}

/** How far the service has come with the file, until it has ended. Nothing depends on hearing it. */
async function follow(client: Client, uploadId: string, bar: ProgressBar, signal: AbortSignal): Promise<void> {
  try {
    for await (const { data } of client.events('/uploads/{uploadId}', { path: { uploadId }, signal })) {
      const { phase, bytes, totalBytes, rows } = JSON.parse(data) as {
        phase: string
        bytes: number
        totalBytes: number | null
        rows: number
      }
      const note = `${phases[phase] ?? phase}${rows > 0 ? `, ${countInWords(rows, 'row')}` : ''}`
      if (phase in phases && phase !== 'receiving') bar.update(bytes, totalBytes, note)
    }
  } catch {
    // The upload itself tells what went wrong.
  }
}

async function sendOne(
  input: Input,
  client: Client,
  file: string,
): Promise<{ source: DataSource; report: ImportReport }> {
  const { terminal, text, signal } = input
  const name = path.basename(file)
  const { size } = statSync(file)
  const bar = terminal.progress(name)
  const uploadId = randomUUID()
  const done = new AbortController()
  const following = follow(client, uploadId, bar, AbortSignal.any([signal, done.signal]))
  const engine = text('engine') as 'sqlite' | 'duckdb' | undefined
  try {
    // The file comes last: what follows its progress must know the id before.
    const form = { uploadId, ...(engine && { engine }), file: await openAsBlob(file) }
    const onProgress = (sent: number) =>
      bar.update(sent, size, `sending ${bytesInWords(sent)} of ${bytesInWords(size)}`)
    const replaced = text('replace')
    const grown = text('append')
    let source: DataSource
    if (grown !== undefined) {
      const { id } = await findOne('data source', grown, client.list('/data-sources'), (one) => one.name)
      const table = text('table')
      const answer = await client.upload('POST', '/data-sources/{id}/file', {
        path: { id },
        form: { uploadId, ...(table && { table }), file: form.file },
        fileName: name,
        onProgress,
        signal,
      })
      return { source: answer.dataSource, report: answer.added }
    }
    if (replaced === undefined) {
      const named = text('name')
      const fields = { ...(named && { name: named }), ...form }
      source = await client.upload('POST', '/data-sources/upload', { form: fields, fileName: name, onProgress, signal })
    } else {
      const { id } = await findOne('data source', replaced, client.list('/data-sources'), (one) => one.name)
      const answer = await client.upload('PUT', '/data-sources/{id}/file', {
        path: { id },
        form,
        fileName: name,
        onProgress,
        signal,
      })
      source = answer.dataSource
    }
    const report = await client.get('/data-sources/{id}/import-report', { path: { id: source.id } })
    return { source, report }
  } finally {
    done.abort()
    await following
    bar.end()
  }
}

function summary(
  { source, report }: { source: DataSource; report: ImportReport },
  { style }: Input['terminal'],
): string {
  const lines = [`${style.green('✔')} ${style.bold(harmless(source.name))} ${style.dim(source.id)}`]
  for (const table of report.tables) {
    const { into } = table
    lines.push(
      into === undefined
        ? `  ${harmless(table.name)}: ${countInWords(table.rows, 'row')}, ${countInWords(table.columns.length, 'column')}`
        : `  ${harmless(into)}: ${countInWords(table.rows, 'row')} added`,
    )
    const notes = [
      ...(table.skippedRows.count > 0 ? [`${countInWords(table.skippedRows.count, 'row')} skipped`] : []),
      ...(table.paddedRows.count > 0 ? [`${countInWords(table.paddedRows.count, 'short row')} filled up`] : []),
      ...(table.longRows.count > 0 ? [`${countInWords(table.longRows.count, 'row')} with too many cells`] : []),
      ...table.warnings,
      ...table.columns.flatMap((column) => column.warnings.map((warning) => `${column.name}: ${warning}`)),
    ]
    for (const note of notes.slice(0, 10)) lines.push(`    ${style.yellow('!')} ${harmless(note)}`)
    if (notes.length > 10) lines.push(style.dim(`    and ${notes.length - 10} more, in the import report`))
  }
  for (const warning of report.warnings) lines.push(`  ${style.yellow('!')} ${harmless(warning)}`)
  return `${lines.join('\n')}\n`
}

export const upload: Command = {
  name: 'upload',
  summary: 'upload spreadsheets as data sources',
  usage: ['FILE... [--space SPACE]', 'FILE --replace SOURCE', 'FILE... --append SOURCE [--table TABLE]'],
  minArguments: 1,
  maxArguments: Number.POSITIVE_INFINITY,
  about: `Uploads CSV and other delimited text, Excel (xlsx, xlsm, xlsb, xls), OpenDocument, Parquet, JSON lines and SQLite files, and says
how each file was read. When a file cannot be read, the others still are, and the command ends with 1.`,
  options: {
    name: { value: 'NAME', about: 'Name of the data source (with one file; default: the name of the file)' },
    space: { value: 'SPACE', about: 'Add it to this space too, by name or id' },
    replace: { value: 'SOURCE', about: 'Put the file in the place of that of a data source, which keeps its id' },
    append: { value: 'SOURCE', about: 'Add the rows to the tables of a data source; the columns must be the same' },
    table: { value: 'TABLE', about: 'With --append: the table, where names do not tell it' },
    engine: { value: 'ENGINE', about: 'sqlite, or duckdb for large files (default: the service decides)' },
    json: jsonOption,
    ...serviceOptions,
  },
  examples: [
    ['tallyroom upload sales.xlsx --space Shop', 'a workbook, for the questions of a space'],
    ['tallyroom upload *.csv', 'several at once'],
    ['tallyroom upload march.csv --replace "Monthly sales"', 'this month in the place of the last'],
    ['tallyroom upload march.csv --append "Sales of the year"', 'this month after the others'],
  ],
  async run(input) {
    const { args, text, terminal, signal } = input
    if (args.length > 1 && (text('name') || text('replace')))
      throw usageError(`--${text('name') ? 'name' : 'replace'} goes with one file`)
    const apart = ['name', 'replace', 'engine'].find((option) => text(option) !== undefined)
    if (text('append') !== undefined && apart) throw usageError(`--append does not go with --${apart}`)
    if (text('table') !== undefined && text('append') === undefined) throw usageError('--table goes with --append')
    const engine = text('engine')
    if (engine !== undefined && engine !== 'sqlite' && engine !== 'duckdb')
      throw usageError(`--engine: "${engine}" is neither sqlite nor duckdb`)
    for (const file of args) {
      const found = statSync(file, { throwIfNoEntry: false })
      if (!found?.isFile()) throw usageError(`${file}: there is no such file`)
    }
    const { client } = connect(input)
    const wanted = text('space')
    const space =
      wanted === undefined ? null : await findOne('space', wanted, client.list('/spaces'), (one) => one.name)
    let failed: unknown
    for (const file of args) {
      try {
        const made = await sendOne(input, client, file)
        if (space)
          await client.post('/spaces/{id}/data-sources', {
            path: { id: space.id },
            body: { dataSourceId: made.source.id },
          })
        terminal.print(
          terminal.json
            ? `${JSON.stringify({ file, dataSource: made.source, importReport: made.report })}\n`
            : summary(made, terminal),
        )
      } catch (error) {
        if (args.length === 1 || signal.aborted || isOfAll(error)) throw error
        failed = error
        terminal.say(`${terminal.style.red('✖')} ${file}: ${(error as Error).message}${detailOf(error)}`)
      }
    }
    if (failed) throw new CommandError(exitCodes.failed, 'not all files were uploaded')
  },
}

const detailOf = (error: unknown) => {
  const detail = (error as { detail?: string }).detail
  return detail ? `: ${detail}` : ''
}
/** What would stop the next file as well. */
const isOfAll = (error: unknown) => [0, 401, 403].includes((error as { status?: number }).status ?? -1)
