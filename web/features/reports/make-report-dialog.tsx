import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field, Form } from '../../components/form.tsx'
import { Input } from '../../components/input.tsx'
import { Select } from '../../components/select.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { ChosenOf } from '../share-links/chosen-of.tsx'
import { linksQuery, spacesQuery } from '../spaces/spaces.queries.ts'
import { makeReport, templatesQuery } from './reports.queries.ts'

export type MakeReportButtonProps = { spaceId: string; title?: string }

/** For the toolbar of an answer: a report of the same space, about the same thing. */
export function MakeReportButton({ spaceId, title }: MakeReportButtonProps) {
  const can = useCan()
  const [open, setOpen] = useState(false)
  if (!can.write) return null
  return (
    <>
      <IconButton icon={FileText} label={t.reports.makeFromAnswer} size="small" onClick={() => setOpen(true)} />
      {open ? (
        <MakeReportDialog spaceId={spaceId} {...(title ? { title } : {})} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

type MakeReportDialogProps = { spaceId?: string; title?: string; onClose: () => void }

export function MakeReportDialog({ spaceId, title: given = '', onClose }: MakeReportDialogProps) {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const templates = useQuery(templatesQuery)
  const [template, setTemplate] = useState<string | undefined>()
  const [chosenSpace, setSpace] = useState(spaceId)
  const [title, setTitle] = useState(given.slice(0, 200))
  const [measure, setMeasure] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [sources, setSources] = useState<string[] | null>(null)
  const space = chosenSpace ?? spaces.data?.[0]?.id
  const templateId = template ?? templates.data?.[0]?.id
  const links = useQuery({ ...linksQuery(space ?? ''), enabled: space !== undefined })
  const make = useMutation({
    mutationFn: () =>
      makeReport({
        templateId: templateId!,
        spaceId: space!,
        ...(title.trim() === '' ? {} : { title: title.trim() }),
        ...(sources === null ? {} : { sources }),
        options: {
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
  const ready = templateId !== undefined && space !== undefined && (sources === null || sources.length > 0)
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
          hint={templates.data?.find(({ id }) => id === templateId)?.description ?? undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={templateId}
              onChange={setTemplate}
              options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
        <Field label={t.reports.space}>
          {(control) => (
            <Select
              {...control}
              value={space}
              onChange={(id) => {
                setSpace(id)
                setSources(null)
              }}
              options={(spaces.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
        <Field label={t.reports.name} hint={t.reports.nameHint}>
          {(control) => (
            <Input {...control} value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
        <Field label={t.reports.measure} hint={t.reports.measureHint}>
          {(control) => (
            <Input {...control} value={measure} maxLength={200} onChange={(event) => setMeasure(event.target.value)} />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.reports.from}>
            {(control) => (
              <Input {...control} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
            )}
          </Field>
          <Field label={t.reports.to}>
            {(control) => <Input {...control} type="date" value={to} onChange={(event) => setTo(event.target.value)} />}
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
      </Form>
    </Dialog>
  )
}
