import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input, PasswordInput, Textarea } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { t } from '../../lib/texts/index.ts'
import { type Expiry, ExpiryFields, expiresAtOf, expiryOf } from '../dashboard-shares/expiry-fields.tsx'
import { spaceShortcutsQuery } from '../shortcuts/shortcuts.queries.ts'
import { agentsQuery, linksQuery } from '../spaces/spaces.queries.ts'
import { ChosenOf } from './chosen-of.tsx'
import { changeShareLink, createShareLink, type ShareLink } from './share-links.queries.ts'

type ShareLinkDialogProps = { spaceId: string; subject: ShareLink | 'new'; onClose: () => void }

const originPattern = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i
const linesOf = (text: string) => text.split(/\s+/).filter((line) => line !== '')
const limitOf = (text: string) => (text.trim() === '' ? null : Math.max(0, Math.round(Number(text))))

export function ShareLinkDialog({ spaceId, subject, onClose }: ShareLinkDialogProps) {
  const before = subject === 'new' ? null : subject
  const agents = useQuery(agentsQuery(spaceId))
  const sources = useQuery(linksQuery(spaceId))
  const shortcuts = useQuery(spaceShortcutsQuery(spaceId))
  const [name, setName] = useState(before?.name ?? '')
  const [agentId, setAgentId] = useState(before?.agentId ?? 'first')
  const [sourceIds, setSourceIds] = useState(before?.dataSourceIds ?? null)
  const [shortcutIds, setShortcutIds] = useState(before?.shortcutIds ?? null)
  const [expiry, setExpiry] = useState<Expiry>(expiryOf(before?.expiresAt ?? null))
  const [password, setPassword] = useState('')
  const [open, setOpen] = useState(false)
  const [limits, setLimits] = useState({
    perVisitor: String(before ? (before.messagesPerVisitor ?? '') : 50),
    perDay: String(before?.messagesPerDay ?? ''),
    tokens: String(before?.maxTokens ?? ''),
    cost: before?.maxCostMicros == null ? '' : String(before.maxCostMicros / 1_000_000),
  })
  const [origins, setOrigins] = useState((before?.allowedOrigins ?? []).join('\n'))
  const wrong = linesOf(origins).find((line) => !originPattern.test(line))
  const [made, setMade] = useState<ShareLink | null>(null)

  const save = useMutation({
    mutationFn: () => {
      const cost = limits.cost.trim() === '' ? null : Math.round(Number(limits.cost) * 1_000_000)
      const fields = {
        name: name.trim(),
        agentId: agentId === 'first' ? null : agentId,
        dataSourceIds: sourceIds,
        shortcutIds,
        expiresAt: expiresAtOf(expiry),
        allowedOrigins: linesOf(origins),
        messagesPerVisitor: limitOf(limits.perVisitor),
        messagesPerDay: limitOf(limits.perDay),
        maxTokens: limitOf(limits.tokens),
        maxCostMicros: cost,
        ...(password !== '' ? { password } : open ? { password: null } : {}),
      }
      return before ? changeShareLink(before, fields) : createShareLink(spaceId, fields)
    },
    onSuccess: setMade,
  })
  if (made)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t.shareLinks.ready}
        description={t.shareLinks.readyText}
        footer={
          <Button look="primary" onClick={onClose}>
            {t.actions.done}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <CopyField label={t.shareLinks.link} value={made.url} />
          <EmbedField link={made} />
        </div>
      </Dialog>
    )
  const seen = t.shareLinks.whatVisitorsSee(
    sourceIds === null
      ? t.shareLinks.allSources.toLowerCase()
      : namesOf(
          sourceIds,
          sources.data?.map(({ dataSourceId, dataSource }) => [dataSourceId, dataSource.name]),
        ),
    shortcuts.data?.length === 0
      ? t.shareLinks.nothing
      : shortcutIds === null
        ? t.shareLinks.allShortcuts.toLowerCase()
        : namesOf(
            shortcutIds,
            shortcuts.data?.map(({ id, name: shortcut }) => [id, shortcut]),
          ),
  )
  const limitField = (key: keyof typeof limits, label: string, hint?: string) => (
    <Field label={label} {...(hint ? { hint } : {})}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={0}
          step={key === 'cost' ? 'any' : 1}
          className="numeric"
          placeholder={t.shareLinks.noLimit}
          value={limits[key]}
          onChange={(event) => setLimits({ ...limits, [key]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={before ? t.shareLinks.edit : t.shareLinks.create}
      footer={
        <>
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={name.trim() === '' || wrong !== undefined}
            onClick={() => save.mutate()}
          >
            {t.shareLinks.save}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => name.trim() !== '' && wrong === undefined && save.mutate()} error={save.error}>
        <Field label={t.shareLinks.name} hint={t.shareLinks.nameHint} required>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={120}
              placeholder={t.shareLinks.namePlaceholder}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {(agents.data?.length ?? 0) > 1 ? (
          <Field label={t.shareLinks.agent}>
            {(control) => (
              <Select
                {...control}
                value={agentId}
                onChange={setAgentId}
                options={[
                  { value: 'first', label: t.shareLinks.firstAgent },
                  ...(agents.data ?? []).map((agent) => ({ value: agent.id, label: agent.name })),
                ]}
              />
            )}
          </Field>
        ) : null}
        <ChosenOf
          legend={t.shareLinks.sources}
          all={t.shareLinks.allSources}
          none={t.shareLinks.noSources}
          items={(sources.data ?? []).map(({ dataSourceId, dataSource }) => ({
            id: dataSourceId,
            name: dataSource.name,
          }))}
          chosen={sourceIds}
          onChange={setSourceIds}
        />
        <ChosenOf
          legend={t.shareLinks.shortcuts}
          all={t.shareLinks.allShortcuts}
          none={t.shareLinks.noShortcuts}
          items={(shortcuts.data ?? []).map(({ id, name: shortcut }) => ({ id, name: shortcut }))}
          chosen={shortcutIds}
          onChange={setShortcutIds}
        />
        <p className="rounded bg-surface px-3 py-2 text-muted">{seen}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <ExpiryFields value={expiry} onChange={setExpiry} />
          <Field label={t.shares.password} hint={before?.hasPassword ? t.shares.passwordKept : t.shares.passwordHint}>
            {(control) => (
              <PasswordInput
                {...control}
                value={password}
                autoComplete="new-password"
                maxLength={200}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        </div>
        {before?.hasPassword && password === '' ? (
          <Checkbox label={t.shares.passwordRemove} checked={open} onChange={setOpen} />
        ) : null}
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 text-13 font-semibold">{t.shareLinks.limits}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {limitField('perVisitor', t.shareLinks.perVisitor, t.shareLinks.perVisitorHint)}
            {limitField('perDay', t.shareLinks.perDay)}
            {limitField('tokens', t.shareLinks.tokens)}
            {limitField('cost', t.shareLinks.cost, t.shareLinks.costHint)}
          </div>
        </fieldset>
        <Field
          label={t.shareLinks.origins}
          hint={t.shareLinks.originsHint}
          error={wrong === undefined ? null : t.shareLinks.originsWrong(wrong)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={origins}
              className="font-mono text-12"
              onChange={(event) => setOrigins(event.target.value)}
            />
          )}
        </Field>
        {before ? <EmbedField link={{ ...before, allowedOrigins: linesOf(origins) }} /> : null}
      </Form>
    </Dialog>
  )
}

const namesOf = (ids: string[], names: [string, string][] | undefined) => {
  const known = new Map(names ?? [])
  return ids.length === 0 ? '–' : ids.map((id) => known.get(id) ?? '').join(', ')
}

function EmbedField({ link }: { link: Pick<ShareLink, 'token' | 'url' | 'allowedOrigins'> }) {
  if (link.allowedOrigins.length === 0) return <p className="text-12 text-muted">{t.shareLinks.embedNone}</p>
  const code = `<script src="${new URL(link.url).origin}/embed.js" data-link="${link.token}" defer></script>`
  return <CopyField label={t.shareLinks.embed} value={code} hint={t.shareLinks.embedHint} />
}
