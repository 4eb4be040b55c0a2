import type { Question } from '../questions/questions.queries.ts'
import type { Action, Automation, AutomationFields, Trigger } from './automations.queries.ts'
import { type TargetRow, targetRows } from './delivery-fields.tsx'
import { cronOf, ownZone, pickedOf } from './schedule.ts'
import type { ScheduleState } from './schedule-fields.tsx'

export type Comparison = Extract<Trigger, { kind: 'threshold' }>['comparison']
/** What is written in the form; what of it counts is said by the two kinds. */
export type FormState = {
  name: string
  spaceId: string
  action: Action['kind']
  prompt: string
  dashboardId: string
  templateId: string
  measure: string
  trigger: Trigger['kind']
  schedule: ScheduleState
  source: string
  sql: string
  /** Of an alert that was made from a question; it takes the place of SQL. */
  question: Question | null
  comparison: Comparison
  limit: string
  everyMinutes: string
  fileId: string
  targets: TargetRow[]
  attachment: 'none' | 'pdf' | 'xlsx'
}
export type Draft = Partial<AutomationFields> & { spaceId: string }

export function formOf(draft: Draft | Automation): FormState {
  const { action, trigger } = draft
  const schedule = trigger?.kind === 'schedule' ? trigger : { cron: '0 9 * * 1', timezone: ownZone() }
  const threshold = trigger?.kind === 'threshold' ? trigger : null
  return {
    name: draft.name ?? '',
    spaceId: draft.spaceId,
    action: action?.kind ?? 'prompt',
    prompt: action?.kind === 'prompt' ? action.prompt : '',
    dashboardId: action?.kind === 'dashboard' ? action.dashboardId : '',
    templateId: action?.kind === 'report' ? action.templateId : 'kpi-summary',
    measure: action?.kind === 'report' ? (action.options?.measure ?? '') : '',
    trigger: trigger?.kind ?? 'schedule',
    schedule: { picked: pickedOf(schedule.cron), timezone: schedule.timezone },
    source: threshold?.source ?? '',
    sql: threshold?.sql ?? '',
    question: threshold?.question ?? null,
    comparison: threshold?.comparison ?? 'above',
    limit: threshold ? String(threshold.value) : '',
    everyMinutes: String(threshold?.everyMinutes ?? 15),
    fileId: trigger?.kind === 'file-replaced' ? trigger.dataSourceId : '',
    targets: targetRows(draft.deliveries ?? []),
    attachment: draft.attachment ?? 'none',
  }
}

export function fieldsOf(form: FormState, before: Automation | null): AutomationFields {
  const kept = before?.action
  const action: Action =
    form.action === 'prompt'
      ? {
          kind: 'prompt',
          prompt: form.prompt.trim(),
          ...(kept?.kind === 'prompt' && kept.agentId ? { agentId: kept.agentId } : {}),
        }
      : form.action === 'dashboard'
        ? {
            kind: 'dashboard',
            dashboardId: form.dashboardId,
            ...(kept?.kind === 'dashboard' && kept.dashboardId === form.dashboardId && kept.params
              ? { params: kept.params }
              : {}),
          }
        : {
            kind: 'report',
            templateId: form.templateId,
            ...(form.measure.trim() === '' ? {} : { options: { measure: form.measure.trim() } }),
          }
  const trigger: AutomationFields['trigger'] =
    form.trigger === 'schedule'
      ? { kind: 'schedule', cron: cronOf(form.schedule.picked), timezone: form.schedule.timezone }
      : form.trigger === 'threshold'
        ? {
            kind: 'threshold',
            ...(form.question
              ? { question: form.question }
              : { source: form.source === '' ? null : form.source, sql: form.sql.trim() }),
            comparison: form.comparison,
            value: Number(form.limit),
            everyMinutes: Number(form.everyMinutes),
          }
        : { kind: 'file-replaced', dataSourceId: form.fileId }
  return {
    name: form.name.trim(),
    action,
    trigger,
    deliveries: form.targets.map(({ target }) => target),
    attachment: form.attachment === 'none' ? null : form.attachment,
  }
}
