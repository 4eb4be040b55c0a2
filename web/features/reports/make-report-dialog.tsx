import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import type { ControlValues } from '../dashboards/document/control-values.ts'
import { ChosenOf } from '../share-links/chosen-of.tsx'
import { SpaceSelect } from '../spaces/space-select.tsx'
import { linksQuery, spacesQuery } from '../spaces/spaces.queries.ts'
import { makeReport, type ReportFields, type Template, templatesQuery } from './reports.queries.ts'
import { TemplateControls } from './template-controls.tsx'

type Answer = NonNullable<ReportFields['answer']>
export type MakeReportButtonProps = { spaceId: string; answer: Answer }

/** For the toolbar of an answer: a report of it alone, or one that begins with it. */
export function MakeReportButton({ spaceId, answer }: MakeReportButtonProps) {
  const can = useCan()
  const [open, setOpen] = useState(false)
  if (!can.write) return null
  return (
    <>
      <IconButton icon={FileText} label={t.reports.makeDo} size="small" onClick={() => setOpen(true)} />
      {open ? <MakeReportDialog spaceId={spaceId} answer={answer} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type MakeReportDialogProps = { spaceId?: string; answer?: Answer; onClose: () => void }

type FormState = {
  template: string | undefined
  space: string | undefined
  title: string
  measure: string
  from: string
  to: string
  values: ControlValues
  sources: string[] | null
}

type Kind = 'answer' | 'own' | 'built-in'

const emptyForm: Omit<FormState, 'space'> = {
  template: undefined,
  title: '',
  measure: '',
  from: '',
  to: '',
  values: {},
  sources: null,
}

/** What the chosen kind of report takes: an answer alone nothing, a template of the team its controls, the others a period. */
function optionsOf(kind: Kind, { values, measure, from, to }: FormState) {
  if (kind === 'answer') return {}
  if (kind === 'own') return { params: values }
  return {
    ...(measure.trim() === '' ? {} : { measure: measure.trim() }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }
}

export function MakeReportDialog({ spaceId, answer, onClose }: MakeReportDialogProps) {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const templates = useQuery(templatesQuery)
  const form = useForm<FormState>(() => ({ ...emptyForm, space: spaceId }))
  const { title, values, sources } = form.values
  const space = form.values.space ?? spaces.data?.[0]?.id
  const { offered, chosen, own, kind } = kindsOf(answer !== undefined, templates.data, form.values.template)
  const make = () =>
    makeReport({
      templateId: chosen!.id,
      spaceId: space!,
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      ...(sources === null || kind !== 'built-in' ? {} : { sources }),
      ...(answer ? { answer } : {}),
      options: optionsOf(kind, form.values),
    })
  return (
    <FormDialog
      title={t.reports.make}
      long
      submit={t.reports.makeDo}
      ready={chosen !== undefined && space !== undefined && (kind !== 'built-in' || sources?.length !== 0)}
      error={templates.error ?? spaces.error}
      save={make}
      onSaved={async ({ id }) => {
        onClose()
        await navigate({ to: '/reports/$reportId', params: { reportId: id } })
      }}
      onClose={onClose}
    >
      <SelectField
        label={t.reports.template}
        hint={hintOf(chosen, answer !== undefined && kind !== 'answer')}
        value={chosen?.id}
        onChange={(template) => form.set({ template, values: {} })}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {answer ? null : (
        <SpaceSelect
          label={t.words.space}
          value={space}
          onChange={(id) => form.set({ space: id, sources: null, values: {} })}
        />
      )}
      <TextField
        label={t.words.title}
        hint={answer ? t.reports.nameOfAnswerHint : t.reports.nameHint}
        maxLength={200}
        {...form.entry('title')}
      />
      {own && space !== undefined ? (
        <TemplateControls
          key={`${space} ${own.id}`}
          spaceId={space}
          markup={own.markup ?? ''}
          values={values}
          onChange={(next) => form.set({ values: next })}
        />
      ) : null}
      {kind === 'built-in' ? <BuiltInFields space={space} entry={form.entry} /> : null}
    </FormDialog>
  )
}

const hintOf = (chosen: { description: string | null } | undefined, beginsWithAnswer: boolean) =>
  [chosen?.description, beginsWithAnswer ? t.reports.answerFirst : null].filter(Boolean).join(' ')

/** The kinds of report to choose from, and the one that is chosen. */
function kindsOf(hasAnswer: boolean, templates: Template[] | undefined, wanted: string | undefined) {
  const offered = [
    ...(hasAnswer ? [{ id: 'answer', name: t.reports.answerAlone, description: t.reports.answerAloneHint }] : []),
    ...(templates ?? []),
  ]
  const chosen = offered.find(({ id }) => id === wanted) ?? offered[0]
  const own = templates?.find(({ id, builtIn }) => id === chosen?.id && !builtIn)
  const kind: Kind = chosen?.id === 'answer' ? 'answer' : own ? 'own' : 'built-in'
  return { offered, chosen, own, kind }
}

type BuiltInFieldsProps = { space: string | undefined } & Pick<ReturnType<typeof useForm<FormState>>, 'entry'>

/** What is measured, when, and in which sources. */
function BuiltInFields({ space, entry }: BuiltInFieldsProps) {
  const links = useQuery({ ...linksQuery(space ?? ''), enabled: space !== undefined })
  const { value: chosen, onChange } = entry('sources')
  return (
    <>
      <TextField label={t.reports.measure} hint={t.reports.measureHint} maxLength={200} {...entry('measure')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.words.from} type="date" {...entry('from')} />
        <TextField label={t.words.to} type="date" {...entry('to')} />
      </div>
      <ChosenOf
        legend={t.reports.sources}
        all={t.shareLinks.allSources}
        none={t.shareLinks.noSources}
        items={(links.data ?? []).map(({ dataSourceId, dataSource }) => ({ id: dataSourceId, name: dataSource.name }))}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  )
}
