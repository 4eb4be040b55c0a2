import { closeSync, openSync, readSync } from 'node:fs'

/** A file that may still be arriving while it is read: its bytes are on disk in order, only not yet all of them. */
export type Arrival = {
  /** No more bytes will come. */
  complete(): boolean
  /** Resolves when there may be more bytes than before, or the file is complete. */
  more(): Promise<void>
  /** Resolves when the file is complete. */
  end(): Promise<void>
}

/** A file that is whole. */
export const arrived: Arrival = { complete: () => true, more: async () => {}, end: async () => {} }

export function createArrival(): Arrival & { tell(news: { complete: boolean }): void } {
  let complete = false
  let waiting: (() => void)[] = []
  const more = () => (complete ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)))
  return {
    complete: () => complete,
    more,
    async end() {
      while (!complete) await more()
    },
    tell(news) {
      complete = news.complete
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
  }
}

/** The first bytes of a file: so many, or all that it has. */
export async function readStart(path: string, bytes: number, arrival: Arrival): Promise<Buffer> {
  const start = Buffer.alloc(bytes)
  const fd = openSync(path, 'r')
  try {
    let got = 0
    for (;;) {
      const complete = arrival.complete()
      const read = readSync(fd, start, got, bytes - got, got)
      got += read
      if (got === bytes || (read === 0 && complete)) return start.subarray(0, got)
      if (read === 0) await arrival.more()
    }
  } finally {
    closeSync(fd)
  }
}
