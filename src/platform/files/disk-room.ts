import { existsSync, statfsSync, statSync, truncateSync } from 'node:fs'
import { open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { DiskFullError } from './disk-full.ts'

/**
 * Room on the disk that is kept for what makes room. Below a floor of free space nothing new is taken; and should others fill the disk
 * to the last byte, a file that holds some room is given up piece by piece, so that people can still sign in and delete, and the
 * service start, also when others take what the first pieces gave.
 */
export type DiskRoom = {
  /** To be called before anything is changed; throws DiskFullError when it `addsData` and there is too little room for `bytes` more. */
  admit(change: { addsData: boolean; bytes?: number }): Promise<void>
  /** Whether new data still fit, as far as is known: for whoever writes on and on. */
  hasRoom(): boolean
}

export type DiskRoomOptions = {
  /** Folders that are written to, which may stand on several disks; the reserve stands in the first. */
  folders: [string, ...string[]]
  minFreeBytes: number
}

const LOOK_EVERY_MS = 250
const MOST_RESERVE = 8 * 1024 * 1024

const PIECES = 4

const reserveFile = (folder: string) => path.join(folder, 'reserve')
const reserveOf = (minFreeBytes: number) => Math.min(MOST_RESERVE, Math.floor(minFreeBytes / 2))

function giveUpPiece(folder: string, reserve: number): void {
  const file = reserveFile(folder)
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
  if (size > 0) truncateSync(file, Math.max(0, size - Math.ceil(reserve / PIECES)))
}

/** So little is free that even a small change may fail. */
const isEmptied = (free: number, reserve: number) => free < reserve / PIECES

/** Gives up some of the reserve where the disk is full: before a start, which writes a little itself. */
export function releaseReserve(folder: string, minFreeBytes: number): void {
  if (!existsSync(folder)) return
  const { bavail, bsize } = statfsSync(folder)
  const reserve = reserveOf(minFreeBytes)
  if (isEmptied(bavail * bsize, reserve)) giveUpPiece(folder, reserve)
}

export function createDiskRoom({ folders, minFreeBytes }: DiskRoomOptions): DiskRoom {
  const reserve = reserveOf(minFreeBytes)
  const file = reserveFile(folders[0])
  let free = Number.POSITIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  let isHolding = false

  async function freeBytes(): Promise<number> {
    const all = await Promise.all(folders.map((folder) => statfs(folder)))
    return Math.min(...all.map(({ bavail, bsize }) => bavail * bsize))
  }

  async function look(): Promise<void> {
    free = await freeBytes()
    const held = (await stat(file).catch(() => null))?.size === reserve
    if (!held && !isHolding && free > minFreeBytes + 2 * reserve) {
      isHolding = true
      // Nobody waits for it.
      void hold().finally(() => {
        isHolding = false
      })
    }
    lookedAt = performance.now()
  }

  /** Real bytes: a hole in a file holds no room. */
  async function hold(): Promise<void> {
    try {
      const handle = await open(file, 'w', 0o600)
      try {
        await handle.writeFile(Buffer.alloc(reserve, 1))
      } finally {
        await handle.close()
      }
    } catch {
      // No room for it after all: half a reserve is none.
      await rm(file, { force: true })
    }
  }

  const isStale = () => performance.now() - lookedAt > LOOK_EVERY_MS
  const refresh = () => {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    async admit({ addsData, bytes = 0 }) {
      const wanted = addsData ? bytes : 0
      // Nothing is refused, and nothing given up, by what was seen a moment ago: room may have been made since.
      if (isStale() || free - wanted < minFreeBytes) await refresh()
      // Only for what may make room: given up for anything else, it would be gone when it is needed.
      if (!addsData && isEmptied(free, reserve)) giveUpPiece(folders[0], reserve)
      if (addsData && free - wanted < minFreeBytes)
        throw new DiskFullError('there is too little room on the disk for new data: delete something, or make room')
    },
    hasRoom() {
      // Where the folder cannot be asked any more, whoever writes to it hears of it.
      if (isStale()) refresh().catch(() => {})
      return free >= minFreeBytes
    },
  }
}
