import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Installation, Progress } from '../features/backup/index.ts'
import { packageRoot } from '../platform/paths.ts'
import type { Input, Option } from './command.ts'
import { usageError } from './exit.ts'
import { canPrompt, firstLineOf, prompt } from './prompt.ts'
import { bytesInWords, type ProgressBar, type Terminal } from './terminal.ts'

/** The installation on this computer, as the settings name it. */
export const placeOptions: Record<string, Option> = {
  'data-dir': { value: 'FOLDER', about: 'The data folder; TALLYROOM_DATA_DIR (default: ./data)' },
}
export const passphraseOptions: Record<string, Option> = {
  'passphrase-file': {
    value: 'FILE',
    about: 'The passphrase is its first line; else TALLYROOM_BACKUP_PASSPHRASE',
  },
  passphrase: { about: 'Ask for a passphrase at the terminal' },
}

export const programVersion = (): string =>
  JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')).version

/** The environment of the service, with what the options say in place of it. */
export const environmentOf = ({ environment, text }: Input): Record<string, string | undefined> => ({
  ...environment,
  ...(text('data-dir') && { TALLYROOM_DATA_DIR: text('data-dir') }),
})

export async function installationOf(input: Input): Promise<{ from: Installation; version: string }> {
  const { readConfig } = await import('../config.ts')
  const { dataDir, filesDir, bucket, databaseUrl, secret } = readConfig(environmentOf(input))
  const from = { dataDir, filesDir, filesInBucket: bucket !== null, databaseUrl, secret }
  return { from, version: programVersion() }
}

export async function passphraseOf(input: Input, which: 'new' | 'known'): Promise<string | undefined> {
  const { text, has, environment } = input
  const file = text('passphrase-file')
  if (file !== undefined) return firstLineOf(file, 'passphrase-file')
  if (environment.TALLYROOM_BACKUP_PASSPHRASE) return environment.TALLYROOM_BACKUP_PASSPHRASE
  if (!has('passphrase') && (which === 'new' || !canPrompt())) return undefined
  if (!canPrompt()) throw usageError('--passphrase asks at a terminal, and this is none', 'give --passphrase-file')
  const first = await prompt('Passphrase', { secret: true })
  if (which === 'new' && (await prompt('The same again', { secret: true })) !== first)
    throw usageError('the two passphrases differ')
  return first
}

export function showProgress(terminal: Terminal, label: string): { update: Progress; end(): void } {
  let bar: ProgressBar | undefined
  let current = ''
  return {
    update(doing, done, total) {
      if (doing !== current) {
        bar?.end()
        bar = terminal.progress(`${label}: ${doing}`)
        current = doing
      }
      const note =
        total === null
          ? ''
          : doing === 'tables' || doing === 'finishing'
            ? `${done} of ${total}`
            : `${bytesInWords(done)} of ${bytesInWords(total)}`
      bar?.update(done, total, note)
    },
    end: () => bar?.end(),
  }
}
