import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronDown, Database, FileSpreadsheet, RotateCcw, Unlink } from 'lucide-react'
import { useId, useState } from 'react'
import { isFileSource } from '../../../src/engine/connection.contract.ts'
import { Button } from '../../components/form/button.tsx'
import { TextareaField } from '../../components/form/fields.tsx'
import { FormError } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { client } from '../../lib/api.ts'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { afterwards } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError, undoable } from '../../lib/undo.ts'
import { dataChanged, type SpaceDataSource, schemaQuery } from './spaces.queries.ts'

type Privacy = SpaceDataSource['privacy']
const privacies: readonly Privacy[] = ['full', 'aggregates', 'schema']

function detach({ id: linkId, spaceId, dataSourceId, dataSource, grounding, privacy }: SpaceDataSource): void {
  undoable({
    do: () =>
      client
        .delete('/spaces/{id}/data-sources/{linkId}', { path: { id: spaceId, linkId } })
        .then(afterwards(() => dataChanged(spaceId))),
    undo: () =>
      client
        .post('/spaces/{id}/data-sources', { path: { id: spaceId }, body: { dataSourceId, grounding, privacy } })
        .then(afterwards(() => dataChanged(spaceId))),
    message: t.links.detached(dataSource.name),
  }).catch(() => undefined)
}

export function SourceLink({ link }: { link: SpaceDataSource }) {
  const can = useCan()
  const id = useId()
  const [open, setOpen] = useState(false)
  const isFile = isFileSource(link.dataSource)
  const Icon = isFile ? FileSpreadsheet : Database
  const change = useMutation({
    mutationFn: (fields: LinkFields) =>
      client.patch('/spaces/{id}/data-sources/{linkId}', { path: { id: link.spaceId, linkId: link.id }, body: fields }),
    onSuccess: () => dataChanged(link.spaceId),
  })
  return (
    <li className="rounded border border-line bg-bg">
      <div className="flex items-center gap-2 py-1.5 pr-1.5 pl-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-w-0 flex-1 items-center gap-2 rounded px-1.5 py-1 text-left hover:bg-hover"
        >
          <Icon size={16} className="shrink-0 text-muted" aria-hidden />
          <span className="min-w-0 flex-1 truncate font-medium" title={link.dataSource.name}>
            {link.dataSource.name}
          </span>
          {link.privacy === 'full' ? null : <Badge tone="accent">{t.links.privacies[link.privacy]}</Badge>}
          <ChevronDown
            size={14}
            className={classNames('shrink-0 text-faint transition-transform', open && 'rotate-180')}
            aria-hidden
          />
        </button>
        {can.write ? (
          <MoreMenu
            of={link.dataSource.name}
            size="small"
            entries={[
              {
                label: t.links.groundingAgain,
                icon: RotateCcw,
                onSelect: () =>
                  change.mutate(
                    { grounding: null },
                    { onSuccess: () => toast(t.links.groundingMade), onError: showError },
                  ),
              },
              'separator',
              { label: t.links.detach, icon: Unlink, onSelect: () => detach(link) },
            ]}
          />
        ) : null}
      </div>
      <div id={id} hidden={!open} className="border-t border-line p-3">
        {open ? (
          <LinkDetails
            link={link}
            disabled={!can.write}
            busy={change.isPending}
            error={change.error}
            onChange={change.mutate}
          />
        ) : null}
      </div>
    </li>
  )
}

type LinkFields = { grounding?: string | null; privacy?: Privacy }
type LinkDetailsProps = {
  link: SpaceDataSource
  disabled: boolean
  busy: boolean
  error: Error | null
  onChange: (fields: LinkFields) => void
}

const LinkDetails = ({ link, disabled, busy, error, onChange }: LinkDetailsProps) => (
  <div className="flex flex-col gap-4">
    <Tables dataSourceId={link.dataSourceId} />
    <Grounding
      key={link.grounding}
      text={link.grounding}
      disabled={disabled}
      busy={busy}
      onSave={(grounding) => onChange({ grounding })}
    />
    <SelectField
      label={t.links.privacy}
      disabled={disabled}
      value={link.privacy}
      onChange={(privacy) => onChange({ privacy })}
      options={privacies.map((value) => ({
        value,
        label: t.links.privacies[value],
        hint: t.links.privacyHints[value],
      }))}
    />
    {error ? <FormError error={error} /> : null}
  </div>
)

function Tables({ dataSourceId }: { dataSourceId: string }) {
  const { data, isPending } = useQuery(schemaQuery(dataSourceId))
  const tables = data?.tables.filter((table) => !table.hidden) ?? []
  if (isPending) return <Skeleton className="h-4 w-40" />
  if (tables.length === 0) return null
  return (
    <section>
      <h3 className="pb-1 font-medium">{t.words.tables}</h3>
      <ul className="max-h-56 overflow-auto">
        {tables.map((table) => (
          <li key={`${table.schema ?? ''}.${table.name}`} className="flex h-6 items-center justify-between gap-3">
            <span className="truncate font-mono text-12" title={table.columns.map(({ name }) => name).join(', ')}>
              {table.name}
            </span>
            <span className="numeric shrink-0 text-12 text-muted">
              {table.rows === null ? '' : t.table.rows(format.number(table.rows))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type GroundingProps = { text: string; disabled: boolean; busy: boolean; onSave: (text: string) => void }

function Grounding({ text, disabled, busy, onSave }: GroundingProps) {
  const [draft, setDraft] = useState(text)
  const changed = draft !== text
  return (
    <div className="flex flex-col gap-2">
      <TextareaField
        label={t.links.grounding}
        hint={t.links.groundingHint}
        readOnly={disabled}
        rows={10}
        spellCheck={false}
        maxLength={100_000}
        className="font-mono text-12"
        value={draft}
        onChange={setDraft}
      />
      {changed ? (
        <div className="flex justify-end gap-2">
          <Button size="small" onClick={() => setDraft(text)}>
            {t.actions.cancel}
          </Button>
          <Button size="small" look="primary" busy={busy} onClick={() => onSave(draft)}>
            {t.actions.save}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
