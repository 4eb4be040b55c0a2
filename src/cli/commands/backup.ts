import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Command, jsonOption } from '../command.ts'
import { usageError } from '../exit.ts'
import { installationOf, passphraseOf, passphraseOptions, placeOptions, showProgress } from '../installation.ts'
import { bytesInWords, countInWords } from '../terminal.ts'

const stamp = (now: Date) => now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')

export const backup: Command = {
  name: 'backup',
  summary: 'keep everything of an installation in one file',
  usage: ['[FILE] [--passphrase-file FILE]'],
  minArguments: 0,
  maxArguments: 1,
  about: `Database, datasets, uploaded files and keys, as they stand at one moment, into one file. The service may run meanwhile. Run it
where the service runs, with the same settings (TALLYROOM_DATA_DIR, DATABASE_URL, TALLYROOM_FILES_DIR, TALLYROOM_SECRET) and as the
same user. The file can be restored onto SQLite and PostgreSQL alike. It holds secrets: keep it safe, or give a passphrase.`,
  options: {
    ...placeOptions,
    ...passphraseOptions,
    force: { about: 'Write over FILE when it is there' },
    json: jsonOption,
  },
  examples: [
    ['tallyroom backup', 'tallyroom-DATE.backup in this folder'],
    ['tallyroom backup /backups/tallyroom.backup --force --passphrase-file /etc/tallyroom/passphrase', 'every night'],
    ['tallyroom backup - | ssh store "cat > tallyroom.backup"', 'to another computer'],
  ],
  async run(input) {
    const { args, terminal, has, signal } = input
    const now = new Date()
    const file = args[0] ?? `tallyroom-${stamp(now)}.backup`
    if (file === '-' && process.stdout.isTTY) throw usageError('a backup does not go to a terminal', 'name a file')
    if (file !== '-' && existsSync(file) && !has('force'))
      throw usageError(`${file} is there already`, 'name another file, or give --force')
    const { makeBackup } = await import('../../features/backup/index.ts')
    const { from, version } = await installationOf(input)
    const passphrase = await passphraseOf(input, 'new')
    const bar = showProgress(terminal, 'Backup')
    try {
      const made = await makeBackup({ from, version, file, passphrase, now, signal, onProgress: bar.update })
      bar.end()
      const rows = Object.values(made.rows).reduce((sum, count) => sum + count, 0)
      if (file === '-') return
      const bytes = statSync(file).size
      if (terminal.json)
        terminal.print(
          `${JSON.stringify({ file: path.resolve(file), bytes, sealed: passphrase !== undefined, ...made })}\n`,
        )
      else {
        terminal.print(
          `${terminal.style.green('✔')} ${file}: ${bytesInWords(bytes)}, ${countInWords(rows, 'row')}, ${countInWords(made.files, 'file')}\n`,
        )
        for (const missing of made.missingFiles)
          terminal.say(`${terminal.style.yellow('!')} a data source names the files ${missing}, which are not there`)
        if (from.filesInBucket)
          terminal.say(
            terminal.style.dim('  Uploaded files stay in their bucket and are not in it: keep versions of that.'),
          )
        if (passphrase === undefined)
          terminal.say(terminal.style.dim('  It holds keys and is not encrypted: keep it where only you can read it.'))
      }
    } finally {
      bar.end()
    }
  },
}
