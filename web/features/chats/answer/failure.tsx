import { RotateCcw, TriangleAlert } from 'lucide-react'
import { Button } from '../../../components/form/button.tsx'
import { ApiError } from '../../../lib/api.ts'
import { describeError } from '../../../lib/errors.ts'
import { t } from '../../../lib/texts/index.ts'

/** Words of a run that ended badly; the service tells a few of them as codes. */
export const failureText = (said: string | null | undefined): string =>
  said === 'interrupted' ? t.answer.interrupted : (said ?? t.answer.failed)

/** Why there is no answer, and the way on. `error` is what was thrown, or what the run said, or nothing. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: (() => void) | null }) {
  const told =
    error instanceof ApiError
      ? describeError(error)
      : {
          title:
            error === null ? t.answer.unfinished : failureText(error instanceof Error ? error.message : String(error)),
          fix: '',
          code: null,
        }
  return (
    <div role="alert" className="flex flex-wrap items-start gap-2 rounded border border-line bg-surface px-3 py-2">
      <TriangleAlert size={16} className="mt-0.5 shrink-0 text-warn" aria-hidden />
      <div className="min-w-48 flex-1">
        <p className="font-medium">{told.title}</p>
        {told.fix ? <p className="text-muted">{told.fix}</p> : null}
        {told.code ? <p className="font-mono text-12 text-muted">{told.code}</p> : null}
      </div>
      {onRetry ? (
        <Button size="small" icon={RotateCcw} onClick={onRetry}>
          {t.actions.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}
