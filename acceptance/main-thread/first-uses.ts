import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { call, type Service, setUp, startService } from '../harness.ts'
import { askTool, connectMcp, type Era } from '../mcp-client.ts'
import { type Driven, driveWithin, type ProbedWorld, probed, probeOf } from './drive.ts'

/** Something that can be the first that a service is asked for after its start; answers whether it was done. */
export type FirstUse = { operation: string; isOfEmpty?: boolean; send(service: Service): Promise<boolean> }

type Sent = { address: string } & Parameters<typeof call>[3]

/** Every operation as it is meant to be used, in each of its formats, and what is none of the interface's. */
export async function firstUsesOf(world: ProbedWorld, isWanted: (operation: string) => boolean): Promise<FirstUse[]> {
  const uses: FirstUse[] = []
  const add = (operation: string, { address, ...request }: Sent) => {
    const headers = { ...request.headers, ...world.headers.admin }
    const send = async (service: Service) =>
      (await call(service, operation.split(' ')[0]!, address, { ...request, headers })).status < 300
    uses.push({ operation, send })
  }
  for (const row of world.rows.filter(({ operation }) => isWanted(operation))) {
    const request = await row.request(world, 'admin')
    const formats = world.operations.get(row.operation)!.parameters.find(({ name }) => name === 'format')?.schema.enum
    if (!formats) add(row.operation, request)
    for (const format of formats ?? [])
      add(`${row.operation}?format=${format}`, {
        ...request,
        address: request.address.replace(/format=\w+/, `format=${format}`),
      })
  }
  return [...uses, ...(await usesOfSamples(world)).filter(({ operation }) => isWanted(operation)), setsUp]
}

const setsUp: FirstUse = {
  operation: 'POST /setup',
  isOfEmpty: true,
  send: (service) => setUp(service).then(() => true),
}

async function usesOfSamples(world: ProbedWorld): Promise<FirstUse[]> {
  const key = { 'x-api-key': world.owner.key }
  const space = (await world.admin('POST', '/samples')).body.space.id
  const tool = (name: string, more: Record<string, unknown> = {}, era: Era = '2026-07-28'): FirstUse => ({
    operation: era === '2026-07-28' ? `MCP ${name}` : `MCP ${name} of ${era}`,
    async send(service) {
      const client = await connectMcp(service, key, { era })
      const { isError } = await askTool(client, name, more)
      await client.close()
      return !isError
    },
  })
  return [
    tool('list_spaces'),
    tool('list_spaces', {}, '2025-11-25'),
    tool('describe_data', { spaceId: space }),
    tool('ask_analyst', { spaceId: space, question: 'how many rows are there' }),
    {
      operation: 'MCP tools',
      async send(service) {
        const client = await connectMcp(service, key)
        const { tools } = await client.listTools()
        await client.close()
        return tools.length > 0
      },
    },
    { operation: 'GET /', send: async ({ url }) => (await fetch(url)).ok },
  ]
}

/** For how long each holds the main thread of a service that has just been started, and has compiled nothing of it before. */
export async function driveFirst(
  world: ProbedWorld,
  uses: FirstUse[],
  barMs = Number.POSITIVE_INFINITY,
): Promise<Driven[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-first-uses-'))
  cpSync(world.service.folder, path.join(folder, 'made'), { recursive: true })
  let empty = 0
  const driveOnce = async ({ operation, isOfEmpty, send }: FirstUse): Promise<Driven> => {
    const env = { ...probed, NODE_COMPILE_CACHE: '' }
    const service = await startService({ env, folder: path.join(folder, isOfEmpty ? `empty ${empty++}` : 'made') })
    // What is begun with the start, and what every first request does, is not theirs.
    await call(service, 'GET', '/me', { headers: world.headers.admin })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { held } = probeOf(service)
    await held()
    const accepted = Number(await send(service))
    const driven = { operation, requests: 1, accepted, faults: [], ...(await held()) }
    await service.stop()
    return driven
  }
  const driven: Driven[] = []
  for (const use of uses) driven.push(await driveWithin(barMs, world, () => driveOnce(use)))
  rmSync(folder, { recursive: true, force: true })
  return driven
}
