import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { describeError } from '../../lib/errors.ts'
import { t } from '../../lib/texts/index.ts'
import { Button } from '../form/button.tsx'
import { CopyButton } from '../text/copy-button.tsx'

/** In the shape of what comes: give it the size of the text or picture it stands for. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden className={classNames('block animate-shimmer rounded-sm bg-pressed', className)} />
)

export function SkeletonRows({ count = 5 }: { count?: number }) {
  return (
    <div role="status" aria-label={t.loading} className="flex flex-col">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for nothing yet
        <div key={i} className="flex h-11 items-center gap-4 border-b border-line">
          <Skeleton className={['h-3.5 w-40', 'h-3.5 w-56', 'h-3.5 w-32'][i % 3]!} />
          <Skeleton className="ml-auto h-3.5 w-20" />
        </div>
      ))}
    </div>
  )
}

export type EmptyStateProps = { icon?: LucideIcon; title: string; text?: ReactNode; action?: ReactNode }

/** One sentence, one action. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      {Icon ? <Icon size={20} className="text-faint" aria-hidden /> : null}
      <p className="text-14 font-medium">{title}</p>
      {text ? <p className="max-w-[48ch] text-muted">{text}</p> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  )
}

/** What happened, why, what to do now, and the code to quote. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { title, fix, code } = describeError(error)
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <TriangleAlert size={20} className="text-bad" aria-hidden />
      <p className="text-14 font-medium">{title}</p>
      <p className="max-w-[56ch] text-muted">{fix}</p>
      {code ? (
        <p className="flex items-center gap-1 font-mono text-12 text-muted">
          {t.errors.code(code)}
          <CopyButton text={code} size="small" />
        </p>
      ) : null}
      {onRetry ? (
        <Button className="mt-2" onClick={onRetry}>
          {t.actions.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}

export type ProgressProps = { value: number | null; label: string; text?: string }

/** `value` between 0 and 1, or null when the end is not known. */
export function Progress({ value, label, text }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.max(0, Math.min(1, value)) * 100)
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { 'aria-valuenow': percent })}
        className="h-1 min-w-16 flex-1 overflow-hidden rounded-full bg-pressed"
      >
        <div
          className={classNames(
            'h-full rounded-full bg-accent transition-[width]',
            percent === null && 'w-1/3 animate-shimmer',
          )}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
      <span className="numeric text-12 text-muted">{text ?? (percent === null ? '' : `${percent}%`)}</span>
    </div>
  )
}
