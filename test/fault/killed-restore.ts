import { restoreBackup } from '../../src/features/backup/index.ts'

/** Restores, and is gone in the middle of it, as the machine would be: `node killed-restore.ts OPTIONS DOING STEP`. */
const [options, doing, step] = process.argv.slice(2) as [string, string, string]
await restoreBackup({
  ...JSON.parse(options),
  onProgress(now, done) {
    if (now === doing && done >= Number(step)) process.kill(process.pid, 'SIGKILL')
  },
})
