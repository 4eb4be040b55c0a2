import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Code2 } from 'lucide-react'
import { Button } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { client } from '../../../lib/api.ts'
import { t } from '../../../lib/texts/index.ts'
import type { AskedAgain } from './use-asked-again.ts'

type SqlAloneProps = {
  spaceId: string
  /** The words that were asked. */
  text: string
  /** Null where the answer is not one's own to change. */
  asking: AskedAgain | null
}

const maxOffered = 3

/** An answer that came from a statement and no question: it has no parts to click, unless it is rebuilt as one. */
export function SqlAlone({ spaceId, text, asking }: SqlAloneProps) {
  const read = useMutation({
    mutationFn: () => client.post('/spaces/{id}/readings', { path: { id: spaceId }, body: { text } }),
  })
  const found = read.data?.readings.slice(0, maxOffered)
  return (
    <section aria-label={t.answer.alone.title} className="flex min-w-0 flex-col gap-2 text-13">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        <Code2 size={14} aria-hidden className="shrink-0" />
        <span>{t.answer.alone.text}</span>
        {asking && text !== '' && !found ? (
          <Button size="small" look="quiet" busy={read.isPending} onClick={() => read.mutate()}>
            {t.answer.alone.rebuild}
          </Button>
        ) : null}
      </div>
      {read.error ? <FormError error={read.error} /> : null}
      {found && asking ? (
        <div className="flex flex-col items-start gap-1.5" role="status">
          <p className="text-muted">{found.length === 0 ? t.answer.alone.none : t.answer.alone.which}</p>
          {found.map(({ sentence, question }) => (
            <Button
              key={sentence}
              size="small"
              disabled={asking.busy}
              className="h-auto! max-w-full py-1 text-left whitespace-normal!"
              onClick={() => asking.change({ question: question })}
            >
              {sentence}
            </Button>
          ))}
          <Link to="/explore" search={{ space: spaceId }} className="text-accent-text hover:underline">
            {t.answer.alone.explore}
          </Link>
        </div>
      ) : null}
    </section>
  )
}
