import { flushCompileCache } from 'node:module'

/** As it is, or as JSON, which takes half the time where there is much of it. */
export type WorkRequest = { name: string } & ({ input: unknown } | { text: string })
export type WorkAnswer = { value: unknown } | { text: string } | { fault: string; stack: string | undefined }
type Work = (input: never) => unknown

/** The life of a worker: one piece of work at a time, until its parent is gone or ends it. */
export function serveWork(works: Record<string, Work>): void {
  const done = new Set<string>()
  process.on('message', async (request: WorkRequest) => {
    const { name } = request
    let answer: WorkAnswer
    try {
      const work = Object.hasOwn(works, name) ? works[name] : undefined
      if (!work) throw new Error(`there is no work named ${name}`)
      if ('text' in request) answer = { text: JSON.stringify(await work(JSON.parse(request.text) as never)) }
      else answer = { value: await work(request.input as never) }
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
