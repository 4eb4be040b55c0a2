import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookMarked, Check, X } from 'lucide-react'
import type { OfferedDefinition } from '../../../../src/engine/analyst/answer-parts.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { client } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query.ts'
import { t } from '../../../lib/texts/index.ts'
import { showError } from '../../../lib/undo.ts'

const o = t.answer.offered

type OfferedProps = { spaceId: string; chatId: string; messageId: string; offered: OfferedDefinition }

/** What a person said that a word means, to be kept for the team or not. */
export function Offered({ spaceId, chatId, messageId, offered }: OfferedProps) {
  const address = '/spaces/{id}/chats/{chatId}/messages/{messageId}/definitions/{definitionId}'
  const path = { id: spaceId, chatId, messageId, definitionId: offered.id }
  // What was kept may have been removed there since.
  const now = useQuery({
    queryKey: ['definitions', 'offered', messageId, offered.id],
    queryFn: ({ signal }) => client.get(address, { path, signal }),
    refetchOnMount: 'always',
  })
  const answer = useMutation({
    mutationFn: (state: 'accepted' | 'dismissed') => client.put(address, { path, body: { state } }),
    // What the data means is shown, and asked by, in many places.
    onSuccess: () =>
      Promise.all(['definitions', 'catalog'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
    onError: showError,
  })
  const { state } = now.data ?? offered
  if (state === 'dismissed') return null
  return (
    <section
      aria-label={o.title}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-line px-3 py-2 text-13"
    >
      <BookMarked size={14} aria-hidden className="shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{offered.word}</span>
        <span className="text-muted">{`: ${offered.sentence}`}</span>
      </p>
      {state === 'accepted' ? (
        <span className="flex items-center gap-2 text-12 text-muted" role="status">
          {o.kept}
          <DefinitionsLink spaceId={spaceId} dataSourceId={offered.dataSourceId} />
        </span>
      ) : (
        <span className="flex gap-1">
          <Button
            size="small"
            icon={Check}
            busy={answer.isPending && answer.variables === 'accepted'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('accepted')}
          >
            {o.accept}
          </Button>
          <Button
            size="small"
            look="quiet"
            icon={X}
            disabled={answer.isPending}
            onClick={() => answer.mutate('dismissed')}
          >
            {t.definitions.dismiss}
          </Button>
        </span>
      )}
    </section>
  )
}

const linked = 'text-accent-text underline underline-offset-2'

const DefinitionsLink = ({ spaceId, dataSourceId }: { spaceId: string; dataSourceId: string | null }) =>
  dataSourceId === null ? (
    <Link to="/spaces/$spaceId/definitions" params={{ spaceId }} className={linked}>
      {o.see}
    </Link>
  ) : (
    <Link to="/data/$sourceId/definitions" params={{ sourceId: dataSourceId }} className={linked}>
      {o.see}
    </Link>
  )
