import { mkdirSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { QueryTarget } from '../../engine/sandbox/index.ts'
import { newId } from '../../platform/ids.ts'
import { datasetErrors } from './datasets.errors.ts'
import { contentsOf } from './entries.store.ts'
import type { Entries } from './open-entries.ts'

/** Datasets as files that SQL can be run on: made when first asked for, kept until the entries change. */
export type DatasetTables = {
  targetOf(teamId: string, datasetId: string): Promise<QueryTarget>
  forget(datasetId: string): Promise<void>
}

const maxKept = 50
/** A query that was given the file may still be about to open it. */
const oldKeptMs = 60_000

export function createDatasetTables(entries: Entries, folder: string): DatasetTables {
  // Nothing in it outlives the process: what is needed again is made again.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = new Map<string, { version: number; file: string }>()
  const making = new Map<string, Promise<string>>()

  const discard = (file: string) => setTimeout(() => void rm(file, { force: true }).catch(() => {}), oldKeptMs).unref()

  async function make(teamId: string, datasetId: string, count: number): Promise<string> {
    const temporary = path.join(folder, `${newId()}.tmp`)
    const result = await entries.jobs.run(
      'materialise',
      { teamId, datasetId, file: temporary },
      { userId: null, entries: count },
    )
    if ('lost' in result) throw datasetErrors.notFound()
    if ('tooManyFields' in result)
      throw datasetErrors.notATable(
        `the entries have ${result.tooManyFields} different fields or more; 2000 is the most`,
      )
    const file = path.join(folder, `${newId()}.db`)
    await rename(temporary, file)
    const before = kept.get(datasetId)
    if (before) discard(before.file)
    kept.delete(datasetId)
    kept.set(datasetId, { version: result.version, file })
    const [oldest] = kept
    if (oldest && kept.size > maxKept) {
      kept.delete(oldest[0])
      discard(oldest[1].file)
    }
    return file
  }

  return {
    async targetOf(teamId, datasetId) {
      const held = (await contentsOf(entries.read.queries, [datasetId])).get(datasetId)
      const { version, entries: count } = held ?? { version: 0, entries: 0 }
      const known = kept.get(datasetId)
      let file = known?.version === version ? known.file : undefined
      if (!file) {
        const key = `${datasetId} ${version}`
        let made = making.get(key)
        if (!made) {
          made = make(teamId, datasetId, count).finally(() => making.delete(key))
          making.set(key, made)
        }
        file = await made
      }
      return { kind: 'SQLITE', databases: [{ schema: null, path: file }] }
    },
    async forget(datasetId) {
      const known = kept.get(datasetId)
      kept.delete(datasetId)
      if (known) await rm(known.file, { force: true })
    },
  }
}
