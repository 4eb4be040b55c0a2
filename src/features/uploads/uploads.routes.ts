import { PassThrough } from 'node:stream'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { hasEnded, type Uploads } from './track-uploads.ts'
import { type UploadProgress, uploadProgress } from './uploads.contract.ts'
import { uploadErrors } from './uploads.errors.ts'

/** A client may ask a moment before its upload arrives. */
const graceMs = 3000
const heartbeatMs = 15_000

export function uploadRoutes({ uploads, stopping }: { uploads: Uploads; stopping: AbortSignal }): AppRoute[] {
  return tagged('Data sources', [
    teamRoute('GET', '/uploads/:uploadId', {
      summary: 'Follows an upload: an event for each step, until it is done or has failed',
      description:
        'Server-sent events named `progress`, then one `done` or `failed`. The id is the `uploadId` field of the upload’s form, chosen by the client.',
      may: 'data-sources:read',
      answer: {
        kind: 'raw',
        contentType: 'text/event-stream',
        description: 'Events; the data of each is this object',
        schema: uploadProgress,
      },
      errors: [uploadErrors.notFound],
      async handle({ caller, params, reply, signal }) {
        const stream = new PassThrough()
        let begun: (known: boolean) => void = () => {}
        const known = new Promise<boolean>((resolve) => {
          begun = resolve
        })
        const write = (progress: UploadProgress) => {
          begun(true)
          const event = hasEnded(progress) ? progress.phase : 'progress'
          stream.write(`event: ${event}\ndata: ${JSON.stringify(progress)}\n\n`)
          if (hasEnded(progress)) stream.end()
        }
        const unfollow = uploads.follow(caller.teamId, params.uploadId, (progress) => {
          if (!stream.writableEnded) write(progress)
        })
        const grace = setTimeout(() => begun(false), graceMs)
        const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
        const end = () => stream.end()
        const ended = AbortSignal.any([signal, stopping])
        ended.addEventListener('abort', end, { once: true })
        stream.once('close', () => {
          clearInterval(heartbeat)
          unfollow()
          ended.removeEventListener('abort', end)
        })
        const there = await known
        clearTimeout(grace)
        if (!there || signal.aborted) {
          stream.destroy()
          throw there ? signal.reason : uploadErrors.notFound()
        }
        reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream)
      },
    }),
  ])
}
