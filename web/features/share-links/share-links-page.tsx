import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ExternalLink, Link2Off, MessagesSquare, Pencil, Plus, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Sheet } from '../../components/overlay/dialog.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Loaded, LoadedList } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, Progress } from '../../components/page/states.tsx'
import { CopyButton } from '../../components/text/copy-button.tsx'
import { Time } from '../../components/text/time.tsx'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { ShareLinkDialog } from './share-link-dialog.tsx'
import { revokeShareLink, type ShareLink, shareLinksQuery, visitorChatsQuery } from './share-links.queries.ts'

const isRevoked = (link: ShareLink) => link.expiresAt !== null && Date.parse(link.expiresAt) === 0
const isOver = (link: ShareLink) => link.expiresAt !== null && Date.parse(link.expiresAt) <= Date.now()

/** The links of a space, what they may use and have used, and what visitors asked. */
export function ShareLinksPage() {
  const { spaceId } = useParams({ from: '/inside/spaces/$spaceId/share' })
  const can = useCan()
  const links = useQuery(shareLinksQuery(spaceId))
  const [editing, setEditing] = useState<ShareLink | 'new' | null>(null)
  const [looking, setLooking] = useState<ShareLink | null>(null)
  const shown = (links.data ?? []).filter((link) => !isRevoked(link))
  const create = can.write ? (
    <Button look="primary" icon={Plus} onClick={() => setEditing('new')}>
      {t.shareLinks.create}
    </Button>
  ) : null
  return (
    <Page title={t.shareLinks.title} text={t.shareLinks.text} action={shown.length > 0 ? create : null}>
      <Loaded query={links} rows={3}>
        {() =>
          shown.length === 0 ? (
            <EmptyState icon={Share2} title={t.shareLinks.empty} text={t.shareLinks.emptyText} action={create} />
          ) : (
            <ul className="flex flex-col gap-3">
              {shown.map((link) => (
                <LinkCard
                  key={link.id}
                  link={link}
                  write={can.write}
                  onEdit={() => setEditing(link)}
                  onChats={() => setLooking(link)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {editing === null ? null : (
        <ShareLinkDialog
          key={editing === 'new' ? 'new' : editing.id}
          spaceId={spaceId}
          subject={editing}
          onClose={() => setEditing(null)}
        />
      )}
      {looking ? <ChatsSheet link={looking} onClose={() => setLooking(null)} /> : null}
    </Page>
  )
}

type LinkCardProps = { link: ShareLink; write: boolean; onEdit: () => void; onChats: () => void }

function LinkCard({ link, write, onEdit, onChats }: LinkCardProps) {
  return (
    <li className="flex flex-col gap-2 rounded border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="truncate text-14 font-semibold">{link.name}</span>
            {isOver(link) ? (
              <Badge tone="bad">{t.shares.ended}</Badge>
            ) : link.expiresAt ? (
              <Badge>{t.shares.until(format.date(link.expiresAt))}</Badge>
            ) : null}
            {link.hasPassword ? <Badge>{t.shares.withPassword}</Badge> : null}
          </p>
          <p className="truncate font-mono text-12 text-muted">{link.url}</p>
        </div>
        <CopyButton text={link.url} label={t.actions.copyLink} />
        <MoreMenu
          of={link.name}
          entries={[
            {
              label: t.actions.open,
              icon: ExternalLink,
              onSelect: () => window.open(link.url, '_blank', 'noopener'),
            },
            { label: t.shareLinks.chats, icon: MessagesSquare, onSelect: onChats },
            ...(write
              ? [
                  { label: t.shareLinks.edit, icon: Pencil, onSelect: onEdit },
                  {
                    label: t.shares.revoke,
                    icon: Link2Off,
                    danger: true,
                    onSelect: () => void revokeShareLink(link).catch(() => undefined),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Used link={link} />
    </li>
  )
}

/** Millionths, as prices are counted. */
const money = (micros: number) => format.number(Math.round(micros / 100) / 10_000)

function Used({ link }: { link: ShareLink }) {
  const { used, messagesPerDay, maxTokens, maxCostMicros } = link
  const lines = [
    {
      text: t.shareLinks.usedToday(
        format.number(used.messagesToday),
        messagesPerDay === null ? null : format.number(messagesPerDay),
      ),
      share: messagesPerDay === null ? null : used.messagesToday / Math.max(1, messagesPerDay),
    },
    {
      text: t.shareLinks.usedTokens(format.number(used.tokens), maxTokens === null ? null : format.number(maxTokens)),
      share: maxTokens === null ? null : used.tokens / Math.max(1, maxTokens),
    },
    {
      text: t.shareLinks.usedCost(money(used.costMicros), maxCostMicros === null ? null : money(maxCostMicros)),
      share: maxCostMicros === null ? null : used.costMicros / Math.max(1, maxCostMicros),
    },
  ]
  return (
    <ul aria-label={t.shareLinks.used} className="flex flex-wrap gap-x-6 gap-y-1">
      {lines.map(({ text, share }) => (
        <li key={text} className="numeric min-w-40 text-12 text-muted">
          {text}
          {share === null ? null : <Progress label={text} value={share} text="" />}
        </li>
      ))}
    </ul>
  )
}

function ChatsSheet({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const chats = useQuery(visitorChatsQuery(link.spaceId, link.id))
  return (
    <Sheet onClose={onClose} title={t.shareLinks.chatsOf(link.name)}>
      <LoadedList query={chats} empty={<p className="text-muted">{t.shareLinks.noChats}</p>}>
        {(data) => (
          <ul>
            {data.map((chat) => (
              <li key={chat.id} className="border-b border-line">
                <Link
                  to="/spaces/$spaceId/chats/$chatId"
                  params={{ spaceId: link.spaceId, chatId: chat.chatId }}
                  className="flex min-h-11 items-center gap-3 rounded px-1 hover:bg-hover"
                >
                  <span className="min-w-0 flex-1 truncate">{chat.chat?.title ?? t.shareLinks.untitled}</span>
                  <Time at={chat.chat?.updatedAt ?? chat.createdAt} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </Sheet>
  )
}
