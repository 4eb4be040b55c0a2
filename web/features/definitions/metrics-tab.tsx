import { useQuery } from '@tanstack/react-query'
import { Plus, Sigma, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { describeError } from '../../lib/errors.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { SynonymsField } from './comma-list.tsx'
import { faultAt, type MetricPreview, type Owner, previewQuery } from './definitions.queries.ts'
import { FormatFields } from './field-details.tsx'
import {
  changeModel,
  type DraftMetric,
  expressionFrom,
  expressionOf,
  freeName,
  modelOf,
  ownOf,
  withOwn,
  withText,
} from './ossie-draft.ts'
import type { Draft } from './use-draft.ts'

const d = t.definitions
type TabProps = { owner: Owner; draft: Draft; example: string; disabled: boolean }

export function MetricsTab({ owner, draft, example, disabled }: TabProps) {
  const metrics = modelOf(draft.document)?.metrics ?? []
  const set = (change: (metrics: DraftMetric[]) => DraftMetric[]) =>
    draft.edit((document) =>
      changeModel(document, (model) => ({ ...model, metrics: change(model.metrics ?? []) }), owner.name),
    )
  const add = () => set((all) => [...all, { name: freeName('metric', all), expression: expressionFrom(example) }])
  const adding = disabled ? null : (
    <Button icon={Plus} onClick={add}>
      {d.addMetric}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[72ch] text-muted">{d.metricsText}</p>
      {metrics.length === 0 ? (
        <EmptyState icon={Sigma} title={d.noMetrics} text={d.noMetricsText} action={adding} />
      ) : (
        <>
          <ul aria-label={d.tabs.metrics} className="flex flex-col gap-4">
            {metrics.map((metric, at) => (
              <MetricRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a name that is being typed is no key
                key={at}
                owner={owner}
                draft={draft}
                at={at}
                metric={metric}
                example={example}
                disabled={disabled}
                onChange={(next) => set((all) => all.map((one, i) => (i === at ? next : one)))}
                onRemove={() => set((all) => all.filter((_, i) => i !== at))}
              />
            ))}
          </ul>
          <div>{adding}</div>
        </>
      )}
    </div>
  )
}

type RowProps = {
  owner: Owner
  draft: Draft
  /** Its place among the metrics. */
  at: number
  metric: DraftMetric
  example: string
  disabled: boolean
  onChange: (metric: DraftMetric) => void
  onRemove: () => void
}

function MetricRow({ owner, draft, at, metric, example, disabled, onChange, onRemove }: RowProps) {
  const own = ownOf(metric)
  const faultIn = (part: string) => faultAt(draft.faults, `semantic_model[0].metrics[${at}]${part}`)
  return (
    <li className="grid gap-4 rounded border border-line p-4 lg:grid-cols-[1fr_260px]">
      <div className="grid content-start gap-3 sm:grid-cols-2">
        <TextField
          label={d.metricName}
          value={metric.name}
          disabled={disabled}
          error={faultIn('.name')}
          className="font-mono"
          onChange={(text) => onChange({ ...metric, name: text })}
        />
        <SynonymsField of={metric} hint={d.synonymsHint} disabled={disabled} onChange={onChange} />
        <TextField
          label={d.expression}
          hint={d.expressionHint(example)}
          error={faultIn('.expression')}
          value={expressionOf(metric)}
          disabled={disabled}
          spellCheck={false}
          className="font-mono"
          onChange={(text) => onChange({ ...metric, expression: expressionFrom(text) })}
        />
        <TextField
          label={d.where}
          value={own.where ?? ''}
          placeholder={d.whereHint}
          error={faultIn('.custom_extensions')}
          disabled={disabled}
          spellCheck={false}
          className="font-mono"
          onChange={(text) => onChange(withOwn(metric, { where: text === '' ? undefined : text }))}
        />
        <TextField
          label={d.description}
          value={metric.description ?? ''}
          disabled={disabled}
          onChange={(text) => onChange(withText(metric, 'description', text))}
        />
        <FormatFields
          format={own.format ?? null}
          disabled={disabled}
          onChange={(next) => onChange(withOwn(metric, { format: next ?? undefined }))}
        />
      </div>
      <div className="flex flex-col gap-2">
        {faultIn('') ? null : <Preview owner={owner} draft={draft} metric={metric} />}
        {disabled ? null : (
          <div className="mt-auto text-right">
            <IconButton icon={Trash2} label={d.removeMetric(metric.name)} onClick={onRemove} />
          </div>
        )}
      </div>
    </li>
  )
}

/** What the metric comes to now, by what is written and not by what is saved. */
function Preview({ owner, draft, metric }: { owner: Owner; draft: Draft; metric: DraftMetric }) {
  const [sql, setSql] = useState(false)
  const written = `${expressionOf(metric)} ${ownOf(metric).where ?? ''} ${JSON.stringify(ownOf(metric).format ?? null)}`
  const preview = useQuery({
    ...previewQuery(owner, draft.yaml, metric.name, written),
    enabled: !draft.checking,
  })
  const { data, error } = preview
  const problem = error ? describeError(error).fix : data?.problem
  return (
    <div className="flex min-w-0 flex-col gap-1" aria-live="polite">
      <p className="text-12 text-muted">{d.preview}</p>
      {problem ? (
        <p className="text-12 text-warn">{problem}</p>
      ) : (
        <p
          className={`numeric truncate text-20 font-semibold ${preview.isFetching || draft.checking ? 'opacity-60' : ''}`}
        >
          {data ? valueInWords(data) : d.previewing}
        </p>
      )}
      {data?.sql ? (
        <div>
          <Button size="small" look="quiet" onClick={() => setSql(!sql)} aria-expanded={sql}>
            {sql ? d.hideSql : d.showSql}
          </Button>
          {sql ? <CodeBlock code={data.sql} maxHeight={240} /> : null}
        </div>
      ) : null}
    </div>
  )
}

function valueInWords({ value, format: shown }: MetricPreview): string {
  if (value === null) return d.noValue
  if (typeof value !== 'number') return String(value)
  if (shown?.kind === 'percent') return format.percent(shown.scale === 1 ? value : value / 100)
  if (shown?.kind === 'year' || shown?.kind === 'id') return String(value)
  const rounded = Number(value.toFixed(shown?.decimals ?? (Number.isInteger(value) ? 0 : 2)))
  return [format.number(rounded), shown?.unit ?? ''].filter(Boolean).join(' ')
}
