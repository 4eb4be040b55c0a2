import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import type { ControlValues } from '../dashboards/document/control-values.ts'
import { ChosenOf } from '../share-links/chosen-of.tsx'
import { linksQuery, spacesQuery } from '../spaces/spaces.queries.ts'
import { makeReport, type ReportFields, templatesQuery } from './reports.queries.ts'
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
      <IconButton icon={FileText} label={t.reports.makeFromAnswer} size="small" onClick={() => setOpen(true)} />
      {open ? <MakeReportDialog spaceId={spaceId} answer={answer} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type MakeReportDialogProps = { spaceId?: string; answer?: Answer; onClose: () => void }

export function MakeReportDialog({ spaceId, answer, onClose }: MakeReportDialogProps) {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const templates = useQuery(templatesQuery)
  const [template, setTemplate] = useState<string | undefined>()
  const [chosenSpace, setSpace] = useState(spaceId)
  const [title, setTitle] = useState('')
  const [measure, setMeasure] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [values, setValues] = useState<ControlValues>({})
  const [sources, setSources] = useState<string[] | null>(null)
  const space = chosenSpace ?? spaces.data?.[0]?.id
  const kinds = [
    ...(answer ? [{ id: 'answer', name: t.reports.answerAlone, description: t.reports.answerAloneHint }] : []),
    ...(templates.data ?? []),
  ]
  const kind = kinds.find(({ id }) => id === template) ?? kinds[0]
  const templateId = kind?.id
  const own = templates.data?.find(({ id, builtIn }) => id === templateId && !builtIn)
  const alone = templateId === 'answer'
  const links = useQuery({ ...linksQuery(space ?? ''), enabled: space !== undefined })
  const make = useMutation({
    mutationFn: () =>
      makeReport({
        templateId: templateId!,
        spaceId: space!,
        ...(title.trim() === '' ? {} : { title: title.trim() }),
        ...(sources === null || alone || own ? {} : { sources }),
        ...(answer ? { answer } : {}),
        options: own
          ? { params: values }
          : alone
            ? {}
            : {
                ...(measure.trim() === '' ? {} : { measure: measure.trim() }),
                ...(from === '' ? {} : { from }),
                ...(to === '' ? {} : { to }),
              },
      }),
    onSuccess: async ({ id }) => {
      onClose()
      await navigate({ to: '/reports/$reportId', params: { reportId: id } })
    },
  })
  const ready =
    templateId !== undefined &&
    space !== undefined &&
    (alone || own !== undefined || sources === null || sources.length > 0)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.reports.make}
      footer={
        <>
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          <Button look="primary" busy={make.isPending} disabled={!ready} onClick={() => make.mutate()}>
            {t.reports.makeDo}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => ready && make.mutate()} error={make.error ?? templates.error ?? spaces.error}>
        <Field
          label={t.reports.template}
          hint={[kind?.description, answer && !alone ? t.reports.answerFirst : null].filter(Boolean).join(' ')}
        >
          {(control) => (
            <Select
              {...control}
              value={templateId}
              onChange={(id) => {
                setTemplate(id)
                setValues({})
              }}
              options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
        {answer ? null : (
          <Field label={t.reports.space}>
            {(control) => (
              <Select
                {...control}
                value={space}
                onChange={(id) => {
                  setSpace(id)
                  setSources(null)
                  setValues({})
                }}
                options={(spaces.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
        )}
        <Field label={t.reports.name} hint={answer ? t.reports.nameOfAnswerHint : t.reports.nameHint}>
          {(control) => (
            <Input {...control} value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
        {own && space !== undefined ? (
          <TemplateControls
            key={`${space} ${own.id}`}
            spaceId={space}
            markup={own.markup ?? ''}
            values={values}
            onChange={setValues}
          />
        ) : null}
        {alone || own ? null : (
          <>
            <Field label={t.reports.measure} hint={t.reports.measureHint}>
              {(control) => (
                <Input
                  {...control}
                  value={measure}
                  maxLength={200}
                  onChange={(event) => setMeasure(event.target.value)}
                />
              )}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t.reports.from}>
                {(control) => (
                  <Input {...control} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
                )}
              </Field>
              <Field label={t.reports.to}>
                {(control) => (
                  <Input {...control} type="date" value={to} onChange={(event) => setTo(event.target.value)} />
                )}
              </Field>
            </div>
            <ChosenOf
              legend={t.reports.sources}
              all={t.reports.allSources}
              none={t.reports.noSources}
              items={(links.data ?? []).map(({ dataSourceId, dataSource }) => ({
                id: dataSourceId,
                name: dataSource.name,
              }))}
              chosen={sources}
              onChange={setSources}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}
