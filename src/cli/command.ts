import { parseArgs } from 'node:util'
import { nearest } from '../platform/nearest.ts'
import { usageError } from './exit.ts'
import type { Terminal } from './terminal.ts'

export type Option = {
  /** The word for its value in the help; an option without one is on or off. */
  value?: string
  short?: string
  about: string
  /** May be given several times. */
  many?: boolean
}
export type Values = Record<string, string | boolean | string[] | undefined>

export type Input = {
  /** What stands on the command line besides options, each under its name; the rest of them under the last. */
  args: string[]
  text(name: string): string | undefined
  texts(name: string): string[]
  has(name: string): boolean
  terminal: Terminal
  environment: Record<string, string | undefined>
  /** Aborts at Ctrl-C. */
  signal: AbortSignal
}

export type Command = {
  name: string
  summary: string
  /** What follows the name: `SPACE QUESTION`. */
  usage: string[]
  minArguments: number
  maxArguments: number
  about: string
  options: Record<string, Option>
  examples: [command: string, meaning: string][]
  run(input: Input): Promise<number | undefined>
}

/** Options that every command has. */
export const commonOptions: Record<string, Option> = {
  help: { short: 'h', about: 'Show this help' },
  'no-color': { about: 'No colours; so does the environment variable NO_COLOR' },
}
/** Options of the commands that speak with a service. */
export const serviceOptions: Record<string, Option> = {
  url: { value: 'ADDRESS', about: 'The service; else TALLYROOM_URL, else the profile' },
  profile: { value: 'NAME', about: 'The profile to use, made with "tallyroom setup" (default: default)' },
}
export const jsonOption: Option = { about: 'Write JSON, for programs' }

type Token = { kind: string; name?: string; rawName?: string; value?: string | undefined; inlineValue?: boolean }

export function parse(command: Command, words: string[]): { values: Values; args: string[] } {
  const options = { ...command.options, ...commonOptions }
  const { values, positionals, tokens } = parseArgs({
    args: words,
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, short, many }]) => [
        name,
        { type: value ? 'string' : 'boolean', ...(short && { short }), ...(many && { multiple: true }) } as const,
      ]),
    ),
  })
  const help = `see "tallyroom ${command.name} --help"`
  for (const token of tokens as Token[]) {
    if (token.kind !== 'option') continue
    const option = options[token.name!]
    if (!option) {
      const near = nearest(token.name!, Object.keys(options))
      throw usageError(
        `${command.name} has no option ${token.rawName}`,
        near ? `did you mean --${near}? Or ${help}` : help,
      )
    }
    if (option.value && (token.value === undefined || token.value === ''))
      throw usageError(`${token.rawName} needs a value: ${token.rawName} ${option.value}`, help)
    if (!option.value && token.inlineValue) throw usageError(`${token.rawName} takes no value`, help)
    if (!option.many && tokens.filter((other) => other.kind === 'option' && other.name === token.name).length > 1)
      throw usageError(`${token.rawName} is given twice`, help)
  }
  if (!values.help) {
    if (positionals.length < command.minArguments)
      throw usageError(`too few arguments: tallyroom ${command.name} ${command.usage[0]}`, help)
    if (positionals.length > command.maxArguments)
      throw usageError(
        `too many arguments (from "${positionals[command.maxArguments]}"): tallyroom ${command.name} ${command.usage[0]}`,
        command.maxArguments > 0 ? `put quotes around what has blanks in it; ${help}` : help,
      )
  }
  return { values: values as Values, args: positionals }
}

function optionLines(options: Record<string, Option>): string[] {
  const shown = Object.entries(options).map(([name, { value, short, about }]) => ({
    head: `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
    about,
  }))
  const width = Math.max(...shown.map(({ head }) => head.length))
  return shown.map(({ head, about }) => `  ${head.padEnd(width)}  ${about}`)
}

/** Words in lines that fit; in a pipe, as wide as a page. */
export function wrap(text: string, columns: number): string {
  const width = Math.min(columns, 100)
  let line = ''
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    line += `${line === '' ? '' : ' '}${word}`
  }
  return [...lines, line].join('\n')
}

export function helpOf(command: Command, { style, columns }: Terminal): string {
  const heading = (text: string) => style.bold(text)
  return [
    `${style.bold(`tallyroom ${command.name}`)}: ${command.summary}`,
    '',
    heading('Usage'),
    ...command.usage.map((usage) => `  tallyroom ${command.name} ${usage}`.trimEnd()),
    '',
    wrap(command.about, columns),
    '',
    heading('Options'),
    ...optionLines({ ...command.options, ...commonOptions }),
    '',
    heading('Examples'),
    ...command.examples.flatMap(([text, meaning]) => [`  ${style.dim(`# ${meaning}`)}`, `  ${text}`]),
    '',
  ].join('\n')
}
