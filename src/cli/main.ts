import { ApiError } from '../client/index.ts'
import { nearest } from '../platform/nearest.ts'
import { type Command, helpOf, type Input, parse, wrap } from './command.ts'
import { ask } from './commands/ask.ts'
import { backup } from './commands/backup.ts'
import { definitions } from './commands/definitions.ts'
import { doctor } from './commands/doctor.ts'
import { evals } from './commands/evals.ts'
import { exportCommand } from './commands/export.ts'
import { query } from './commands/query.ts'
import { restore } from './commands/restore.ts'
import { serve } from './commands/serve.ts'
import { setup } from './commands/setup.ts'
import { upload } from './commands/upload.ts'
import { CommandError, exitCodes, usageError } from './exit.ts'
import { programVersion } from './installation.ts'
import { createTerminal, harmless, type Terminal } from './terminal.ts'

const commands: Command[] = [
  serve,
  setup,
  upload,
  ask,
  query,
  exportCommand,
  definitions,
  evals,
  backup,
  restore,
  doctor,
]

function overview({ style, columns }: Terminal): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    `${style.bold('tallyroom')}: ask your spreadsheets and databases in plain words`,
    '',
    style.bold('Usage'),
    '  tallyroom [COMMAND] [ARGUMENTS] [OPTIONS]',
    '',
    style.bold('Commands'),
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    style.bold('Options'),
    '  -h, --help     Show this help, or that of a command: tallyroom ask --help',
    '  -v, --version  Show the version',
    '',
    style.bold('To begin'),
    '  tallyroom serve                          start the service, in one terminal',
    '  tallyroom setup                          make the first administrator, in another',
    '  tallyroom upload sales.xlsx --space Shop',
    '  tallyroom ask Shop "revenue by month"',
    '',
    wrap(
      `Ends with 0 when done, 1 when refused or failed, 2 for a wrong command line, 3 when the service cannot be reached,
      4 without a valid key, 5 when something named does not exist, 130 after Ctrl-C.`,
      columns,
    ),
    '',
  ].join('\n')
}

/** What the person can do about a refusal of the service. */
const fixes: Record<string, string> = {
  'network/unreachable': 'is it running? Start it with "tallyroom serve", or name another with --url',
  'auth/jwt-invalid': 'the key is wrong, expired or disabled: run "tallyroom setup" with a new one',
  'api/no-active-team': 'the key belongs to no team: run "tallyroom setup" with another',
  'setup/token-invalid': 'give the token that the service printed in its log with --token',
}

function explain(error: unknown, { style }: Pick<Terminal, 'style'>): { text: string; exitCode: number } {
  const lines = (what: string, fix?: string) => `${style.red('tallyroom:')} ${what}${fix ? `\n  ${fix}` : ''}\n`
  if (error instanceof CommandError) return { text: lines(error.message, error.fix), exitCode: error.exitCode }
  if (error instanceof ApiError) {
    const exitCode =
      error.status === 0
        ? exitCodes.unreachable
        : error.status === 401
          ? exitCodes.credential
          : error.status === 404
            ? exitCodes.notFound
            : exitCodes.failed
    const detail = error.detail ? `: ${harmless(error.detail)}` : ''
    return { text: lines(`${harmless(error.message)}${detail} (${error.code})`, fixes[error.code]), exitCode }
  }
  const { name, code, message, stack } = error as NodeJS.ErrnoException
  // These carry their own fix; everything else is a fault of ours or of the machine's.
  if (['BackupError', 'ConfigError', 'DataFolderError'].includes((error as Error).constructor.name))
    return { text: lines(message), exitCode: exitCodes.failed }
  if (name === 'AbortError') return { text: lines('stopped'), exitCode: exitCodes.interrupted }
  return { text: lines(code ? message : (stack ?? message)), exitCode: exitCodes.failed }
}

function findCommand(word: string): Command {
  const command = commands.find(({ name }) => name === word)
  if (command) return command
  const near = nearest(word, [...commands.map(({ name }) => name), 'help'])
  throw usageError(`there is no command "${word}"`, near ? `did you mean ${near}?` : 'see "tallyroom --help"')
}

async function run(words: string[], environment: Input['environment']): Promise<number> {
  const early = createTerminal(environment, { json: false, noColor: words.includes('--no-color') })
  const [first, ...rest] = words
  if (first === '--version' || first === '-v') {
    early.print(`${programVersion()}\n`)
    return exitCodes.done
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    early.print(first === 'help' && rest[0] ? helpOf(findCommand(rest[0]), early) : overview(early))
    return exitCodes.done
  }
  // Without a command it serves, also with options alone.
  const command = first === undefined || first.startsWith('-') ? serve : findCommand(first)
  const { values, args } = parse(command, first === command.name ? rest : words)
  const terminal = createTerminal(environment, { json: values.json === true, noColor: values['no-color'] === true })
  if (values.help) {
    terminal.print(helpOf(command, terminal))
    return exitCodes.done
  }
  const interrupt = new AbortController()
  let interruptedAt = 0
  if (command !== serve)
    process.on('SIGINT', () => {
      // Whoever presses it twice does not want to wait; one press reaches us twice, from the terminal and from our parent.
      if (interrupt.signal.aborted && Date.now() - interruptedAt > 500) process.exit(exitCodes.interrupted)
      interruptedAt ||= Date.now()
      interrupt.abort(new DOMException('stopped', 'AbortError'))
    })
  const code = await command.run({
    args,
    text: (name) => values[name] as string | undefined,
    texts: (name) => (values[name] as string[] | undefined) ?? [],
    has: (name) => values[name] === true,
    terminal,
    environment,
    signal: interrupt.signal,
  })
  return code ?? exitCodes.done
}

// A reader that has seen enough (head) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done)
  throw error
})

try {
  process.exitCode = await run(process.argv.slice(2), process.env)
} catch (error) {
  const json = process.argv.includes('--json')
  const terminal = createTerminal(process.env, { json: false, noColor: process.argv.includes('--no-color') })
  const { text, exitCode } = explain(error, terminal)
  if (json && error instanceof Error)
    process.stderr.write(
      `${JSON.stringify({ error: { message: error.message, ...(error instanceof ApiError && error.cause) } })}\n`,
    )
  else process.stderr.write(text)
  process.exitCode = exitCode
}
