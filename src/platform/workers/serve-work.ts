import { flushCompileCache } from 'node:module'

/** As it is, or as JSON that came before it in pieces: that takes half the time where there is much of it, and a piece holds nobody up. */
export type WorkRequest = { name: string } & ({ input: unknown } | { isJson: true })
export type WorkAnswer = { value: unknown } | { isJson: true } | { fault: string; stack: string | undefined }
export type JsonPiece = { piece: Uint8Array }
type Work = (input: never) => unknown

const pieceBytes = 256 * 1024

export function* piecesOf(bytes: Uint8Array): Generator<JsonPiece> {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield { piece: bytes.subarray(from, from + pieceBytes) }
}

/** The life of a worker: one piece of work at a time, until its parent is gone or ends it. */
export function serveWork(works: Record<string, Work>): void {
  const done = new Set<string>()
  const pieces: Uint8Array[] = []
  process.on('message', async (request: WorkRequest | JsonPiece) => {
    if ('piece' in request) return void pieces.push(request.piece)
    const { name } = request
    const came = pieces.splice(0)
    let answer: WorkAnswer
    try {
      const work = Object.hasOwn(works, name) ? works[name] : undefined
      if (!work) throw new Error(`there is no work named ${name}`)
      if ('isJson' in request) {
        const text = Buffer.concat(came).toString()
        const made = (await work(JSON.parse(text) as never)) ?? null
        if (made instanceof Uint8Array) answer = { value: made }
        else {
          for (const piece of piecesOf(Buffer.from(JSON.stringify(made)))) process.send!(piece)
          answer = { isJson: true }
        }
      } else answer = { value: await work(request.input as never) }
    } catch (error) {
      answer =
        error instanceof Error
          ? { fault: error.message, stack: error.stack }
          : { fault: String(error), stack: undefined }
    }
    process.send!(answer)
    // What its first work has loaded is kept now: a worker that is killed writes nothing at its end.
    if (!done.has(name)) flushCompileCache()
    done.add(name)
  })
  process.once('disconnect', () => process.exit(0))
  process.send!('ready')
}
