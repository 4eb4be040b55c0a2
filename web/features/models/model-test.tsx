import { CircleCheck, TriangleAlert } from 'lucide-react'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { ModelTestResult } from './models.queries.ts'

/** That it works, or what is wrong and what to do about it. */
export function ModelTest({ result }: { result: ModelTestResult }) {
  if (result.success) return <Passed result={result} />
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

/** What it did, and what it can be used for. */
function Passed({ result }: { result: ModelTestResult }) {
  const { elapsedMs, tools, instructions, longText, use, mend } = result
  const probes = [
    { label: t.models.probes.tools, passed: tools },
    { label: t.models.probes.instructions, passed: instructions },
    { label: t.models.probes.longText, passed: longText },
  ].filter(({ passed }) => passed !== null)
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="flex items-center gap-1.5 text-good">
        <CircleCheck size={16} className="shrink-0" aria-hidden />
        {t.models.works(format.duration(elapsedMs))}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12">
        {probes.map(({ label, passed }) => (
          <li key={label} className={passed ? 'text-good' : 'text-warn'}>
            {passed ? t.models.passed(label) : t.models.notPassed(label)}
          </li>
        ))}
      </ul>
      <p>{t.models.uses[use]}</p>
      {mend ? <p className="text-muted">{mend}</p> : null}
    </div>
  )
}
