import { EyeOff, Gauge, ScanEye } from 'lucide-react'
import type { PrivacyPart, UsagePart } from '../../../../src/engine/analyst/answer-parts.contract.ts'
import { IconButton } from '../../../components/form/button.tsx'
import { Popover } from '../../../components/overlay/popover.tsx'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'

/** What left the service for this answer. */
export function PrivacyButton({ privacy }: { privacy: PrivacyPart }) {
  const { leaves, sources, results } = privacy
  return (
    <Popover
      label={t.answer.privacy.label}
      align="end"
      trigger={<IconButton icon={leaves ? ScanEye : EyeOff} label={t.answer.privacy.label} size="small" />}
    >
      {leaves ? (
        <div className="flex flex-col gap-2">
          <p className="text-muted">{t.answer.privacy.outsideText}</p>
          <ul className="flex flex-col gap-1">
            {sources.map((source) => (
              <li key={source.dataSourceId} className="flex justify-between gap-3">
                <span className="truncate">{source.name}</span>
                <span className="shrink-0 text-muted">{t.links.privacies[source.privacy]}</span>
              </li>
            ))}
          </ul>
          <ul className="flex flex-col gap-1 border-t border-line pt-2">
            {results.map((result) => (
              <li key={result.resultId}>
                <span className="numeric">
                  {result.rowsSeen === 0
                    ? t.answer.privacy.none
                    : t.answer.privacy.seen(format.number(result.rowsSeen), format.number(result.rows))}
                </span>
                {result.why ? <span className="block text-12 text-muted">{result.why}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <p className="font-medium">{t.answer.privacy.inside}</p>
          <p className="text-muted">{t.answer.privacy.insideText}</p>
        </>
      )}
    </Popover>
  )
}

/** That another model answered than the one that was chosen, and why. */
export const InsteadOf = ({ insteadOf, providerId, modelId }: UsagePart) =>
  insteadOf ? (
    <p role="note" className="text-12 text-muted">
      {t.answer.usage.insteadOf(`${providerId}/${modelId}`, insteadOf.model, insteadOf.why)}
    </p>
  ) : null

export function UsageButton({ usage }: { usage: UsagePart }) {
  const facts = [
    [t.answer.usage.model, `${usage.providerId}/${usage.modelId}`],
    [t.answer.usage.time, format.duration(usage.elapsedMs)],
    [t.answer.usage.steps, format.number(usage.steps)],
    ...(usage.inputTokens + usage.outputTokens > 0
      ? [[t.answer.usage.tokens, `${format.number(usage.inputTokens)} / ${format.number(usage.outputTokens)}`]]
      : []),
    ...(usage.costMicros === null
      ? []
      : [
          [
            t.answer.usage.cost,
            usage.costMicros === 0 ? t.answer.usage.free : format.number(usage.costMicros / 1_000_000),
          ],
        ]),
  ]
  return (
    <Popover
      label={t.answer.usage.label}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`${t.answer.usage.label}: ${format.duration(usage.elapsedMs)}`}
          className="numeric inline-flex h-6 items-center gap-1 rounded px-1.5 text-12 text-muted hover:bg-hover hover:text-text"
        >
          <Gauge size={14} aria-hidden />
          {format.duration(usage.elapsedMs)}
        </button>
      }
    >
      <dl className="flex flex-col gap-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="numeric truncate">{value}</dd>
          </div>
        ))}
      </dl>
      {usage.warning ? <p className="pt-2 text-warn">{usage.warning}</p> : null}
    </Popover>
  )
}
