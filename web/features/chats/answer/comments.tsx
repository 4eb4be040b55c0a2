import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CancelOr, IconButton } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { Textarea } from '../../../components/form/input.tsx'
import { Avatar } from '../../../components/page/avatar.tsx'
import { Time } from '../../../components/text/time.tsx'
import { client } from '../../../lib/api.ts'
import { deleteSoon, useGoing } from '../../../lib/delete-soon.ts'
import { afterwards, queryClient } from '../../../lib/query.ts'
import { useCan, useMe } from '../../../lib/session.ts'
import { t } from '../../../lib/texts/index.ts'
import { usersQuery } from '../../users/users.queries.ts'
import { type ChatComment, chatsChanged, commentsQuery } from '../chats.queries.ts'

type CommentsProps = {
  spaceId: string
  chatId: string
  messageId: string
  comments: ChatComment[]
  writing: boolean
  onDone: () => void
}

export function Comments({ spaceId, chatId, messageId, comments, writing, onDone }: CommentsProps) {
  const going = useGoing()
  const [text, setText] = useState('')
  const changed = async () => {
    await queryClient.invalidateQueries({ queryKey: commentsQuery(spaceId, chatId).queryKey })
    await chatsChanged(spaceId)
  }
  const send = useMutation({
    mutationFn: () =>
      client.post('/spaces/{id}/chats/{chatId}/comments', {
        path: { id: spaceId, chatId },
        body: { text: text.trim(), messageId },
      }),
    onSuccess: async () => {
      setText('')
      onDone()
      await changed()
    },
  })
  const remove = (comment: ChatComment) =>
    deleteSoon({
      id: comment.id,
      message: t.answer.commentDeleted,
      remove: () =>
        client
          .delete('/spaces/{id}/chats/{chatId}/comments/{commentId}', {
            path: { id: spaceId, chatId, commentId: comment.id },
            keepalive: true,
          })
          .then(afterwards(changed)),
    })
  const shown = comments.filter(({ id }) => !going.has(id))
  if (shown.length === 0 && !writing) return null
  return (
    <div className="flex flex-col gap-3 rounded border border-line bg-surface p-3">
      {shown.map((comment) => (
        <CommentView key={comment.id} comment={comment} onDelete={() => remove(comment)} />
      ))}
      {writing ? (
        <div className="flex flex-col gap-2">
          <Textarea
            autoFocus
            aria-label={t.answer.commentLabel}
            placeholder={t.answer.commentLabel}
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onDone()
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') send.mutate()
            }}
          />
          {send.error ? <FormError error={send.error} /> : null}
          <CancelOr onCancel={onDone} busy={send.isPending} disabled={text.trim() === ''} onClick={() => send.mutate()}>
            {t.answer.comment}
          </CancelOr>
        </div>
      ) : null}
    </div>
  )
}

function CommentView({ comment, onDelete }: { comment: ChatComment; onDelete: () => void }) {
  const { user } = useMe()
  const can = useCan()
  const { data: users } = useQuery(usersQuery)
  const name = users?.find(({ id }) => id === comment.userId)?.name ?? '–'
  return (
    <article aria-label={name} className="group flex gap-2">
      <Avatar name={name} size={20} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-12">
          <span className="font-medium">{name}</span>
          <Time at={comment.createdAt} />
        </p>
        <p className="break-words whitespace-pre-wrap">{comment.text}</p>
      </div>
      {comment.userId === user.id || can.administer ? (
        <span className="opacity-0 group-hover:opacity-100 focus-within:opacity-100 max-md:opacity-100">
          <IconButton icon={Trash2} label={t.answer.commentDelete} size="small" onClick={onDelete} />
        </span>
      ) : null}
    </article>
  )
}
