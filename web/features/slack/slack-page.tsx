import { useQuery } from '@tanstack/react-query'
import { KeyRound, MessagesSquare, Plus, Send, Unplug } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { useAct } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { ConnectionRow } from '../team-chats/connection-row.tsx'
import { ReachableNote } from '../team-chats/reachable.tsx'
import { useSpaceName } from '../team-chats/space-field.tsx'
import { Steps } from '../team-chats/steps.tsx'
import {
  changeWorkspace,
  disconnectWorkspace,
  slackManifest,
  type WorkspaceState,
  workspacesQuery,
} from './slack.queries.ts'
import { ConnectDialog, TestDialog, TokensDialog } from './slack-dialogs.tsx'

type Open = { kind: 'connect' } | { kind: 'tokens' | 'test'; workspace: WorkspaceState } | null

export function SlackPage() {
  const workspaces = useQuery(workspacesQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Page
      title={t.slack.title}
      text={t.slack.text}
      action={
        <Button look="primary" icon={Plus} onClick={() => setOpen({ kind: 'connect' })}>
          {t.slack.connect}
        </Button>
      }
    >
      <Section title={t.slack.workspaces}>
        <LoadedList
          query={workspaces}
          empty={<EmptyState icon={MessagesSquare} title={t.slack.empty} text={t.slack.emptyText} />}
        >
          {(shown) => (
            <ul className="flex flex-col divide-y divide-line border-t border-line">
              {shown.map((workspace) => (
                <Workspace key={workspace.id} workspace={workspace} onOpen={setOpen} />
              ))}
            </ul>
          )}
        </LoadedList>
      </Section>
      <SetUp />
      {open?.kind === 'connect' ? <ConnectDialog onClose={close} /> : null}
      {open?.kind === 'tokens' ? <TokensDialog workspace={open.workspace} onClose={close} /> : null}
      {open?.kind === 'test' ? <TestDialog workspace={open.workspace} onClose={close} /> : null}
    </Page>
  )
}

/** What is done at Slack, in order. */
function SetUp() {
  const eventsUrl = `${window.location.origin}/api/team-chat-b/events`
  return (
    <Steps
      steps={[
        {
          title: t.slack.makeApp,
          text: t.slack.makeAppText,
          body: (
            <>
              <ReachableNote address={eventsUrl} />
              <CodeBlock code={slackManifest(eventsUrl)} maxHeight={220} />
            </>
          ),
        },
        { title: t.slack.install, text: t.slack.installText },
        { title: t.slack.enter, text: t.slack.enterText },
        {
          title: t.slack.verify,
          text: t.slack.verifyText,
          body: (
            <div className="max-w-140">
              <CopyField label={t.slack.eventsUrl} value={eventsUrl} />
            </div>
          ),
        },
        { title: t.slack.use, text: t.slack.useText },
      ]}
    />
  )
}

function Workspace({ workspace, onOpen }: { workspace: WorkspaceState; onOpen: (open: Open) => void }) {
  const { id, workspaceName, workspaceId, spaceId } = workspace
  const spaceName = useSpaceName()
  const enable = useAct((enabled: boolean) => changeWorkspace(id, { enabled }))
  const enabled = enable.isPending ? enable.variables : workspace.enabled
  return (
    <ConnectionRow
      {...workspace}
      name={workspaceName}
      badge={enabled ? null : <Badge>{t.words.off}</Badge>}
      facts={[t.teamChats.connectedWith(spaceName(spaceId)), workspaceId]}
      enabled={enabled}
      onEnabled={(next) => enable.mutate(next)}
      entries={[
        { label: t.teamChats.test, icon: Send, onSelect: () => onOpen({ kind: 'test', workspace }) },
        { label: t.slack.changeTokens, icon: KeyRound, onSelect: () => onOpen({ kind: 'tokens', workspace }) },
        { label: t.teamChats.disconnect, icon: Unplug, danger: true, onSelect: () => disconnectWorkspace(workspace) },
      ]}
    />
  )
}
