import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Pin as PinIcon, StickyNote } from 'lucide-react'
import { Loaded } from '../../../components/page/loaded.tsx'
import { Page } from '../../../components/page/page.tsx'
import { EmptyState } from '../../../components/page/states.tsx'
import { Time } from '../../../components/text/time.tsx'
import { t } from '../../../lib/texts/index.ts'
import { type Pin, pinsQuery } from '../chats.queries.ts'

export function PinsPage() {
  const { spaceId } = useParams({ from: '/inside/spaces/$spaceId' })
  const pins = useQuery(pinsQuery(spaceId))
  return (
    <Page title={t.chats.pins} text={t.chats.pinsText} width="reading">
      <Loaded query={pins}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon={PinIcon} title={t.chats.pinsEmpty} text={t.chats.pinsEmptyText} />
          ) : (
            <ul className="flex flex-col gap-3">
              {data.map((pin) => (
                <PinCard key={`${pin.chatId} ${pin.messageId}`} spaceId={spaceId} pin={pin} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  )
}

/** Marks of Markdown say nothing in a few lines of plain text. */
const plain = (text: string): string => text.replace(/[*_`#>|]+/g, '').trim()

function PinCard({ spaceId, pin }: { spaceId: string; pin: Pin }) {
  return (
    <li className="relative flex flex-col gap-2 rounded border border-line bg-bg p-4 hover:border-line-strong">
      <div className="flex items-center gap-2 text-12 text-muted">
        {pin.pinnedAt !== null ? <PinIcon size={12} aria-hidden className="text-accent-text" /> : null}
        <Link
          to="/spaces/$spaceId/chats/$chatId"
          params={{ spaceId, chatId: pin.chatId }}
          hash={pin.messageId}
          className="min-w-0 flex-1 truncate font-medium text-text after:absolute after:inset-0 after:content-['']"
        >
          {pin.chatTitle ?? t.chats.untitled}
        </Link>
        <Time at={pin.createdAt} />
      </div>
      <p className="line-clamp-3 break-words">{plain(pin.text)}</p>
      {pin.note !== null ? (
        <p className="flex items-start gap-2 rounded bg-warn-soft px-2 py-1">
          <StickyNote size={14} className="mt-0.5 shrink-0 text-warn" aria-hidden />
          <span className="min-w-0 break-words whitespace-pre-wrap">{pin.note}</span>
        </p>
      ) : null}
    </li>
  )
}
