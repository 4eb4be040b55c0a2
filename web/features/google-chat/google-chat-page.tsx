import { useQuery } from '@tanstack/react-query'
import { KeyRound, MessagesSquare, Plus, Send, Unplug } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { format } from '../../lib/format.ts'
import { useAct } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { ConnectionRow, Outcome } from '../team-chats/connection-row.tsx'
import { ReachableNote } from '../team-chats/reachable.tsx'
import { useSpaceName } from '../team-chats/space-field.tsx'
import { Steps } from '../team-chats/steps.tsx'
import {
  changeConnection,
  disconnect,
  type GoogleChatSetup,
  type GoogleChatSpace,
  googleSetupQuery,
  nameOf,
  testConnection,
} from './google-chat.queries.ts'
import { ConnectionDialog, KeyDialog } from './google-chat-dialogs.tsx'

export function GoogleChatPage() {
  const setup = useQuery(googleSetupQuery)
  const [open, setOpen] = useState<'key' | 'connection' | null>(null)
  const close = () => setOpen(null)
  return (
    <Page
      title={t.googleChat.title}
      text={t.googleChat.text}
      action={
        <Button look="primary" icon={Plus} onClick={() => setOpen('connection')}>
          {t.googleChat.addConnection}
        </Button>
      }
    >
      <Loaded query={setup}>
        {(data) => (
          <>
            <KeySection setup={data} onStore={() => setOpen('key')} />
            <Connections spaces={data.spaces} />
            <HowTo setup={data} />
          </>
        )}
      </Loaded>
      {open === 'key' ? <KeyDialog onClose={close} /> : null}
      {open === 'connection' ? <ConnectionDialog onClose={close} /> : null}
    </Page>
  )
}

function KeySection({ setup, onStore }: { setup: GoogleChatSetup; onStore: () => void }) {
  const { key, environmentKey, ready } = setup
  return (
    <Section
      title={t.words.key}
      text={t.googleChat.keyText}
      action={
        <Button icon={KeyRound} onClick={onStore}>
          {t.googleChat.storeKey}
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-1">
        <Badge tone={ready ? 'good' : 'warn'}>{ready ? t.words.ready : t.googleChat.notReady}</Badge>
        {environmentKey ? <p className="break-all">{t.googleChat.environmentKey(environmentKey.clientEmail)}</p> : null}
        {key ? <p className="break-all">{t.googleChat.storedKey(key.clientEmail)}</p> : null}
        {key && !environmentKey ? <p className="text-muted">{t.googleChat.onlyStored}</p> : null}
        {ready ? null : <p className="text-muted">{t.googleChat.noKey}</p>}
      </div>
    </Section>
  )
}

function Connections({ spaces }: { spaces: GoogleChatSpace[] }) {
  const going = useGoing()
  const shown = spaces.filter(({ id }) => !going.has(id))
  return (
    <Section title={t.googleChat.connections} text={t.googleChat.connectionsText}>
      {shown.length === 0 ? (
        <EmptyState icon={MessagesSquare} title={t.googleChat.empty} text={t.googleChat.emptyText} />
      ) : (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {shown.map((space) => (
            <Connection key={space.id} space={space} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Connection({ space }: { space: GoogleChatSpace }) {
  const spaceName = useSpaceName()
  const enable = useAct((enabled: boolean) => changeConnection(space.id, { enabled }))
  const test = useAct(() => testConnection(space.id))
  const enabled = enable.isPending ? enable.variables : space.enabled
  const linked = space.googleSpace !== null
  const badge = !linked ? (
    <Badge tone="warn">{t.googleChat.waiting}</Badge>
  ) : enabled ? (
    <Badge tone="good">{t.googleChat.connected}</Badge>
  ) : (
    <Badge>{t.words.off}</Badge>
  )
  return (
    <ConnectionRow
      {...space}
      // A test that failed a moment ago says the same.
      lastError={test.data?.success === false ? null : space.lastError}
      name={nameOf(space)}
      badge={badge}
      facts={[t.teamChats.connectedWith(spaceName(space.spaceId))]}
      enabled={enabled}
      onEnabled={(next) => enable.mutate(next)}
      entries={[
        ...(linked ? [{ label: t.teamChats.test, icon: Send, onSelect: () => test.mutate() }] : []),
        { label: t.teamChats.disconnect, icon: Unplug, danger: true, onSelect: () => disconnect(space) },
      ]}
    >
      {space.code !== null && space.codeExpiresAt !== null ? (
        <div className="max-w-140">
          <CopyField
            label={t.googleChat.say}
            value={`@Tallyroom connect ${space.code}`}
            hint={t.googleChat.sayHint(format.dateTime(space.codeExpiresAt))}
          />
        </div>
      ) : linked ? null : (
        <p className="text-muted">{t.googleChat.codeEnded}</p>
      )}
      {test.data ? <Outcome {...test.data} /> : null}
    </ConnectionRow>
  )
}

function HowTo({ setup: { eventsUrl, audience } }: { setup: GoogleChatSetup }) {
  return (
    <Steps
      steps={[
        { title: t.googleChat.project, text: t.googleChat.projectText },
        {
          title: t.googleChat.configure,
          text: t.googleChat.configureText,
          body: (
            <div className="flex max-w-140 flex-col gap-3">
              <ReachableNote address={eventsUrl} />
              <CopyField label={t.googleChat.eventsUrl} value={eventsUrl} />
              <CopyField
                label={t.googleChat.audience}
                value={audience}
                hint={audience === eventsUrl ? t.googleChat.audienceUrl : t.googleChat.audienceNumber}
              />
            </div>
          ),
        },
        { title: t.googleChat.addConnection, text: t.googleChat.linkText },
        { title: t.slack.use, text: t.googleChat.useText },
      ]}
    />
  )
}
