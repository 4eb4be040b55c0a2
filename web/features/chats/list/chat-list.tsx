import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Pin, Search, SquarePen } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Button, ButtonGroup } from '../../../components/form/button.tsx'
import { Input } from '../../../components/form/input.tsx'
import { ErrorState, Skeleton } from '../../../components/page/states.tsx'
import { Kbd } from '../../../components/text/kbd.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useGoing } from '../../../lib/delete-soon.ts'
import { format } from '../../../lib/format.ts'
import { isLost } from '../../../lib/query.ts'
import { t } from '../../../lib/texts/index.ts'
import { chatsQuery } from '../chats.queries.ts'
import { ChatRow } from './chat-row.tsx'
import { titleOf } from './chat-title.ts'
import { type ChatGroup, groupChats, matchesSearch } from './group-chats.ts'

const entry =
  'flex h-8 items-center gap-2 rounded px-2 text-13 text-muted hover:bg-hover hover:text-text data-[status=active]:bg-pressed data-[status=active]:font-medium data-[status=active]:text-text'

export function useChats(spaceId: string) {
  const list = useInfiniteQuery(chatsQuery(spaceId))
  const going = useGoing()
  const rows = useMemo(
    () => (list.data?.pages.flatMap((page) => page.rows) ?? []).filter(({ chatId }) => !going.has(chatId)),
    [list.data, going],
  )
  return { list, rows }
}

export function ChatList({ spaceId }: { spaceId: string }) {
  const { list, rows } = useChats(spaceId)
  const [typed, setTyped] = useState('')
  const [whose, setWhose] = useState<Whose>('team')
  const [archive, setArchive] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const search = typed.trim()
  const found = rows.filter(
    (row) =>
      (whose === 'visitors') === (row.shareLinkId !== null) && (search === '' || matchesSearch(titleOf(row), search)),
  )
  const groups = groupChats(found, new Date())

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a[data-chat]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows only move between the links inside
    <div ref={box} onKeyDown={onKey} className="flex flex-col">
      <SpaceLinks spaceId={spaceId} />
      <div className="flex flex-col gap-2 py-2">
        <Input
          type="search"
          icon={Search}
          aria-label={t.chats.search}
          placeholder={t.chats.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {rows.some((row) => row.shareLinkId !== null) ? <WhoseChoice whose={whose} onChange={setWhose} /> : null}
      </div>
      {list.isPending ? (
        <Waiting />
      ) : isLost(list) ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : groups.length === 0 ? (
        <p className="px-2 py-2 text-muted">{search === '' ? t.chats.none : t.chats.noneFound}</p>
      ) : (
        groups.map((group) => (
          <Group key={group.name} group={group} searching={search !== ''} opened={archive} onOpen={setArchive} />
        ))
      )}
      {list.hasNextPage ? (
        <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.actions.loadMore}
        </Button>
      ) : null}
    </div>
  )
}

const SpaceLinks = ({ spaceId }: { spaceId: string }) => (
  <>
    <Link to="/spaces/$spaceId" params={{ spaceId }} activeOptions={{ exact: true }} className={entry}>
      <SquarePen size={16} aria-hidden />
      <span className="min-w-0 flex-1 truncate">{t.spaces.newChat}</span>
      <span className="max-md:hidden" aria-hidden>
        <Kbd keys="c" />
      </span>
    </Link>
    <Link to="/spaces/$spaceId/pins" params={{ spaceId }} className={entry}>
      <Pin size={16} aria-hidden />
      {t.chats.pins}
    </Link>
  </>
)

type Whose = 'team' | 'visitors'

const WhoseChoice = ({ whose, onChange }: { whose: Whose; onChange: (whose: Whose) => void }) => (
  <ButtonGroup label={t.chats.by}>
    {(['team', 'visitors'] as const).map((value) => (
      <Button
        key={value}
        size="small"
        aria-pressed={whose === value}
        className={classNames('flex-1', whose === value && 'bg-pressed')}
        onClick={() => onChange(value)}
      >
        {t.chats[value]}
      </Button>
    ))}
  </ButtonGroup>
)

const Waiting = () => (
  <div role="status" aria-label={t.loading} className="flex flex-col gap-3 px-2 pt-2">
    <Skeleton className="h-3.5 w-40" />
    <Skeleton className="h-3.5 w-32" />
    <Skeleton className="h-3.5 w-36" />
  </div>
)

type GroupProps = { group: ChatGroup; searching: boolean; opened: boolean; onOpen: (opened: boolean) => void }

/** Archived chats are folded away until somebody opens or searches them. */
function Group({ group, searching, opened, onOpen }: GroupProps) {
  const folds = group.name === 'archived' && !searching
  return (
    <section className="pb-2">
      {folds ? (
        <button
          type="button"
          aria-expanded={opened}
          onClick={() => onOpen(!opened)}
          className="flex h-7 w-full items-center gap-1 rounded px-2 text-12 text-muted hover:bg-hover"
        >
          <ChevronRight size={12} aria-hidden className={classNames('transition-transform', opened && 'rotate-90')} />
          {t.chats.showArchived(format.number(group.rows.length))}
        </button>
      ) : (
        <h3 className="px-2 pt-1 pb-1 text-12 text-muted">{t.chats[group.name]}</h3>
      )}
      {opened || !folds ? (
        <ul>
          {group.rows.map((chat) => (
            <ChatRow key={chat.id} chat={chat} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
