import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../platform/config-error.ts'
import { createFileStore, type FileStore, filesMark, type SweepOptions } from '../platform/files/file-store.ts'
import type { Foundation } from './foundation.ts'

/** Where uploaded files are kept: a folder, or a bucket with copies in a folder. */
export async function openFiles({ config, log, secrets, database, filesFolder }: Foundation) {
  const { files, where, close } = config.bucket
    ? await openBucketStore(config.bucket, { copies: filesFolder, filesDir: config.filesDir, log })
    : { files: createFileStore(filesFolder), where: filesFolder, close() {} }
  return {
    files,
    closeFiles: close,
    /** Removes files that nothing names, where they are certainly ours. */
    async sweepFiles(inUse: SweepOptions['inUse']): Promise<void> {
      if (!(await files.claim(filesMark(secrets)))) {
        log.warn(`${where} was made by an installation with another secret: what nothing names in it stays`)
        return
      }
      const swept = await files.sweep({ inUse, alone: database.engine === 'sqlite' })
      if (swept > 0) log.info({ folders: swept }, 'files that nothing names were removed')
    },
  }
}

type BucketConfig = NonNullable<Foundation['config']['bucket']>

async function openBucketStore(
  { cacheBytes, ...settings }: BucketConfig,
  { copies, filesDir, log }: { copies: string; filesDir: string; log: Foundation['log'] },
): Promise<{ files: FileStore; where: string; close(): void }> {
  const where = `s3://${settings.bucket}/${settings.prefix}`
  const kept = path.join(filesDir, 'kept')
  if (existsSync(kept) && readdirSync(kept).length > 0)
    throw new ConfigError(
      `TALLYROOM_FILES_URL: uploads of before are in ${kept}: copy them to ${where}kept (aws s3 sync ${kept} ${where}kept), then move that folder away`,
    )
  const [{ openBucket }, { createObjectStore }] = await Promise.all([
    import('../platform/files/bucket.ts'),
    import('../platform/files/object-store.ts'),
  ])
  const bucket = await openBucket(settings)
  await bucket.check()
  const files = await createObjectStore(bucket, { root: copies, maxBytes: cacheBytes, log })
  return { files, where, close: bucket.close }
}
