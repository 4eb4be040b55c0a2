import { existsSync, readFileSync } from 'node:fs'
import { ApiError, type Client } from '../../client/index.ts'
import type { PlacedFault } from '../../engine/catalog/index.ts'
import { writeFileDurably } from '../../platform/data-folder.ts'
import { type Command, type Input, jsonOption, serviceOptions } from '../command.ts'
import { CommandError, exitCodes, usageError } from '../exit.ts'
import { findOne } from '../find.ts'
import { connect } from '../profile.ts'
import { countInWords, harmless } from '../terminal.ts'

const yaml = 'application/yaml'
/** The first line of a file that was pulled: which version of the definitions it was made from, and that version's mark. */
const firstLine = /^# Tallyroom definitions, version (\d+(?:\.[\w-]+)?)[^\n]*\n/

type Owner = { id: string; name: string; what: 'data source' | 'space' }
type Base = '/data-sources/{id}/definitions' | '/spaces/{id}/definitions'
const baseOf = ({ what }: Owner): Base =>
  what === 'space' ? '/spaces/{id}/definitions' : '/data-sources/{id}/definitions'

async function ownerOf(client: Client, { text }: Input, source: string | undefined): Promise<Owner> {
  const space = text('space')
  if ((space === undefined) === (source === undefined))
    throw usageError('say whose definitions: a SOURCE, or --space SPACE')
  if (space !== undefined) {
    const { id, name } = await findOne('space', space, client.list('/spaces'), (one) => one.name)
    return { id, name, what: 'space' }
  }
  const { id, name } = await findOne('data source', source!, client.list('/data-sources'), (one) => one.name)
  return { id, name, what: 'data source' }
}

async function standing(client: Client, owner: Owner, signal: AbortSignal): Promise<{ text: string; version: string }> {
  const { text, headers } = await client.document('GET', baseOf(owner), {
    path: { id: owner.id },
    accept: yaml,
    signal,
  })
  return { text, version: versionIn(headers) }
}

/** `3.abcdef`: the number, and what tells it from that of other data, or of a time before a restore. */
const versionIn = (headers: Headers): string => /^"(\d+(?:\.[\w-]+)?)/.exec(headers.get('etag') ?? '')?.[1] ?? '0'
const numberOf = (version: string) => Number(version.split('.')[0])

const withVersion = (text: string, version: string, { what, name }: Owner) =>
  `# Tallyroom definitions, version ${version} of the ${what} ${JSON.stringify(name)}\n${text}`

function readFile(file: string): { text: string; body: string; version: string | null } {
  if (file !== '-' && !existsSync(file)) throw new CommandError(exitCodes.notFound, `there is no file "${file}"`)
  const text = readFileSync(file === '-' ? 0 : file, 'utf8')
  const found = firstLine.exec(text)
  return { text, body: text.slice(found?.[0].length ?? 0), version: found?.[1] ?? null }
}

/** Each fault in a line that editors and CI can jump to. */
function tellFaults({ terminal }: Input, file: string, faults: PlacedFault[]): number {
  if (terminal.json) terminal.print(`${JSON.stringify({ file, faults })}\n`)
  else
    for (const { line, column, path, message, expected } of faults) {
      const place = line === null ? file : `${file}:${line}:${column}`
      terminal.print(`${place}: ${harmless(message)}; expected ${harmless(expected)}${path ? ` (${path})` : ''}\n`)
    }
  if (faults.length > 0) terminal.say(`${countInWords(faults.length, 'fault')} in ${file}`)
  return faults.length > 0 ? exitCodes.failed : exitCodes.done
}

async function pull(input: Input, source: string | undefined, target: string): Promise<number> {
  const { terminal, signal } = input
  const { client } = connect(input)
  const owner = await ownerOf(client, input, source)
  const { text, version } = await standing(client, owner, signal)
  const written = withVersion(text, version, owner)
  if (target === '-') terminal.print(written)
  else {
    writeFileDurably(target, written)
    if (terminal.json) terminal.print(`${JSON.stringify({ file: target, version: numberOf(version) })}\n`)
    else terminal.say(`${target}: version ${numberOf(version)} of ${harmless(owner.name)}`)
  }
  return exitCodes.done
}

async function push(input: Input, source: string | undefined, file: string): Promise<number> {
  const { terminal, signal, has } = input
  const { text, body, version } = readFile(file)
  const { client } = connect(input)
  const owner = await ownerOf(client, input, source)
  const before = await standing(client, owner, signal)
  if (before.text === body) {
    terminal.say(`${harmless(owner.name)} has these definitions already (version ${numberOf(before.version)})`)
    return exitCodes.done
  }
  if (version === null && numberOf(before.version) > 0 && !has('force'))
    throw new CommandError(
      exitCodes.failed,
      `${file} does not say which version it was made from`,
      'pull first and carry your changes over, or give --force to replace whatever is there',
    )
  try {
    const { headers } = await client.document('PUT', baseOf(owner), {
      path: { id: owner.id },
      text: { type: yaml, text },
      headers: { 'if-match': has('force') ? '*' : `"${version ?? before.version}"` },
      signal,
    })
    const now = versionIn(headers)
    if (file !== '-') writeFileDurably(file, withVersion(body, now, owner))
    if (terminal.json) terminal.print(`${JSON.stringify({ file, version: numberOf(now) })}\n`)
    else terminal.say(`${harmless(owner.name)}: version ${numberOf(now)}`)
    return exitCodes.done
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'definitions/invalid') return tellFaults(input, file, error.cause.faults as PlacedFault[])
    if (error.code === 'definitions/changed')
      throw new CommandError(
        exitCodes.failed,
        `${harmless(owner.name)} does not have version ${numberOf(version ?? '0')} of this file any more: somebody has saved another`,
        'pull again, carry your changes over, and push; or give --force to replace theirs',
      )
    throw error
  }
}

/** With a source or a space against its data; alone, whether it is a document at all. */
async function check(input: Input, source: string | undefined, file: string): Promise<number> {
  const { text } = readFile(file)
  if (source === undefined && input.text('space') === undefined) {
    const { faults } = (await import('../../engine/catalog/ossie/read-document.ts')).readDocument(text)
    if (faults.length === 0) input.terminal.say(`${file} is an Ossie document; name its data to check that too`)
    return tellFaults(input, file, faults)
  }
  const { client } = connect(input)
  const owner = await ownerOf(client, input, source)
  const { text: answer } = await client.document('POST', `${baseOf(owner)}/check`, {
    path: { id: owner.id },
    text: { type: yaml, text },
    signal: input.signal,
  })
  const { faults } = JSON.parse(answer) as { faults: PlacedFault[] }
  if (faults.length === 0) input.terminal.say(`${file} fits ${harmless(owner.name)}`)
  return tellFaults(input, file, faults)
}

const verbs = { pull, push, check }

export const definitions: Command = {
  name: 'definitions',
  summary: 'what the data means, as a file for a Git repository',
  usage: [
    'pull SOURCE FILE | pull --space SPACE FILE',
    'push SOURCE FILE [--force] | push --space SPACE FILE',
    'check FILE | check SOURCE FILE | check --space SPACE FILE',
  ],
  minArguments: 2,
  maxArguments: 3,
  about: `Definitions are YAML in the form of Apache Ossie. "pull" writes them to FILE, whose first line says their version; "push" saves
FILE and is refused when somebody has saved another version since; "check" tells every fault with its line and column and saves
nothing, without SOURCE and --space also without a service. FILE may be - for the standard input or output. Ends with 1 when there
is a fault.`,
  options: {
    space: { value: 'SPACE', about: 'The definitions of a space, instead of those of a data source' },
    force: {
      about: 'Replace what is there, whichever version it is: for a repository that is the only place of change',
    },
    json: jsonOption,
    ...serviceOptions,
  },
  examples: [
    ['tallyroom definitions pull Sales sales.yaml', 'to begin with'],
    ['tallyroom definitions check Sales sales.yaml', 'in a pull request'],
    ['tallyroom definitions push Sales sales.yaml --force', 'after it was merged'],
    ['tallyroom definitions pull --space Shop shop.yaml', 'relationships and metrics across sources'],
  ],
  async run(input) {
    const [verb, ...rest] = input.args
    if (verb !== 'pull' && verb !== 'push' && verb !== 'check')
      throw usageError(`definitions: "${verb}" is none of pull, push, check`)
    const [source, file] = rest.length === 2 ? rest : [undefined, rest[0]]
    return verbs[verb](input, source, file!)
  },
}
