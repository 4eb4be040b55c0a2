import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import { bytesOfText, writeJson } from '../../platform/workers/json-in-turns.ts'
import type { RenderTask } from '../reports/render/render-task.ts'
import type { PackedResult, ReportContent } from '../reports/report-content.ts'
import type { EngineWorkers } from './engine-workers.ts'

/** What is kept as text, or came as text, stays it until it is read where it is drawn. */
type Drawn = Omit<RenderTask, 'content'> & {
  content:
    | ReportContent
    | { json: string | Uint8Array }
    | { nodes: ReportContent['nodes']; results: Record<string, PackedResult> }
}

/** A report as a file, drawn away from the main thread in the owner's turn. */
export async function renderReport(
  workers: EngineWorkers,
  owner: WorkOwner,
  { content, ...task }: Drawn,
  signal?: AbortSignal,
): Promise<Buffer> {
  const written: Uint8Array[] = [Buffer.from(`${JSON.stringify(task).slice(0, -1)},"content":`)]
  if ('json' in content) written.push(await bytesOf(content.json))
  else written.push(...(await piecesOf(content)))
  written.push(Buffer.from('}'))
  const bytes = await workers.run('renderReport', {} as never, { ...ownerAlone(owner), signal, written })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

async function piecesOf({ nodes, results }: Exclude<Drawn['content'], { json: unknown }>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [
    Buffer.from('{"nodes":'),
    Buffer.from(await writeJson(nodes)),
    Buffer.from(',"results":{'),
  ]
  let before = ''
  for (const [name, result] of Object.entries(results)) {
    await pause()
    pieces.push(Buffer.from(`${before}${JSON.stringify(name)}:`))
    before = ','
    if ('rows' in result) pieces.push(Buffer.from(await writeJson(result)))
    else pieces.push(...(await piecesOfPacked(result)))
  }
  return [...pieces, Buffer.from('}}')]
}

async function piecesOfPacked({ json, wholes, ...rest }: PackedResult): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"rows":`), await bytesOf(json)]
  for (const [at, whole] of (wholes ?? []).entries())
    pieces.push(
      Buffer.from(`${at === 0 ? ',"wholes":[' : ','}{"by":${JSON.stringify(whole.by)},"rows":`),
      await bytesOf(whole.json),
      Buffer.from('}'),
    )
  return [...pieces, Buffer.from(wholes ? ']}' : '}')]
}

const bytesOf = async (json: string | Uint8Array): Promise<Uint8Array> =>
  typeof json === 'string' ? bytesOfText(json) : json
