import { automations } from './en/automations.ts'
import { canvas } from './en/canvas.ts'
import { chats } from './en/chats.ts'
import { components } from './en/components.ts'
import { dashboards } from './en/dashboards.ts'
import { dataSources } from './en/data-sources.ts'
import { datasets } from './en/datasets.ts'
import { definitions } from './en/definitions.ts'
import { evals } from './en/evals.ts'
import { identity } from './en/identity.ts'
import { mcp } from './en/mcp.ts'
import { models } from './en/models.ts'
import { questions } from './en/questions.ts'
import { reports } from './en/reports.ts'
import { sharing } from './en/sharing.ts'
import { shell } from './en/shell.ts'
import { spaces } from './en/spaces.ts'
import { teamChats } from './en/team-chats.ts'
import { usage } from './en/usage.ts'
import { webhooks } from './en/webhooks.ts'

/** Every text of the app. A feature adds its own file under `en/` and one line here. */
export const en = {
  ...shell,
  ...components,
  ...identity,
  ...spaces,
  ...chats,
  ...dataSources,
  ...datasets,
  ...definitions,
  ...models,
  ...evals,
  ...usage,
  ...dashboards,
  ...canvas,
  ...sharing,
  ...reports,
  ...questions,
  ...teamChats,
  ...mcp,
  ...automations,
  ...webhooks,
}
