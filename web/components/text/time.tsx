import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'

/** Near times in words, the exact one on hover, both in the person's zone. */
export function Time({ at, exact = false }: { at: string | null; exact?: boolean }) {
  if (at === null) return <span className="text-muted">{t.time.never}</span>
  return (
    <time dateTime={at} title={format.exactTime(at)} className="numeric whitespace-nowrap text-muted">
      {exact ? format.dateTime(at) : format.relative(at)}
    </time>
  )
}
