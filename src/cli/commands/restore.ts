import { type Command, jsonOption } from '../command.ts'
import { installationOf, passphraseOf, passphraseOptions, placeOptions, showProgress } from '../installation.ts'
import { countInWords } from '../terminal.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup in place',
  usage: ['FILE [--force] [--passphrase-file FILE]', 'FILE --check'],
  minArguments: 1,
  maxArguments: 1,
  about: `Restores into the installation that the settings name (TALLYROOM_DATA_DIR, DATABASE_URL, TALLYROOM_FILES_DIR), whichever database
the backup was made of: with DATABASE_URL set, a backup of SQLite becomes PostgreSQL, and without it the other way round. The
service must not run. The whole file is checked before anything is touched, and it is restored as a whole or not at all.
Only into an empty installation, unless --force is given, which replaces everything that is there.`,
  options: {
    check: { about: 'Only check that the file is whole, and say what is in it' },
    force: { about: 'Replace what is there; make a backup of that first' },
    ...placeOptions,
    ...passphraseOptions,
    json: jsonOption,
  },
  examples: [
    ['tallyroom restore tallyroom.backup', 'into ./data'],
    ['DATABASE_URL=postgres://… tallyroom restore tallyroom.backup', 'from SQLite to PostgreSQL'],
    ['tallyroom restore tallyroom.backup --check', 'is it any good?'],
  ],
  async run(input) {
    const { args, terminal, has, signal } = input
    const file = args[0]!
    const { isSealed, restoreBackup, verifyBackup } = await import('../../features/backup/index.ts')
    const passphrase = isSealed(file) ? await passphraseOf(input, 'known') : undefined
    const bar = showProgress(terminal, has('check') ? 'Check' : 'Restore')
    try {
      const { from: into } = await installationOf(input)
      const done = has('check')
        ? await verifyBackup({ file, passphrase, signal, onProgress: bar.update })
        : await restoreBackup({ into, file, passphrase, replace: has('force'), signal, onProgress: bar.update })
      bar.end()
      const { manifest, ...contents } = done
      const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0)
      const what = `${countInWords(rows, 'row')} and ${countInWords(contents.files, 'file')} of ${manifest.createdAt}, made with version ${manifest.version} on ${manifest.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`
      if (terminal.json)
        terminal.print(`${JSON.stringify({ file, restored: !has('check'), ...manifest, ...contents })}\n`)
      else if (has('check')) terminal.print(`${terminal.style.green('✔')} ${file} is whole: ${what}\n`)
      else
        terminal.print(
          `${terminal.style.green('✔')} restored ${what}\n  into ${into.databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${into.dataDir}: start the service with "tallyroom serve"\n`,
        )
    } finally {
      bar.end()
    }
  },
}
