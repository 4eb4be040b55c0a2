import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import {
  type WrittenJson,
  writtenFields,
  writtenList,
  writtenObject,
  writtenText,
  writtenValue,
} from '../../platform/workers/written-json.ts'
import type { RenderTask } from '../reports/render/render-task.ts'
import type { FrozenResult, PackedResult, ReportContent } from '../reports/report-content.ts'
import type { EngineWorkers } from './engine-workers.ts'

/** The same with results as JSON text. */
type PackedContent = Omit<ReportContent, 'results'> & { results: Record<string, FrozenResult | PackedResult> }
/** What is kept as text, or came as text, stays it until it is read where it is drawn. */
type Drawn = Omit<RenderTask, 'content'> & { content: PackedContent | { json: string | Uint8Array } }

/** A report as a file, drawn away from the main thread in the owner's turn. */
export async function renderReport(
  workers: EngineWorkers,
  owner: WorkOwner,
  { content, ...task }: Drawn,
  signal?: AbortSignal,
): Promise<Buffer> {
  const written = writtenObject<RenderTask>({
    ...(await writtenFields(task)),
    content: 'json' in content ? await writtenText(content.json) : await writtenContent(content),
  })
  const bytes = await workers.run('renderReport', written, { ...ownerAlone(owner), signal })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

async function writtenContent({ results, ...rest }: PackedContent): Promise<WrittenJson<ReportContent>> {
  const written: Record<string, WrittenJson<FrozenResult>> = {}
  for (const [name, result] of Object.entries(results)) {
    await pause()
    written[name] = 'rows' in result ? await writtenValue(result) : await writtenResult(result)
  }
  return writtenObject<ReportContent>({ ...(await writtenFields(rest)), results: writtenObject(written) })
}

async function writtenResult({ json, wholes, ...rest }: PackedResult): Promise<WrittenJson<FrozenResult>> {
  const whole = async ({ json, ...grouped }: NonNullable<PackedResult['wholes']>[number]) =>
    writtenObject<NonNullable<FrozenResult['wholes']>[number]>({
      ...(await writtenFields(grouped)),
      rows: await writtenText(json),
    })
  return writtenObject<FrozenResult>({
    ...(await writtenFields(rest)),
    rows: await writtenText(json),
    wholes: wholes && (await writtenList(wholes, whole)),
  })
}
