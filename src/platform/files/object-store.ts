import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Bucket, SentObject } from './bucket.ts'
import { isDiskFull } from './disk-full.ts'
import { abandonedAfterMs, createFileStore, type FileStore, type StagedFolder } from './file-store.ts'
import { fileErrors } from './files.errors.ts'

type Copy = { bytes: number; usedAt: number }

export type CopyOptions = {
  root: string
  maxBytes: number
  log: Pick<Log, 'warn'>
  /** For so long after it was asked for a copy stays: whoever was given it may still be about to open it. */
  inUseMs?: number
}

/**
 * Kept folders in a bucket, with copies on the disk of those that were used last. The folder of copies is this process's own;
 * whatever is in it can go at any time.
 */
export async function createObjectStore(bucket: Bucket, options: CopyOptions): Promise<FileStore> {
  const local = createFileStore(options.root)
  const copies = await createCopies(options)
  const bringing = new Map<string, Promise<string | null>>()
  const keyOf = (name: string, file: string) => `kept/${name}/${path.basename(file)}`

  /** Who asked for something is told that the store is at fault, and not how. */
  async function reach<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (isDiskFull(error)) throw error
      options.log.warn({ err: error }, 'the store of uploaded files failed')
      throw fileErrors.fileStoreUnavailable()
    }
  }

  async function bring(name: string, file: string): Promise<string | null> {
    const place = local.path(name, file)
    const arriving = `${place}.${newId()}`
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    if (!(await reach(bucket.get(keyOf(name, file), arriving)))) return null
    await rename(arriving, place)
    await copies.add(place)
    return place
  }

  async function publish(name: string, file: string): Promise<void> {
    const sent = bucket.send(keyOf(name, file), local.path(name, file))
    try {
      await sent.finish()
    } catch (error) {
      await sent.abandon().catch(() => {})
      throw error
    }
    await copies.add(local.path(name, file))
  }

  async function remove(name: string): Promise<void> {
    // Those of the copies first: nobody who asks for one then finds what is about to go.
    await local.remove(name)
    for await (const { key } of bucket.list(`kept/${name}/`)) await bucket.remove(key)
  }

  return {
    async stage() {
      const staged = await local.stage()
      const sending = new Map<string, SentObject>()
      const send = (name: string, file: string, from: string) => {
        const sent = sending.get(file) ?? bucket.send(keyOf(name, file), from)
        sending.set(file, sent)
        return sent
      }
      return {
        ...staged,
        arriving(file) {
          const sent = send(staged.name, file, staged.path(file))
          return { grown: sent.grown, async end() {} }
        },
        async keep() {
          const files = await readdir(path.dirname(staged.path('any')))
          await reach(Promise.all(files.map((file) => send(staged.name, file, staged.path(file)).finish())))
          sending.clear()
          const name = await staged.keep()
          for (const file of files) await copies.add(local.path(name, file))
          return name
        },
        async drop() {
          await staged.drop()
          // Where the store does not answer, a later sweep takes what is left in it.
          await Promise.allSettled([...sending.values()].map((sent) => sent.abandon()))
        },
      } satisfies StagedFolder
    },

    path(name, file) {
      const place = local.path(name, file)
      copies.use(place)
      return place
    },

    async fetch(name, file) {
      const place = local.path(name, file)
      copies.use(place)
      if (existsSync(place)) return place
      let begun = bringing.get(place)
      if (!begun) {
        begun = bring(name, file).finally(() => bringing.delete(place))
        bringing.set(place, begun)
      }
      return begun
    },

    publish,
    remove,

    async claim(mark) {
      const found = await bucket.text('owner')
      if (found === null) await bucket.putText('owner', mark)
      return found === null || found === mark
    },

    async sweep({ inUse, alone }) {
      await local.sweep({ inUse, alone: true })
      const isOld = (time: number) => alone || Date.now() - time > abandonedAfterMs
      for await (const object of bucket.unfinished('kept/')) if (isOld(object.begunAt)) await bucket.abandon(object)
      const newest = new Map<string, number>()
      for await (const { key, modifiedAt } of bucket.list('kept/')) {
        const name = key.split('/')[1]!
        newest.set(name, Math.max(modifiedAt, newest.get(name) ?? 0))
      }
      const names = [...newest.keys()]
      let swept = 0
      for (let i = 0; i < names.length; i += 500) {
        const some = names.slice(i, i + 500)
        const used = await inUse(some)
        for (const name of some) {
          if (used.has(name) || !isOld(newest.get(name)!)) continue
          await remove(name)
          swept++
        }
      }
      return swept
    },
  }
}

/** Which copies there are, and when each was used; those unused for longest go when all together are too large. */
async function createCopies({ root, maxBytes, inUseMs = 60_000 }: CopyOptions) {
  const copies = new Map<string, Copy>()
  let total = 0

  async function add(file: string): Promise<void> {
    const { size, mtimeMs } = await stat(file)
    total += size - (copies.get(file)?.bytes ?? 0)
    copies.set(file, { bytes: size, usedAt: Math.max(mtimeMs, copies.get(file)?.usedAt ?? 0) })
    if (total > maxBytes) await shrink()
  }

  async function shrink(): Promise<void> {
    const byAge = [...copies].sort(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [file, { bytes, usedAt }] of byAge) {
      if (total <= maxBytes) return
      if (Date.now() - usedAt < inUseMs) return
      copies.delete(file)
      total -= bytes
      await rm(file, { force: true })
    }
  }

  const kept = path.join(root, 'kept')
  for (const folder of existsSync(kept) ? await readdir(kept) : [])
    for (const file of await readdir(path.join(kept, folder))) await add(path.join(kept, folder, file))

  return {
    add,
    use(file: string): void {
      const copy = copies.get(file)
      if (copy) copy.usedAt = Date.now()
    },
  }
}
