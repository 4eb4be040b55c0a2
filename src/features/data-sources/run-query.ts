import type { FastifyReply } from 'fastify'
import type { QueryOutcome } from '../../engine/sandbox/index.ts'

/** The rows are JSON text already, written by the child that read them: they are passed on as bytes. */
export function sendOutcome(
  reply: FastifyReply,
  { columns, types, json, truncated, elapsedMs, engine }: QueryOutcome,
): void {
  const head = `{"columns":${JSON.stringify(columns)},"types":${JSON.stringify(types)},"data":`
  const tail = `,"truncated":${truncated},"elapsedMs":${elapsedMs},"engine":"${engine}"}`
  reply.type('application/json; charset=utf-8').send(Buffer.concat([Buffer.from(head), json, Buffer.from(tail)]))
}
