import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CancelOr } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'
import {
  type Dataset,
  type DedupeRule,
  deduplicate,
  duplicatesQuery,
  entriesChanged,
  similarValuesQuery,
  undoDeduplicate,
} from './datasets.queries.ts'
import { DedupeExamples } from './dedupe-examples.tsx'
import { DedupeRuleForm } from './dedupe-rule-form.tsx'
import { SimilarValues } from './similar-values.tsx'

type DedupeDialogProps = { dataset: Dataset; fields: readonly string[]; onClose: () => void }

/** What would go is shown with every change of the rule; only the last button removes, and that can be undone. */
export function DedupeDialog({ dataset, fields, onClose }: DedupeDialogProps) {
  const [rule, setRule] = useState<DedupeRule>({ keep: 'first', same: [] })
  const set = (change: Partial<DedupeRule>) => setRule({ ...rule, ...change })
  const possible = rule.keys === undefined || rule.keys.length > 0
  // Of fields that do not count any more nothing need be the same.
  const same = (rule.same ?? []).filter(({ field }) => rule.keys?.includes(field) ?? true)
  const asked = { ...rule, same }
  const trial = useQuery({
    ...duplicatesQuery(dataset.id, asked),
    enabled: possible,
    placeholderData: keepPreviousData,
  })
  const similar = useQuery(similarValuesQuery(dataset.id))
  const remove = useRemoval(dataset, asked, onClose)
  const found = possible && !trial.isPlaceholderData ? trial.data : undefined
  const removable = found?.removed ?? 0
  return (
    <Dialog
      onClose={onClose}
      title={t.dedupe.title(dataset.name)}
      description={t.dedupe.text}
      size="large"
      footer={
        <CancelOr onCancel={onClose} busy={remove.isPending} disabled={removable === 0} onClick={() => remove.mutate()}>
          {removable === 0 ? t.dedupe.nothing : t.dedupe.submit(format.number(removable))}
        </CancelOr>
      }
    >
      <div className="grid gap-6 md:grid-cols-[16rem_1fr]">
        <DedupeRuleForm rule={rule} fields={fields} onChange={set} />
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid grid-cols-2 gap-3" role="status" aria-live="polite">
            <Count value={found?.removed} label={t.dedupe.goes} tone={removable > 0 ? 'text-bad' : 'text-muted'} />
            <Count value={found?.remaining} label={t.dedupe.stays} tone="text-good" />
          </div>
          {trial.error || remove.error ? <FormError error={trial.error ?? remove.error} /> : null}
          {possible ? null : <p className="text-warn">{t.dedupe.chooseOne}</p>}
          {found?.removed === 0 ? <p className="text-muted">{t.dedupe.none}</p> : null}
          <SimilarValues
            found={similar.data?.filter(({ field }) => rule.keys?.includes(field) ?? true)}
            error={similar.error}
            same={same}
            onChange={(next) => set({ same: next })}
          />
          {possible && trial.data && trial.data.groups.length > 0 ? (
            <DedupeExamples found={trial.data} isOld={trial.isPlaceholderData} fields={fields} />
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

/** Removes, and offers to bring back what went. */
function useRemoval(dataset: Dataset, asked: DedupeRule, onClose: () => void) {
  return useMutation({
    mutationFn: async () => {
      const { removed, remaining } = await deduplicate(dataset.id, asked)
      await entriesChanged(dataset.id)
      return { removed, remaining }
    },
    onSuccess: ({ removed, remaining }) => {
      onClose()
      return undoable({
        do: async () => {},
        undo: async () => {
          await undoDeduplicate(dataset.id)
          await entriesChanged(dataset.id)
        },
        message: t.dedupe.done(format.number(removed), format.number(remaining)),
      })
    },
  })
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
