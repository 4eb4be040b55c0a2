import { Bell, EllipsisVertical, FileText, LayoutDashboard, Save } from 'lucide-react'
import { useState } from 'react'
import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { isOneNumber } from '../../../src/engine/charts/metric.ts'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Menu } from '../../components/overlay/menu.tsx'
import { lazyPart } from '../../components/page/lazy-part.tsx'
import { queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'
import { PutOnDialog } from '../dashboards/put-on-dashboard.tsx'
import { checkedQuery, type Question } from '../questions/questions.queries.ts'
import { MakeReportDialog } from '../reports/make-report-dialog.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { changeSaved, type SavedQuestion } from './saved-questions.queries.ts'

const AlertDialog = lazyPart(() => import('../automations/alert-dialog.tsx'), 'AlertDialog')

/** What can be kept of a result: the question, where it came from one, and the statement that answers it. */
export type Result = {
  question: Question | null
  title: string
  sql: string
  /** Null: the first data source of the space. */
  source: string | null
  chart: ChartSpec | null
}
type ActionsProps = {
  /** The space, or how to find it. */
  space: string | (() => Promise<string>)
  result: Result
  /** The saved question that is shown, changed or not. */
  saved?: SavedQuestion | undefined
  onSaved?: (saved: SavedQuestion) => void
  /** One menu, for the frame of a chart. */
  asMenu?: boolean
}
type What = 'save' | 'dashboard' | 'report' | 'alert'

/** Save, put on a dashboard, make a report, watch: the same for every result. */
export function ResultActions({ space, result, saved, onSaved, asMenu = false }: ActionsProps) {
  const can = useCan()
  const [open, setOpen] = useState<{ what: What; spaceId: string; result: Result } | null>(null)
  if (!can.write) return null
  const begin = async (what: What) => {
    try {
      const spaceId = typeof space === 'string' ? space : await space()
      const leaves = what === 'dashboard' || what === 'report'
      setOpen({ what, spaceId, result: leaves ? await asOneNumber(spaceId, result) : result })
    } catch (error) {
      showError(error)
    }
  }
  const { question } = result
  const isChanged = saved !== undefined && !isSame(saved, result)
  const update = () => saved && void changeSaved(saved, contentOf(result)).then((after) => onSaved?.(after), showError)
  const entries = [
    { label: t.dashboards.putOn, icon: LayoutDashboard, onSelect: () => void begin('dashboard') },
    { label: t.explore.report, icon: FileText, onSelect: () => void begin('report') },
    ...(question && question.measures.length > 0
      ? [{ label: t.alerts.title, icon: Bell, onSelect: () => void begin('alert') }]
      : []),
  ]
  const save = { label: saved ? t.explore.saveAs : t.explore.save, icon: Save, onSelect: () => void begin('save') }
  return (
    <>
      {asMenu ? null : isChanged ? (
        <Button size="small" look="primary" icon={Save} onClick={update}>
          {t.actions.saveChanges}
        </Button>
      ) : saved ? null : (
        <Button size="small" icon={Save} onClick={save.onSelect}>
          {t.actions.save}
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={t.actions.more} size="small" />}
        entries={asMenu || saved ? [save, ...entries] : entries}
      />
      {open ? <Opened {...open} onSaved={onSaved} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

type OpenedProps = {
  what: What
  spaceId: string
  result: Result
  onSaved: ActionsProps['onSaved']
  onClose: () => void
}

function Opened({ what, spaceId, result, onSaved, onClose }: OpenedProps) {
  const { title, question, sql, source, chart } = result
  const named = title.replace(/\.$/, '').slice(0, 200)
  if (what === 'save')
    return (
      <SaveDialog
        spaceId={spaceId}
        content={contentOf(result)}
        title={title}
        onClose={onClose}
        {...(onSaved ? { onSaved } : {})}
      />
    )
  if (what === 'dashboard')
    return (
      <PutOnDialog
        spaceId={spaceId}
        title={named}
        item={{ sql, ...(source === null ? {} : { source }), ...(chart ? { chart } : {}) }}
        onClose={onClose}
      />
    )
  if (what === 'report')
    return (
      <MakeReportDialog
        spaceId={spaceId}
        answer={{ title: named || t.explore.result, sql, source, chart }}
        onClose={onClose}
      />
    )
  return question ? <AlertDialog spaceId={spaceId} question={question} sentence={title} onClose={onClose} /> : null
}

/** One number leaves as the statement that gives it: of groups alone, averages could not be put together. */
async function asOneNumber(spaceId: string, result: Result): Promise<Result> {
  const { question, chart } = result
  if (!question || !chart || !isOneNumber(chart) || question.by.length === 0) return result
  const drops = question.by.map((_, i) => ({ drop: `by[${question.by.length - 1 - i}]` }))
  const { statement } = await queryClient.fetchQuery(checkedQuery(spaceId, question, drops))
  const { x: _, series: __, ...rest } = chart
  return { ...result, sql: statement, chart: rest }
}

const contentOf = ({ question, sql, source, chart }: Result) =>
  question ? { question } : { statement: { sql, source, chart } }

const isSame = (saved: SavedQuestion, { question, sql }: Result): boolean =>
  question ? JSON.stringify(saved.question) === JSON.stringify(question) : saved.statement?.sql === sql
