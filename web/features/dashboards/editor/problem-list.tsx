import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { Problem } from '../../../../src/engine/documents/documents.contract.ts'
import { describeError } from '../../../lib/errors.ts'
import { t } from '../../../lib/texts/index.ts'

type ProblemListProps = {
  problems: readonly Problem[]
  checking: boolean
  error: unknown
  onGo: (line: number, column: number) => void
}

/** Below the text: every problem, one press away from its line. */
export function ProblemList({ problems, checking, error, onGo }: ProblemListProps) {
  return (
    <div className="max-h-40 shrink-0 overflow-auto border-t border-line bg-surface px-4 py-1.5 text-12">
      <p role="status" className="flex items-center gap-2 text-muted">
        {checking ? (
          <LoaderCircle size={14} className="animate-spin" aria-hidden />
        ) : error ? (
          <CircleX size={14} className="text-bad" aria-hidden />
        ) : problems.length === 0 ? (
          <CircleCheck size={14} className="text-good" aria-hidden />
        ) : (
          <TriangleAlert size={14} className="text-warn" aria-hidden />
        )}
        {checking
          ? t.dashboards.previewWaiting
          : error
            ? describeError(error).title
            : problems.length === 0
              ? t.dashboards.noProblems
              : t.dashboards.problems(problems.length)}
      </p>
      <ul>
        {problems.map(({ severity, line, column, message }) => (
          <li key={`${line}:${column}:${message}`}>
            <button
              type="button"
              onClick={() => onGo(line, column)}
              className="flex w-full items-start gap-2 rounded-sm px-1 py-0.5 text-left hover:bg-hover"
            >
              {severity === 'error' ? (
                <CircleX size={14} className="mt-px shrink-0 text-bad" aria-label={t.dashboards.error} />
              ) : (
                <TriangleAlert size={14} className="mt-px shrink-0 text-warn" aria-label={t.dashboards.warning} />
              )}
              <span className="numeric shrink-0 text-muted">{t.dashboards.atLine(line)}</span>
              <span className="min-w-0">{message}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
