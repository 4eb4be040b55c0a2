import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Archive, ArchiveRestore, GitBranch, MessageSquare, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { RenameDialog } from '../../../components/form/rename-dialog.tsx'
import { type MenuEntry, MoreMenu } from '../../../components/overlay/menu.tsx'
import { client } from '../../../lib/api.ts'
import { deleteSoon } from '../../../lib/delete-soon.ts'
import { afterwards } from '../../../lib/query.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { showError, undoable } from '../../../lib/undo.ts'
import { branchChat } from '../branch-chat.ts'
import { type ChatSession, changeChat, chatsChanged } from '../chats.queries.ts'
import { titleOf } from './chat-title.ts'

export function ChatRow({ chat }: { chat: ChatSession }) {
  const { spaceId, chatId } = chat
  const title = titleOf(chat)
  const [renaming, setRenaming] = useState(false)
  const comments = chat._count.comments
  return (
    <li className="group relative">
      <Link
        to="/spaces/$spaceId/chats/$chatId"
        params={{ spaceId, chatId }}
        data-chat
        title={chat.shareLink ? t.chats.visitorOf(chat.shareLink.name) : title}
        className="flex h-8 items-center gap-2 rounded pr-2 pl-2 text-13 text-text group-focus-within:pr-9 group-hover:pr-9 hover:bg-hover data-[status=active]:bg-pressed data-[status=active]:font-medium max-md:pr-9"
      >
        {chat.activeStreamId !== null ? (
          <span
            role="img"
            aria-label={t.chats.answering}
            className="size-2 shrink-0 animate-shimmer rounded-full bg-accent"
          />
        ) : chat.needsReply ? (
          <span role="img" aria-label={t.chats.waiting} className="size-2 shrink-0 rounded-full border border-warn" />
        ) : null}
        {chat.parentChatId !== null ? (
          <GitBranch size={12} className="shrink-0 text-faint" aria-label={t.chats.branchOf} />
        ) : null}
        <span className="min-w-0 flex-1 truncate">{title}</span>
        {comments > 0 ? (
          <span className="numeric flex shrink-0 items-center gap-0.5 text-12 text-muted group-hover:hidden">
            <MessageSquare size={12} aria-hidden />
            <span className="sr-only">{t.chats.comments(comments)}</span>
            <span aria-hidden>{comments}</span>
          </span>
        ) : null}
      </Link>
      <div className="absolute top-1 right-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:opacity-100 has-data-[state=open]:opacity-100">
        <ChatMenu chat={chat} onRename={() => setRenaming(true)} />
      </div>
      {renaming ? (
        <RenameDialog
          title={t.chats.renameTitle}
          label={t.words.title}
          name={chat.chat?.title ?? ''}
          optional
          onSave={(title) => changeChat(spaceId, chatId, { title: title === '' ? null : title })}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </li>
  )
}

function ChatMenu({ chat, onRename }: { chat: ChatSession; onRename: () => void }) {
  const { spaceId, chatId } = chat
  const navigate = useNavigate()
  const open = useParams({ strict: false })
  const pin = (pinned: boolean) => changeChat(spaceId, chatId, { pinnedAt: pinned }).catch(showError)
  const archive = (archived: boolean) => {
    const act = () => changeChat(spaceId, chatId, { archivedAt: archived })
    if (!archived) return act().catch(showError)
    return undoable({
      do: act,
      undo: () => changeChat(spaceId, chatId, { archivedAt: false }),
      message: t.chats.archivedDone,
    }).catch(() => undefined)
  }
  const branch = async () => {
    try {
      const { messages } = await client.get('/spaces/{id}/chats/{chatId}', { path: { id: spaceId, chatId } })
      const last = messages.at(-1)
      if (!last) return
      const made = await branchChat(spaceId, chatId, last.id)
      await navigate({ to: '/spaces/$spaceId/chats/$chatId', params: { spaceId, chatId: made.id } })
      toast(t.chats.branched)
    } catch (error) {
      showError(error)
    }
  }
  const remove = () => {
    deleteSoon({
      id: chatId,
      message: t.chats.deleted,
      remove: () =>
        client
          .delete('/spaces/{id}/chats/{chatId}', { path: { id: spaceId, chatId }, keepalive: true })
          .then(afterwards(() => chatsChanged(spaceId))),
    })
    if (open.chatId === chatId) void navigate({ to: '/spaces/$spaceId', params: { spaceId } })
  }
  const entries: MenuEntry[] = [
    { label: t.actions.rename, icon: Pencil, onSelect: onRename },
    chat.pinnedAt === null
      ? { label: t.actions.pin, icon: Pin, onSelect: () => void pin(true) }
      : { label: t.actions.unpin, icon: PinOff, onSelect: () => void pin(false) },
    {
      label: t.chats.branch,
      icon: GitBranch,
      disabled: chat.messageCount === 0,
      onSelect: () => void branch(),
    },
    chat.archivedAt === null
      ? { label: t.chats.archive, icon: Archive, onSelect: () => void archive(true) }
      : { label: t.chats.unarchive, icon: ArchiveRestore, onSelect: () => void archive(false) },
    'separator',
    { label: t.actions.delete, icon: Trash2, danger: true, onSelect: remove },
  ]
  return <MoreMenu of={titleOf(chat)} size="small" entries={entries} />
}
