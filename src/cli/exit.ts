/** What the command ends with; docs/command-line.md lists them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  unreachable: 3,
  credential: 4,
  notFound: 5,
  interrupted: 130,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Ends the command with one line that says what is wrong, and one that says what to do about it. */
export class CommandError extends Error {
  readonly exitCode: ExitCode
  readonly fix: string | undefined

  constructor(exitCode: ExitCode, message: string, fix?: string) {
    super(message)
    this.exitCode = exitCode
    this.fix = fix
  }
}

export const usageError = (message: string, fix?: string) => new CommandError(exitCodes.usage, message, fix)
