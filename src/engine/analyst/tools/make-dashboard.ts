import { type ModelMessage, tool } from 'ai'
import { z } from 'zod'
import type { DashboardOutcome, Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

/** Told to a model that writes one, and not with every question. */
const form =
  'A dashboard is a Markdoc document. Named queries stand in fences (```sql revenue source="shop"); values of controls are bound as {{name}}, {{period.from}}, in ({{list}}); [[ and region = {{region}} ]] is left out while the control is not set. Controls: {% select name="region" options="regions" all=true /%} (options: the name of a query, or a list), multiselect, date, daterange, number, text, toggle; each must be used. Views: {% chart query="revenue" type="line" x="month" y="revenue" /%}, {% table query="revenue" /%}, {% metric query="totals" value="revenue" title="Revenue" /%}, and {% grid columns=2 %} ... {% /grid %} around them.'

const createInput = toolInput(
  z.object({
    title: z.string().trim().min(1).max(200).optional(),
    about: z
      .string()
      .max(300)
      .optional()
      .describe('What it is about, when no markup is given: it is then made from the data'),
    markup: z.string().max(200_000).optional().describe('Markdoc; an empty text answers its form'),
  }),
)
const editInput = toolInput(
  z.object({
    dashboardId: z.string(),
    title: z.string().trim().min(1).max(200).optional(),
    markup: z
      .string()
      .max(200_000)
      .optional()
      .describe('The whole new document; without it the present one is answered'),
  }),
)

const none: DashboardOutcome = { ok: false, error: 'Dashboards cannot be made here.' }

export function createDashboardTool(bench: Workbench) {
  return tool({
    description: 'Makes a dashboard in the space. Only when the person asks for one.',
    inputSchema: createInput,
    async execute({ title, about, markup }): Promise<DashboardOutcome> {
      if (!bench.dashboards) return none
      if (markup?.trim() === '') return { ok: false, error: form }
      if (markup !== undefined) return withForm(await bench.dashboards.create({ title: title ?? 'Dashboard', markup }))
      return bench.dashboards.suggest({ catalog: bench.catalog, about: about ?? title ?? '', title })
    },
  })
}

export function editDashboardTool(bench: Workbench) {
  return tool({
    description:
      'Changes a dashboard that was made in this conversation or that the person named by its id, or answers its document and form when no markup is given.',
    inputSchema: editInput,
    async execute(
      { dashboardId, title, markup },
      { messages },
    ): Promise<DashboardOutcome | { ok: true; title: string; markup: string; form: string }> {
      if (!bench.dashboards) return none
      if (!isNamed(dashboardId, messages))
        return { ok: false, error: `Nobody spoke of a dashboard "${dashboardId}" in this conversation.` }
      if (markup !== undefined || title !== undefined)
        return withForm(await bench.dashboards.edit({ dashboardId, title, markup }))
      const found = await bench.dashboards.read(dashboardId)
      return found ? { ok: true, ...found, form } : { ok: false, error: `There is no dashboard "${dashboardId}".` }
    },
  })
}

/** Problems come with line and column; how it is written right, beside them. */
const withForm = (made: DashboardOutcome): DashboardOutcome =>
  made.ok ? made : { ok: false, error: `${made.error}\n${form}` }

const makers = new Set(['create_dashboard', 'edit_dashboard'])

/** Made here, or named by the person: an id that stands in a cell is nobody's wish. */
const isNamed = (dashboardId: string, messages: ModelMessage[]): boolean =>
  messages.some(({ role, content }) =>
    role === 'user'
      ? JSON.stringify(content).includes(dashboardId)
      : role === 'tool' &&
        content.some(
          (part) =>
            part.type === 'tool-result' &&
            makers.has(part.toolName) &&
            JSON.stringify(part.output).includes(JSON.stringify(dashboardId)),
        ),
  )
