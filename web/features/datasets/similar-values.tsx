import { Button } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { DedupeRule, SimilarField } from './datasets.queries.ts'

type Same = NonNullable<DedupeRule['same']>
type SimilarValuesProps = {
  found: SimilarField[] | undefined
  error: unknown
  same: Same
  onChange: (same: Same) => void
}

const wordsOf = (group: SimilarField['groups'][number]) =>
  group.map(({ value, count }) => t.dedupe.valueCount(value, format.number(count))).join('  =  ')

/** Values that look like one, offered to be taken as one. */
export function SimilarValues({ found, error, same, onChange }: SimilarValuesProps) {
  if (error) return <FormError error={error} />
  if (found === undefined) return <Skeleton className="h-6 w-56" />
  if (found.length === 0) return null
  const offered: Same = found.flatMap(({ field, groups }) =>
    groups.map((group) => ({ field, values: group.map(({ value }) => value) })),
  )
  const isSame = ({ field, values }: Same[number]) =>
    same.some((one) => one.field === field && one.values[0] === values[0])
  const allSame = offered.every(isSame)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t.dedupe.similar}</legend>
      <div className="flex items-center gap-3 pb-1">
        <h3 className="flex-1 font-medium">{t.dedupe.similar}</h3>
        <Button size="small" onClick={() => onChange(allSame ? [] : offered)}>
          {allSame ? t.dedupe.noneSame : t.dedupe.allSame}
        </Button>
      </div>
      <div className="flex max-h-48 flex-col gap-1.5 overflow-auto p-0.5">
        {found.map(({ field, groups, more }) => (
          <div key={field} className="flex flex-col gap-1.5">
            <p className="pt-1 text-12 text-muted">{field}</p>
            {groups.map((group) => {
              const one = { field, values: group.map(({ value }) => value) }
              return (
                <Checkbox
                  key={one.values[0]}
                  label={wordsOf(group)}
                  checked={isSame(one)}
                  onChange={(on) =>
                    onChange(
                      on
                        ? [...same, one]
                        : same.filter((other) => other.values[0] !== one.values[0] || other.field !== field),
                    )
                  }
                />
              )
            })}
            {more > 0 ? <p className="text-12 text-muted">{t.dedupe.moreSimilar(format.number(more))}</p> : null}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
