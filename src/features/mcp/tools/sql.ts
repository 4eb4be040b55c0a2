import { z } from 'zod'
import { type ChartSpec, chartSpec } from '../../../engine/charts/chart.contract.ts'
import { httpErrors } from '../../../platform/http/http.errors.ts'
import { mcpErrors } from '../mcp.errors.ts'
import { type SpaceDataDeps, showToModel, sourceOf } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { tableAsText } from './compact.ts'
import { maxRows, offset, page, source, spaceId, sql, table } from './schemas.ts'

const forChart = { rows: 2_000, bytes: 1024 * 1024 }

export function sqlTools(
  deps: SpaceDataDeps & {
    drawChart(
      caller: { teamId: string; userId: string | null },
      spec: ChartSpec,
      data: { columns: string[]; rows: Record<string, unknown>[] },
      size: { width?: number; height?: number },
      signal?: AbortSignal,
    ): Promise<Uint8Array>
  },
): McpTool[] {
  return [
    defineTool({
      name: 'run_sql',
      title: 'Run SQL',
      description:
        'Runs one read-only SELECT on a source of a space and returns typed rows, by pages of at most 1,000 rows and 32 kB. Use it for what ask cannot say; know the columns first (describe_data, search_tables). Group and limit in SQL rather than reading many pages. Of private sources only grouped results, or none, are shown.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({ spaceId, source, sql, maxRows, offset }),
      output: z.object(table),
      annotations: readsOnly,
      async run({ spaceId: id, source: name, sql: statement, maxRows: rows, offset: from }, call) {
        const found = await sourceOf(deps, call, id, name)
        const data = await showToModel(deps, call, { ...found, sql: statement }, { ...page, rows, from })
        return { data, content: [{ type: 'text', text: tableAsText(data, from) }] }
      },
    }),
    defineTool({
      name: 'render_chart',
      title: 'Render a chart',
      description:
        'Runs one read-only SELECT on a source of a space and draws its rows as a chart. Returns a PNG picture. Use it when a person should see a trend or a comparison. The chart names columns of the result: x, y (one or several), series.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({
        spaceId,
        source,
        sql,
        chart: chartSpec.describe('What to draw'),
        width: z.int().min(200).max(1_600).optional(),
        height: z.int().min(150).max(1_200).optional(),
      }),
      output: z.object({
        columns: table.columns,
        rowCount: table.rowCount,
        truncated: table.truncated,
        note: table.note,
        width: z.int(),
        height: z.int(),
      }),
      annotations: readsOnly,
      async run({ spaceId: id, source: name, sql: statement, chart, width = 760, height = 430 }, call) {
        const found = await sourceOf(deps, call, id, name)
        const { rows, nextOffset: _, ...shown } = await showToModel(deps, call, { ...found, sql: statement }, forChart)
        const columns = shown.columns.map((column) => column.name)
        const unknown = [chart.x, ...[chart.y ?? []].flat(), chart.series].find(
          (column) => column !== undefined && !columns.includes(column),
        )
        if (unknown !== undefined)
          throw httpErrors.invalidRequest(`the result has no column "${unknown}"; it has: ${columns.join(', ')}`)
        // A picture of nothing would say that there is nothing.
        if (rows.length === 0 && shown.note !== null) throw mcpErrors.private(shown.note)
        const objects = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null])))
        const png = await deps.drawChart(call.caller, chart, { columns, rows: objects }, { width, height })
        return {
          data: { ...shown, width, height },
          content: [
            { type: 'image', data: Buffer.from(png).toString('base64'), mimeType: 'image/png' },
            {
              type: 'text',
              text: `A ${chart.type} chart of ${rows.length} rows.${shown.note ? ` ${shown.note}` : ''}`,
            },
          ],
        }
      },
    }),
  ]
}
