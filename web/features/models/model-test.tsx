import { CircleCheck, TriangleAlert } from 'lucide-react'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { ModelTestResult } from './models.queries.ts'

/** That it works, or what is wrong and what to do about it. */
export function ModelTest({ result }: { result: ModelTestResult }) {
  if (result.success)
    return (
      <p role="status" className="flex items-center gap-1.5 text-good">
        <CircleCheck size={16} className="shrink-0" aria-hidden />
        {t.models.works(format.duration(result.elapsedMs))}
      </p>
    )
  return (
    <div role="alert" className="flex gap-2 rounded border border-bad/40 bg-bad-soft px-3 py-2">
      <TriangleAlert size={16} className="mt-0.5 shrink-0 text-bad" aria-hidden />
      <div className="min-w-0">
        <p className="font-medium break-words text-bad">{result.message}</p>
        {result.mend ? <p>{result.mend}</p> : null}
        {result.problem ? <p className="font-mono text-12 text-muted">{result.problem}</p> : null}
      </div>
    </div>
  )
}
