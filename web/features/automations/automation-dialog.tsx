import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isFileSource } from '../../../src/engine/connection.contract.ts'
import { NumberField, TextareaField, TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { choicesOf, Select, SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { t } from '../../lib/texts/index.ts'
import { dashboardsQuery } from '../dashboards/dashboards.queries.ts'
import { templatesQuery } from '../reports/reports.queries.ts'
import { SpaceSelect } from '../spaces/space-select.tsx'
import { linksQuery, type SpaceDataSource, spacesQuery } from '../spaces/spaces.queries.ts'
import { SecretsDialog, secretsOf } from '../webhooks/secrets-dialog.tsx'
import { type Draft, type FormState, fieldsOf, formOf } from './automation-form.ts'
import { type Automation, changeAutomation, createAutomation } from './automations.queries.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { WatchedQuestion } from './watched-question.tsx'

type AutomationDialogProps = { subject: Automation | Draft; onClose: () => void; onSaved?: (saved: Automation) => void }

export function AutomationDialog({ subject, onClose, onSaved }: AutomationDialogProps) {
  const before = 'id' in subject ? subject : null
  const { values: form, set, entry } = useForm(() => formOf(subject))
  const [saved, setSaved] = useState<Automation | null>(null)
  const end = (after: Automation) => {
    onClose()
    onSaved?.(after)
  }
  const save = () => {
    const fields = fieldsOf(form, before)
    return before ? changeAutomation(before.id, fields) : createAutomation(form.spaceId, fields)
  }
  if (saved) return <SecretsDialog secrets={secretsOf(saved.deliveries)} onClose={() => end(saved)} />
  return (
    <FormDialog
      title={before ? t.automations.editTitle(before.name) : t.automations.create}
      long
      submit={t.automations.save}
      save={save}
      onSaved={(after) => (secretsOf(after.deliveries).length > 0 ? setSaved(after) : end(after))}
      onClose={onClose}
    >
      <TextField
        label={t.words.name}
        required
        maxLength={120}
        placeholder={t.reports.templates.namePlaceholder}
        {...entry('name')}
      />
      {before ? null : <SpaceField form={form} set={set} entry={entry} />}
      <Section title={t.automations.what}>
        <ActionFields form={form} set={set} entry={entry} />
      </Section>
      <Section title={t.automations.when}>
        <TriggerFields form={form} set={set} entry={entry} />
      </Section>
      <DeliveryFields rows={form.targets} onChange={(targets) => set({ targets })} />
      {form.targets.length > 0 ? (
        <SelectField
          label={t.automations.attachment}
          {...entry('attachment')}
          options={choicesOf(['none', 'pdf', 'xlsx'], t.automations.attachments)}
        />
      ) : null}
    </FormDialog>
  )
}

type PartProps = { form: FormState } & Pick<ReturnType<typeof useForm<FormState>>, 'set' | 'entry'>

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className="flex flex-col gap-4 border-t border-line pt-3">
    <legend className="float-left w-full pb-1 text-14 font-semibold">{title}</legend>
    {children}
  </fieldset>
)

function SpaceField({ form, set }: PartProps) {
  const spaces = useQuery(spacesQuery)
  if ((spaces.data?.length ?? 0) < 2) return null
  return (
    <SpaceSelect
      label={t.words.space}
      value={form.spaceId}
      onChange={(spaceId) => set({ spaceId, dashboardId: '', fileId: '', source: '' })}
    />
  )
}

function ActionFields({ form, set, entry }: PartProps) {
  const dashboards = useQuery({ ...dashboardsQuery(form.spaceId), enabled: form.action === 'dashboard' })
  const templates = useQuery({ ...templatesQuery, enabled: form.action === 'report' })
  return (
    <>
      <Select
        label={t.automations.what}
        {...entry('action')}
        options={choicesOf(['prompt', 'dashboard', 'report'], t.automations.actions)}
      />
      {form.action === 'prompt' ? (
        <TextareaField
          label={t.words.question}
          hint={t.automations.promptHint}
          required
          maxLength={10_000}
          {...entry('prompt')}
        />
      ) : form.action === 'dashboard' ? (
        <SelectField
          label={t.automations.dashboard}
          hint={dashboards.data?.length === 0 ? t.automations.noDashboards : undefined}
          required
          value={form.dashboardId || undefined}
          onChange={(dashboardId) => set({ dashboardId })}
          options={(dashboards.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={t.automations.template}
            required
            {...entry('templateId')}
            options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField label={t.reports.measure} hint={t.reports.measureHint} maxLength={200} {...entry('measure')} />
        </div>
      )}
    </>
  )
}

const intervals = [1, 5, 15, 30, 60, 360, 1440]

function TriggerFields({ form, set, entry }: PartProps) {
  const links = useQuery({ ...linksQuery(form.spaceId), enabled: form.trigger !== 'schedule' })
  const sources = links.data ?? []
  // Files that were uploaded: what else is attached has nothing to replace.
  const files = sources.filter(({ dataSource }) => isFileSource(dataSource))
  return (
    <>
      <Select
        label={t.automations.when}
        {...entry('trigger')}
        options={choicesOf(['schedule', 'threshold', 'file-replaced'], t.automations.triggers)}
      />
      {form.trigger === 'schedule' ? (
        <ScheduleFields {...entry('schedule')} />
      ) : form.trigger === 'file-replaced' ? (
        <SelectField
          label={t.automations.file}
          hint={links.data && files.length === 0 ? t.automations.noFiles : undefined}
          required
          value={form.fileId || undefined}
          onChange={(fileId) => set({ fileId })}
          options={files.map(({ dataSourceId, dataSource }) => ({ value: dataSourceId, label: dataSource.name }))}
        />
      ) : (
        <ThresholdFields form={form} set={set} entry={entry} sources={sources} />
      )}
    </>
  )
}

/** The number that is looked at, and when it is worth telling. */
const ThresholdFields = ({ form, set, entry, sources }: PartProps & { sources: SpaceDataSource[] }) => (
  <>
    {form.question ? (
      <WatchedQuestion spaceId={form.spaceId} question={form.question} />
    ) : sources.length > 1 ? (
      <SelectField
        label={t.automations.source}
        value={form.source || sources[0]!.dataSourceId}
        onChange={(source) => set({ source })}
        options={sources.map(({ dataSourceId, dataSource }) => ({
          value: dataSourceId,
          label: dataSource.name,
        }))}
      />
    ) : null}
    {form.question ? null : (
      <TextareaField
        label={t.automations.sql}
        hint={t.automations.sqlHint}
        required
        spellCheck={false}
        maxLength={20_000}
        className="font-mono"
        {...entry('sql')}
      />
    )}
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <SelectField
        label={t.automations.comparison}
        {...entry('comparison')}
        options={choicesOf(['above', 'at-least', 'below', 'at-most'], t.automations.comparisons)}
      />
      <NumberField label={t.automations.limit} required step="any" {...entry('limit')} />
      <SelectField
        label={t.automations.checkEvery}
        {...entry('everyMinutes')}
        options={[...new Set([...intervals, Number(form.everyMinutes)])]
          .toSorted((a, b) => a - b)
          .map((count) => ({ value: String(count), label: t.automations.minutes(count) }))}
      />
    </div>
    <p className="text-12 text-muted">{t.automations.crossHint}</p>
  </>
)
