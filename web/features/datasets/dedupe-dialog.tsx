import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { SelectField } from '../../components/form/fields.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { plainText } from '../../components/table/data-table-values.ts'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { type Dataset, deduplicate, type Entry, entriesChanged } from './datasets.queries.ts'
import { type SameRule, sameGroups } from './same-rows.ts'

type DedupeDialogProps = {
  dataset: Dataset
  entries: readonly Entry[]
  fields: readonly string[]
  all: number
  onClose: () => void
}

const shownGroups = 20

/** A dry run goes with every change of the rule; only the last button removes. */
export function DedupeDialog({ dataset, entries, fields, all, onClose }: DedupeDialogProps) {
  const [rule, setRule] = useState<SameRule>({ keys: null, keep: 'first', ignoreCase: false, trim: false })
  const set = (change: Partial<SameRule>) => setRule({ ...rule, ...change })
  const body = { ...rule, keys: rule.keys === null ? undefined : [...rule.keys] }
  const possible = rule.keys === null || rule.keys.length > 0
  const trial = useQuery({
    queryKey: ['dataset', dataset.id, 'deduplicate', body],
    queryFn: ({ signal }) => deduplicate(dataset.id, { ...body, dryRun: true }, signal),
    enabled: possible,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const deferred = useDeferredValue(rule)
  const groups = useMemo(() => (possible ? sameGroups(entries, deferred) : []), [entries, deferred, possible])
  const remove = useMutation({
    mutationFn: () => deduplicate(dataset.id, { ...body, dryRun: false }),
    onSuccess: async ({ removed, remaining }) => {
      toast(t.dedupe.done(format.number(removed), format.number(remaining)))
      await entriesChanged(dataset.id)
      onClose()
    },
  })
  const numbers = possible && !trial.isPlaceholderData ? trial.data : undefined
  const removable = numbers?.removed ?? 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.dedupe.title(dataset.name)}
      description={t.dedupe.text}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          <Button look="primary" busy={remove.isPending} disabled={removable === 0} onClick={() => remove.mutate()}>
            {removable === 0 ? t.dedupe.nothing : t.dedupe.submit(format.number(removable))}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-[16rem_1fr]">
        <Rule rule={rule} fields={fields} onChange={set} />
        <div className="flex min-w-0 flex-col gap-3">
          <div className="grid grid-cols-2 gap-3" role="status" aria-live="polite">
            <Count value={numbers?.removed} label={t.dedupe.goes} tone={removable > 0 ? 'text-bad' : 'text-muted'} />
            <Count value={numbers?.remaining} label={t.dedupe.stays} tone="text-good" />
          </div>
          {trial.error || remove.error ? <FormError error={trial.error ?? remove.error} /> : null}
          {possible ? null : <p className="text-warn">{t.dedupe.chooseOne}</p>}
          {numbers?.removed === 0 ? <p className="text-muted">{t.dedupe.none}</p> : null}
          {groups.length > 0 ? <Examples groups={groups} fields={fields} loaded={entries.length} all={all} /> : null}
        </div>
      </div>
    </Dialog>
  )
}

function Rule({
  rule,
  fields,
  onChange,
}: {
  rule: SameRule
  fields: readonly string[]
  onChange: (change: Partial<SameRule>) => void
}) {
  const chosen = rule.keys ?? fields
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="pb-1 font-medium">{t.dedupe.keys}</legend>
        <div className="flex max-h-56 flex-col gap-1.5 overflow-auto p-0.5">
          <Checkbox
            label={t.dedupe.allFields}
            checked={rule.keys === null}
            onChange={(on) => onChange({ keys: on ? null : [] })}
          />
          {fields.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={chosen.includes(name)}
              onChange={(on) => {
                const keys = fields.filter((one) => (one === name ? on : chosen.includes(one)))
                onChange({ keys: keys.length === fields.length ? null : keys })
              }}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        label={t.dedupe.keep}
        value={rule.keep}
        onChange={(keep) => onChange({ keep })}
        options={(['first', 'last'] as const).map((value) => ({ value, label: t.dedupe.keeps[value] }))}
      />
      <Checkbox
        label={t.dedupe.ignoreCase}
        checked={rule.ignoreCase}
        onChange={(ignoreCase) => onChange({ ignoreCase })}
      />
      <Checkbox label={t.dedupe.trim} checked={rule.trim} onChange={(trim) => onChange({ trim })} />
    </div>
  )
}

const Count = ({ value, label, tone }: { value: number | undefined; label: string; tone: string }) => (
  <div className="rounded border border-line px-3 py-2">
    {value === undefined ? (
      <Skeleton className="my-1 h-7 w-16" />
    ) : (
      <p className={classNames('numeric text-28 font-semibold', tone)}>{format.number(value)}</p>
    )}
    <p className="text-muted">{label}</p>
  </div>
)

type ExamplesProps = {
  groups: ReturnType<typeof sameGroups<Entry>>
  fields: readonly string[]
  loaded: number
  all: number
}

/** The one that stays, and a few that go. */
const someOf = ({ rows, stays }: ExamplesProps['groups'][number]) => {
  const marked = rows.map((entry, i) => ({ entry, stays: i === stays }))
  return rows.length <= 5 ? marked : stays === 0 ? marked.slice(0, 5) : [...marked.slice(0, 4), marked[stays]!]
}

function Examples({ groups, fields, loaded, all }: ExamplesProps) {
  const shown = groups.slice(0, shownGroups)
  const columns = fields.slice(0, 8)
  return (
    <section className="min-w-0">
      <h3 className="pb-1 text-12 text-muted">
        {groups.length === 1
          ? t.dedupe.oneExample
          : shown.length < groups.length
            ? t.dedupe.examples(format.number(shown.length), format.number(groups.length))
            : t.dedupe.allExamples(format.number(groups.length))}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className="max-h-80 overflow-auto rounded border border-line" tabIndex={0}>
        <table className="w-full border-collapse text-12">
          <thead>
            <tr>
              <th scope="col" className="sticky top-0 bg-surface px-2 py-1 text-left">
                <span className="sr-only">{t.dedupe.stays}</span>
              </th>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="sticky top-0 bg-surface px-2 py-1 text-left font-medium whitespace-nowrap text-muted"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((group) => (
            <tbody key={group.rows[0]!.id} className="border-t border-line">
              {someOf(group).map(({ entry, stays }) => (
                <tr key={entry.id}>
                  <td className="px-2 py-1">
                    {stays ? (
                      <Badge tone="good">{t.dedupe.staysMark}</Badge>
                    ) : (
                      <Badge tone="bad">{t.dedupe.goesMark}</Badge>
                    )}
                  </td>
                  {columns.map((name) => (
                    <td
                      key={name}
                      className={classNames(
                        'max-w-48 truncate px-2 py-1 whitespace-nowrap',
                        stays ? '' : 'text-muted line-through',
                      )}
                      title={plainText(entry.data[name])}
                    >
                      {plainText(entry.data[name]) || '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {loaded < all ? <p className="pt-1 text-12 text-muted">{t.dedupe.partial(format.number(loaded))}</p> : null}
    </section>
  )
}
