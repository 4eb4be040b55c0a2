import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NumberField, PasswordField, TextareaField, TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { DoneDialog } from '../../components/overlay/done-dialog.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { t } from '../../lib/texts/index.ts'
import { ExpiryFields, expiresAtOf, expiryOf } from '../dashboard-shares/expiry-fields.tsx'
import { spaceShortcutsQuery } from '../shortcuts/shortcuts.queries.ts'
import { agentsQuery, linksQuery } from '../spaces/spaces.queries.ts'
import { ChosenOf } from './chosen-of.tsx'
import { changeShareLink, createShareLink, type ShareLink } from './share-links.queries.ts'

type ShareLinkDialogProps = { spaceId: string; subject: ShareLink | 'new'; onClose: () => void }

const originPattern = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i
const linesOf = (text: string) => text.split(/\s+/).filter((line) => line !== '')
const limitOf = (text: string) => (text.trim() === '' ? null : Math.max(0, Math.round(Number(text))))

const formOf = (before: ShareLink | null) => ({
  name: before?.name ?? '',
  agentId: before?.agentId ?? 'first',
  sourceIds: before?.dataSourceIds ?? null,
  shortcutIds: before?.shortcutIds ?? null,
  expiry: expiryOf(before?.expiresAt ?? null),
  password: '',
  open: false,
  perVisitor: String(before ? (before.messagesPerVisitor ?? '') : 50),
  perDay: String(before?.messagesPerDay ?? ''),
  tokens: String(before?.maxTokens ?? ''),
  cost: before?.maxCostMicros == null ? '' : String(before.maxCostMicros / 1_000_000),
  origins: (before?.allowedOrigins ?? []).join('\n'),
})
type FormState = ReturnType<typeof formOf>
type LinkForm = ReturnType<typeof useForm<FormState>>

const fieldsOf = (form: FormState) => ({
  name: form.name.trim(),
  agentId: form.agentId === 'first' ? null : form.agentId,
  dataSourceIds: form.sourceIds,
  shortcutIds: form.shortcutIds,
  expiresAt: expiresAtOf(form.expiry),
  allowedOrigins: linesOf(form.origins),
  messagesPerVisitor: limitOf(form.perVisitor),
  messagesPerDay: limitOf(form.perDay),
  maxTokens: limitOf(form.tokens),
  maxCostMicros: form.cost.trim() === '' ? null : Math.round(Number(form.cost) * 1_000_000),
  ...(form.password !== '' ? { password: form.password } : form.open ? { password: null } : {}),
})

export function ShareLinkDialog({ spaceId, subject, onClose }: ShareLinkDialogProps) {
  const before = subject === 'new' ? null : subject
  const form = useForm(() => formOf(before))
  const { origins } = form.values
  const wrong = linesOf(origins).find((line) => !originPattern.test(line))
  const [made, setMade] = useState<ShareLink | null>(null)
  const save = () => {
    const fields = fieldsOf(form.values)
    return before ? changeShareLink(before, fields) : createShareLink(spaceId, fields)
  }
  if (made) return <LinkReady link={made} onClose={onClose} />
  return (
    <FormDialog
      title={before ? t.shareLinks.edit : t.shareLinks.create}
      long
      submit={t.shareLinks.save}
      ready={wrong === undefined}
      save={save}
      onSaved={setMade}
      onClose={onClose}
    >
      <TextField
        label={t.words.name}
        hint={t.shareLinks.nameHint}
        required
        maxLength={120}
        placeholder={t.shareLinks.namePlaceholder}
        {...form.entry('name')}
      />
      <SeenFields spaceId={spaceId} form={form} />
      <DoorFields hasPassword={before?.hasPassword ?? false} form={form} />
      <LimitFields entry={form.entry} />
      <TextareaField
        label={t.shareLinks.origins}
        hint={t.shareLinks.originsHint}
        error={wrong === undefined ? null : t.shareLinks.originsWrong(wrong)}
        rows={2}
        className="font-mono text-12"
        {...form.entry('origins')}
      />
      {before ? <EmbedField link={{ ...before, allowedOrigins: linesOf(origins) }} /> : null}
    </FormDialog>
  )
}

const LinkReady = ({ link, onClose }: { link: ShareLink; onClose: () => void }) => (
  <DoneDialog onClose={onClose} title={t.shareLinks.ready} description={t.shareLinks.readyText}>
    <CopyField label={t.shareLinks.link} value={link.url} />
    <EmbedField link={link} />
  </DoneDialog>
)

/** Who answers the visitors, of which sources and with which shortcuts; and in a sentence what that lets them see. */
function SeenFields({ spaceId, form }: { spaceId: string; form: LinkForm }) {
  const agents = useQuery(agentsQuery(spaceId))
  const sources = useQuery(linksQuery(spaceId))
  const shortcuts = useQuery(spaceShortcutsQuery(spaceId))
  const { sourceIds, shortcutIds } = form.values
  const offered = (sources.data ?? []).map(({ dataSourceId, dataSource }) => ({
    id: dataSourceId,
    name: dataSource.name,
  }))
  const seen = t.shareLinks.whatVisitorsSee(
    sourceIds === null ? t.shareLinks.allSources.toLowerCase() : namesOf(sourceIds, offered),
    shortcuts.data?.length === 0
      ? t.shareLinks.nothing
      : shortcutIds === null
        ? t.shareLinks.allShortcuts.toLowerCase()
        : namesOf(shortcutIds, shortcuts.data),
  )
  return (
    <>
      {(agents.data?.length ?? 0) > 1 ? (
        <SelectField
          label={t.shareLinks.agent}
          {...form.entry('agentId')}
          options={[
            { value: 'first', label: t.shareLinks.firstAgent },
            ...(agents.data ?? []).map((agent) => ({ value: agent.id, label: agent.name })),
          ]}
        />
      ) : null}
      <ChosenOf
        legend={t.shareLinks.sources}
        all={t.shareLinks.allSources}
        none={t.shareLinks.noSources}
        items={offered}
        chosen={sourceIds}
        onChange={(ids) => form.set({ sourceIds: ids })}
      />
      <ChosenOf
        legend={t.shareLinks.shortcuts}
        all={t.shareLinks.allShortcuts}
        none={t.shareLinks.noShortcuts}
        items={(shortcuts.data ?? []).map(({ id, name }) => ({ id, name }))}
        chosen={shortcutIds}
        onChange={(ids) => form.set({ shortcutIds: ids })}
      />
      <p className="rounded bg-surface px-3 py-2 text-muted">{seen}</p>
    </>
  )
}

/** Until when the link opens, and with which password. */
const DoorFields = ({ hasPassword, form: { values, entry, tick } }: { hasPassword: boolean; form: LinkForm }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <ExpiryFields {...entry('expiry')} />
      <PasswordField
        label={t.words.password}
        hint={hasPassword ? t.shares.passwordKept : t.shares.passwordHint}
        autoComplete="new-password"
        maxLength={200}
        {...entry('password')}
      />
    </div>
    {hasPassword && values.password === '' ? <Checkbox label={t.shares.passwordRemove} {...tick('open')} /> : null}
  </>
)

const limit = { min: 0, step: 1, placeholder: t.shareLinks.noLimit }

const LimitFields = ({ entry }: Pick<LinkForm, 'entry'>) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="pb-2 text-13 font-semibold">{t.shareLinks.limits}</legend>
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={t.shareLinks.perVisitor}
        hint={t.shareLinks.perVisitorHint}
        {...limit}
        {...entry('perVisitor')}
      />
      <NumberField label={t.shareLinks.perDay} {...limit} {...entry('perDay')} />
      <NumberField label={t.shareLinks.tokens} {...limit} {...entry('tokens')} />
      <NumberField label={t.shareLinks.cost} hint={t.shareLinks.costHint} {...limit} step="any" {...entry('cost')} />
    </div>
  </fieldset>
)

const namesOf = (ids: string[], items: { id: string; name: string }[] | undefined) => {
  const known = new Map((items ?? []).map(({ id, name }) => [id, name]))
  return ids.length === 0 ? '–' : ids.map((id) => known.get(id) ?? '').join(', ')
}

function EmbedField({ link }: { link: Pick<ShareLink, 'token' | 'url' | 'allowedOrigins'> }) {
  if (link.allowedOrigins.length === 0) return <p className="text-12 text-muted">{t.shareLinks.embedNone}</p>
  const code = `<script src="${new URL(link.url).origin}/embed.js" data-link="${link.token}" defer></script>`
  return <CopyField label={t.shareLinks.embed} value={code} hint={t.shareLinks.embedHint} />
}
