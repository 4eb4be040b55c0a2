import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { call, type Owner, type Service, setUp, startService } from '../acceptance/harness.ts'
import type { Cell } from '../src/engine/analyst/tool-contract.ts'

/** The running service with what the evaluations do to it: upload, connect, link, define, ask. */
export type Upload = { name: string; bytes: Uint8Array | string }
export type Given = {
  /** Whether an answer is given, or only readings to choose from. */
  answered: boolean
  probability: number
  /** Every cell of the first reading, answered or not. */
  rows: Cell[][]
  /** The columns that answer. */
  asked: Cell[][]
  sentence: string
  ms: number
}

export type Bench = {
  space(name: string): Promise<string>
  upload(space: string, files: Upload[]): Promise<void>
  connect(space: string, database: string, definitions: string | null): Promise<void>
  ask(space: string, text: string): Promise<Given>
  close(): Promise<void>
}

const sent = async (
  service: Service,
  owner: Owner,
  method: string,
  address: string,
  request: Parameters<typeof call>[3] = {},
) => {
  const answer = await call(service, method, address, { ...request, key: owner.key })
  if (answer.status >= 400 && answer.status !== 422)
    throw new Error(`${method} ${address} answered ${answer.status}: ${answer.text.slice(0, 400)}`)
  return answer
}

const connectionOf = (database: string) => {
  const url = new URL(process.env.EVALS_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432')
  return {
    name: database,
    type: 'POSTGRES',
    host: url.hostname,
    port: Number(url.port || 5432),
    database,
    username: url.username,
    ...(url.password ? { password: url.password } : {}),
    ssl: false,
    allowWritableRole: true,
  }
}

type Column = { name: string; asked: boolean }

export const openService = async (): Promise<Bench> => {
  const service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true', TALLYROOM_LOG_LEVEL: 'warn' } })
  const owner = await setUp(service)
  const send = (method: string, address: string, request?: Parameters<typeof call>[3]) =>
    sent(service, owner, method, address, request)
  const link = (space: string, dataSourceId: string) =>
    send('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId } })
  return {
    async space(name) {
      return (await send('POST', '/spaces', { json: { name: name.slice(0, 100) } })).body.id
    },
    async upload(space, files) {
      for (const { name, bytes } of files) {
        const form = new FormData()
        form.append('file', new Blob([bytes as BlobPart]), name)
        const { body } = await send('POST', '/data-sources/upload', { body: form })
        await link(space, body.id)
      }
    },
    async connect(space, database, definitions) {
      const { body } = await send('POST', '/data-sources', { json: connectionOf(database) })
      if (definitions !== null)
        await send('PUT', `/data-sources/${body.id}/definitions`, {
          body: readFileSync(definitions, 'utf8'),
          headers: { 'content-type': 'application/yaml' },
        })
      await link(space, body.id)
    },
    async ask(space, text) {
      const began = performance.now()
      const { body } = await send('POST', `/spaces/${space}/readings`, { json: { text } })
      const first = body.readings?.[0]
      const answer = first
        ? await send('POST', `/spaces/${space}/questions`, { json: { question: first.question } })
        : null
      const ms = performance.now() - began
      const columns: Column[] = answer?.body.columns ?? []
      const rows: Record<string, Cell>[] = answer?.body.rows ?? []
      const cells = (of: Column[]) => rows.map((row) => of.map(({ name }) => row[name] ?? null))
      const asked = columns.filter((c) => c.asked)
      return {
        answered: first !== undefined && body.decision !== 'ask',
        probability: first?.probability ?? 0,
        rows: cells(columns),
        asked: cells(asked),
        sentence: first?.sentence ?? '',
        ms,
      }
    },
    async close() {
      await service.stop()
    },
  }
}
