import { useQuery } from '@tanstack/react-query'
import { Check, Lightbulb, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { isLost, useAct } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { bestSuggestions } from './best-suggestions.ts'
import { answerSuggestion, type Owner, type Suggestion, suggestionsQuery } from './definitions.queries.ts'
import { formatInWords } from './field-row.tsx'
import type { Aggregation, FieldFormat, Role, ValueLabel } from './ossie-draft.ts'

const d = t.definitions

/** A value of a suggestion as a person would say it. */
function inWords({ attribute, value }: Suggestion): string {
  if (attribute === 'role') return d.roles[value as Role] ?? String(value)
  if (attribute === 'aggregation')
    return value === null ? d.none : (d.aggregations[value as Aggregation] ?? String(value))
  if (attribute === 'format') return formatInWords(value as FieldFormat)
  if (attribute === 'valueLabels')
    return (value as ValueLabel[]).map((one) => `${String(one.value)} = ${one.label}`).join(', ')
  if (attribute === 'thing') return (value as { one: string }).one
  if (attribute === 'relationship') {
    const { from, to, fromFields, toFields } = value as Record<'from' | 'to', string> &
      Record<'fromFields' | 'toFields', string[]>
    return `${from}.${fromFields.join(', ')} → ${to}.${toFields.join(', ')}`
  }
  return Array.isArray(value) ? value.flat().join(', ') : String(value)
}

/** More at once nobody reads. */
const foldedCount = 10

type TabProps = { owner: Owner; disabled: boolean; dirty: boolean }

export function SuggestionsTab({ owner, disabled, dirty }: TabProps) {
  const suggestions = useQuery(suggestionsQuery(owner))
  const [showsAll, setShowsAll] = useState(false)
  const answer = useAct(async ({ ids, verb }: { ids: string[]; verb: 'accept' | 'dismiss' }) => {
    for (const id of ids) await answerSuggestion(owner, id, verb)
  })
  if (isLost(suggestions)) return <ErrorState error={suggestions.error} onRetry={() => void suggestions.refetch()} />
  if (suggestions.isPending) return <SkeletonRows />
  if (suggestions.data.length === 0) return <EmptyState icon={Lightbulb} title={d.noSuggestions} />
  const off = disabled || dirty || answer.isPending
  const all = suggestions.data
  const shown = showsAll ? all : bestSuggestions(all, foldedCount)
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[72ch] text-muted">{dirty ? d.saveFirst : d.suggestionsText}</p>
      {[...Map.groupBy(shown, ({ dataset }) => dataset)].map(([dataset, group]) => (
        <section key={dataset} aria-label={dataset}>
          <div className="flex items-center gap-3 pb-1">
            <h2 className="min-w-0 flex-1 truncate text-14 font-semibold">{dataset}</h2>
            {disabled ? null : (
              <Button
                size="small"
                disabled={off}
                busy={answer.isPending && (answer.variables?.ids.length ?? 0) > 1}
                onClick={() => answer.mutate({ ids: group.map(({ id }) => id), verb: 'accept' })}
              >
                {shown.length < all.length ? d.acceptThese(group.length) : d.acceptAll(group.length)}
              </Button>
            )}
          </div>
          <ul className="flex flex-col">
            {group.map((one) => {
              const what = [one.field, d.attributes[one.attribute] ?? one.attribute].filter(Boolean).join(' · ')
              return (
                <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5">
                  <div className="min-w-0 flex-1 basis-64">
                    <p className="truncate text-13">
                      <span className="text-muted">{what}: </span>
                      <span className="font-medium">{inWords(one)}</span>
                    </p>
                    <p className="truncate text-12 text-muted" title={one.evidence}>
                      {one.evidence}
                    </p>
                  </div>
                  {disabled ? null : (
                    <span className="flex gap-1">
                      <Button
                        size="small"
                        look="quiet"
                        icon={Check}
                        disabled={off}
                        aria-label={d.acceptOf(what)}
                        onClick={() => answer.mutate({ ids: [one.id], verb: 'accept' })}
                      >
                        {d.accept}
                      </Button>
                      <Button
                        size="small"
                        look="quiet"
                        icon={X}
                        disabled={off}
                        aria-label={d.dismissOf(what)}
                        onClick={() => answer.mutate({ ids: [one.id], verb: 'dismiss' })}
                      >
                        {d.dismiss}
                      </Button>
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {shown.length < all.length ? (
        <div>
          <Button onClick={() => setShowsAll(true)}>{d.showAllSuggestions(all.length)}</Button>
        </div>
      ) : null}
    </div>
  )
}
