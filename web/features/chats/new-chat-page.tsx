import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ArrowUpRight, Database } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { AttachDialog } from '../spaces/attach-dialog.tsx'
import { linksQuery, suggestionsQuery } from '../spaces/spaces.queries.ts'
import { useUploads } from '../spaces/uploads.ts'
import { useBeginChat } from './begin-chat.ts'
import { ChatFrame } from './chat-frame.tsx'
import { Composer } from './composer/composer.tsx'

/** A chat before its first question: what this data can be asked. */
export function NewChatPage() {
  const { spaceId } = useParams({ from: '/inside/spaces/$spaceId' })
  const { begin, busy } = useBeginChat()
  const links = useQuery(linksQuery(spaceId))
  useEffect(() => {
    // Needed as soon as something is asked, and what gives its answer a shape right after.
    void import('./conversation.tsx').then(() => import('../../components/text/markdown-body.tsx'))
  }, [])
  const empty = links.data?.length === 0
  const names = (links.data ?? []).map((link) => link.dataSource.name)
  return (
    <ChatFrame spaceId={spaceId} title={t.spaces.newChat}>
      <div className="flex h-full min-h-0 flex-col overflow-y-auto">
        <div className="mx-auto flex w-full max-w-184 flex-1 flex-col justify-center gap-5 px-4 py-8 md:px-8">
          {empty ? (
            <NoData spaceId={spaceId} />
          ) : (
            <div>
              <h2 className="text-20 font-semibold">{t.ask.emptyTitle}</h2>
              <p className="min-h-5 truncate text-muted">
                {names.length > 0 ? t.ask.emptyText(names.slice(0, 4).join(', ') + (names.length > 4 ? ' …' : '')) : ''}
              </p>
            </div>
          )}
          <Composer
            spaceId={spaceId}
            draftKey="new"
            placeholder={empty ? t.ask.noData : t.ask.placeholder}
            answering={false}
            busy={busy}
            autoFocus
            showCost
            onSend={(text) => begin(spaceId, text)}
          />
          {empty ? null : <Suggestions spaceId={spaceId} disabled={busy} onAsk={(text) => void begin(spaceId, text)} />}
        </div>
      </div>
    </ChatFrame>
  )
}

type SuggestionsProps = { spaceId: string; disabled: boolean; onAsk: (question: string) => void }

function Suggestions({ spaceId, disabled, onAsk }: SuggestionsProps) {
  const suggestions = useQuery(suggestionsQuery(spaceId))
  if (suggestions.isPending)
    return (
      <div role="status" aria-label={t.loading} className="grid gap-2 sm:grid-cols-2">
        {Array.from({ length: 4 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes that stand for nothing yet
          <Skeleton key={i} className="h-11 w-full" />
        ))}
      </div>
    )
  if (!suggestions.data || suggestions.data.length === 0) return null
  return (
    <section aria-label={t.ask.suggestions}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {suggestions.data.map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(question)}
              className="group flex h-full min-h-11 w-full items-center gap-2 rounded border border-line bg-bg px-3 py-2 text-left transition-colors hover:border-line-strong hover:bg-surface disabled:opacity-60"
            >
              <span className="min-w-0 flex-1">{question}</span>
              <ArrowUpRight size={14} className="shrink-0 text-faint group-hover:text-accent-text" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoData({ spaceId }: { spaceId: string }) {
  const can = useCan()
  const uploads = useUploads(spaceId)
  const [attaching, setAttaching] = useState(false)
  return (
    <div>
      <h2 className="text-20 font-semibold">{t.ask.noDataTitle}</h2>
      <p className="max-w-[56ch] pb-3 text-muted">{t.ask.noDataText}</p>
      {can.write && uploads.length === 0 ? (
        <Button look="primary" icon={Database} onClick={() => setAttaching(true)}>
          {t.links.attach}
        </Button>
      ) : null}
      {attaching ? <AttachDialog spaceId={spaceId} onClose={() => setAttaching(false)} /> : null}
    </div>
  )
}
