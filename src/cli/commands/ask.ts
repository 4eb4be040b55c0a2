import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { type AnswerStream, type Cell, takeBack } from '../../client/index.ts'
import { type Command, type Input, jsonOption, serviceOptions } from '../command.ts'
import { CommandError, exitCodes, usageError } from '../exit.ts'
import { findOne } from '../find.ts'
import { connect } from '../profile.ts'
import { drawTable } from '../table.ts'
import { countInWords, harmless } from '../terminal.ts'

type Answer = {
  text: string
  table: { columns: string[]; rows: Cell[][] } | null
  queries: { source?: string; sql: string; purpose?: string }[]
  question: { question: string; options: string[] } | null
  error: string | null
  cancelled: boolean
}

/** What is told of a tool's call and of its result. */
type ToolData = {
  sql?: string
  source?: string
  purpose?: string
  sentence?: string
  question?: unknown
  rowCount?: number
}

const steps: Record<string, string> = {
  read_question: 'reading the question',
  list_tables: 'looking at the tables',
  describe_tables: 'looking at the tables',
  find_values: 'looking for names in the data',
  statistics: 'calculating',
  make_chart: 'drawing a chart',
  save_dataset: 'saving a dataset',
  create_dashboard: 'making a dashboard',
  edit_dashboard: 'changing a dashboard',
  run_shortcut: 'running a shortcut',
}

/** Says what the analyst does, and prints what it says as it says it. */
async function read(stream: AnswerStream, { terminal, has }: Input): Promise<Answer> {
  const { style } = terminal
  const answer: Answer = { text: '', table: null, queries: [], question: null, error: null, cancelled: false }
  const texts: { text: string }[] = []
  let atLineStart = true
  const step = (text: string) => {
    if (!atLineStart && !terminal.json) terminal.print('\n')
    atLineStart = true
    terminal.say(style.dim(`· ${harmless(text)}`))
  }
  const addQuery = (query: Answer['queries'][number]) => {
    answer.queries.push(query)
    step(query.purpose ? `querying: ${query.purpose}` : 'querying')
    if (has('sql')) for (const line of query.sql.trim().split('\n')) step(`  ${line}`)
  }
  const print = (text: string) => {
    if (terminal.json || text === '') return
    terminal.print(harmless(text))
    atLineStart = text.endsWith('\n')
  }
  const addCall = (toolName: string | undefined, { sql, purpose, source }: ToolData) => {
    if (toolName === 'run_sql' && sql) addQuery({ sql, ...(purpose && { purpose }), ...(source && { source }) })
    else if (toolName && steps[toolName]) step(steps[toolName]!)
  }
  const addResult = ({ rowCount, question, sql, source, sentence }: ToolData) => {
    if (question && sql) addQuery({ sql, ...(sentence && { purpose: sentence }), ...(source && { source }) })
    if (rowCount !== undefined) step(`  ${countInWords(rowCount, 'row')}`)
  }
  for await (const chunk of stream) {
    if (chunk.type === 'text-start') texts.push({ text: '' })
    else if (chunk.type === 'text-delta') {
      texts.at(-1)!.text += chunk.delta
      print(chunk.delta)
    } else if (chunk.type === 'data-withdrawn') {
      // What stands on the terminal stays there.
      takeBack(texts, chunk.data.characters)
      if (!atLineStart) print('…\n')
    } else if (chunk.type === 'tool-input-available') addCall(chunk.toolName, chunk.input ?? {})
    else if (chunk.type === 'tool-output-available') addResult(chunk.output ?? {})
    else if (chunk.type === 'data-answer') answer.table = chunk.data
    else if (chunk.type === 'data-question') answer.question = chunk.data
    else if (chunk.type === 'data-usage' && chunk.data.insteadOf) {
      const { providerId, modelId, insteadOf } = chunk.data
      step(`answered by the fallback model ${providerId}/${modelId} instead of ${insteadOf.model}. ${insteadOf.why}`)
    } else if (chunk.type === 'error') answer.error = chunk.errorText
    else if (chunk.type === 'abort') answer.cancelled = true
  }
  if (!atLineStart && !terminal.json) terminal.print('\n')
  answer.text = texts
    .map(({ text }) => text)
    .join('\n')
    .trim()
  return answer
}

export const ask: Command = {
  name: 'ask',
  summary: 'ask the analyst of a space',
  usage: ['SPACE QUESTION [--csv FILE] [--chat ID]'],
  minArguments: 2,
  maxArguments: 2,
  about: `Prints the answer as it is made, then the table that answers the question. What the analyst does on the way is said on the
standard error output, so that a pipe gets the answer alone. Ctrl-C stops the answer at the service too. SPACE is a name or an id.`,
  options: {
    csv: { value: 'FILE', about: 'Write the table to this file; - for the standard output, without the text' },
    chat: { value: 'ID', about: 'Go on with this chat, so that the question can refer to what was said' },
    sql: { about: 'Show each query' },
    json: jsonOption,
    ...serviceOptions,
  },
  examples: [
    ['tallyroom ask Shop "revenue by month this year"', 'a question'],
    ['tallyroom ask Shop "and by region?" --chat 0198c7…', 'a follow-up; the id is printed under each answer'],
    ['tallyroom ask Shop "top ten customers" --csv top.csv', 'the table as a file'],
    ['tallyroom ask Shop "orders today" --json | jq .table.rows', 'for a program'],
  ],
  async run(input) {
    const { args, text, signal } = input
    const [wanted, question] = args as [string, string]
    if (question.trim() === '') throw usageError('the question is empty')
    const csv = text('csv')
    // What goes to the standard output must be the table alone.
    const terminal = csv === '-' ? { ...input.terminal, print() {} } : input.terminal
    const { client, url } = connect(input)
    const space = await findOne('space', wanted, client.list('/spaces'), (one) => one.name)
    const chatId = text('chat')
    const stream = await client.ask({ spaceId: space.id, text: question, ...(chatId && { chatId }) })
    let stopping: Promise<void> | undefined
    const stop = () => {
      terminal.say(terminal.style.dim('· stopping the answer'))
      stopping = stream.cancel()
      stopping.catch(() => {})
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    const answer = await read(stream, { ...input, terminal })
    signal.removeEventListener('abort', stop)
    await stopping

    const { table } = answer
    if (table && csv !== undefined) {
      const { toCsv } = await import('../../engine/exports/csv.ts')
      const bytes = await buffer(toCsv({ ...table, types: table.columns.map(() => 'text' as const) }))
      if (csv === '-') process.stdout.write(bytes)
      else {
        writeFileSync(csv, bytes)
        terminal.say(`${countInWords(table.rows.length, 'row')} in ${csv}`)
      }
    }
    const { error, cancelled, ...rest } = answer
    if (terminal.json)
      terminal.print(
        `${JSON.stringify({ ...rest, error, cancelled, spaceId: space.id, chatId: stream.chatId, streamId: stream.streamId })}\n`,
      )
    else {
      if (table && table.rows.length * table.columns.length > 1)
        terminal.print(`\n${drawTable(terminal, table.columns, table.rows)}`)
      if (answer.question) {
        const { question, options } = answer.question
        if (!answer.text.includes(question)) terminal.print(`\n${harmless(question)}\n`)
        for (const option of options) terminal.print(`  - ${harmless(option)}\n`)
      }
      const link = `${url}/spaces/${space.id}/chats/${stream.chatId}`
      terminal.say(terminal.style.dim(`\nchat ${stream.chatId}  ${link}`))
    }
    if (cancelled || signal.aborted) throw new CommandError(exitCodes.interrupted, 'the answer was stopped')
    if (error) throw new CommandError(exitCodes.failed, harmless(error))
    if (csv !== undefined && !table)
      throw new CommandError(exitCodes.failed, 'the answer has no table', 'ask for one, or leave --csv out')
  },
}
