import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Check } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Condition, Scalar } from '../../../src/client/index.ts'
import { Button, ButtonGroup } from '../../components/form/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { groupLook, itemLook, MenuSearch } from './menu-search.tsx'
import { type MenuStep, setCondition } from './menu-step.ts'
import { fieldOf } from './question-parts.ts'
import { type CatalogField, findValues, type QuestionChange } from './questions.queries.ts'

type ValueStepProps = Omit<Extract<MenuStep, { kind: 'values' }>, 'kind'> & {
  spaceId: string
  onChange: (changes: QuestionChange[]) => void
}
type Value = string | number | boolean

/** One or several values of a field: Enter marks, Ctrl Enter or the button applies. */
export function ValueStep({ spaceId, found, path, condition, onChange }: ValueStepProps) {
  const { dataset, field } = found
  const of = fieldOf(dataset.name, field.name)
  const before = useMemo(() => chosenIn(condition), [condition])
  const [chosen, setChosen] = useState<Value[]>(before.values)
  const [negated, setNegated] = useState(before.negated)
  const [search, setSearch] = useState('')
  const options = useOptions(spaceId, dataset.name, field, search.trim(), before.values)
  const put = (next: Condition) => onChange([setCondition(path, next)])
  const apply = () => chosen.length > 0 && put(conditionOf(of, chosen, negated))
  const toggle = (value: Value) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const text = search.trim()
  return (
    <Command
      label={field.label}
      loop
      shouldFilter={false}
      className="flex min-h-0 flex-col"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        apply()
      }}
    >
      <MenuSearch value={search} onChange={setSearch} placeholder={t.questions.findValue} />
      <Command.List className="max-h-64 overflow-auto p-1">
        <Command.Group heading={field.label} className={groupLook}>
          {options.shown.map(({ value, label }) => (
            <Command.Item
              key={String(value)}
              value={`value ${value}`}
              onSelect={() => toggle(value)}
              className={classNames(itemLook, 'min-h-8 md:min-h-7')}
            >
              <span
                className={classNames(
                  'flex size-4 shrink-0 items-center justify-center rounded-sm border',
                  chosen.includes(value) ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
                )}
              >
                {chosen.includes(value) ? <Check size={12} strokeWidth={3} aria-hidden /> : null}
              </span>
              <span className="truncate">{label}</span>
              {chosen.includes(value) ? <span className="sr-only">{t.dashboards.chosen(1)}</span> : null}
            </Command.Item>
          ))}
          {text !== '' && field.type === 'text' ? (
            <Command.Item
              value="contains"
              onSelect={() => put({ text: 'contains', of, value: text })}
              className={classNames(itemLook, 'min-h-8 md:min-h-7')}
            >
              {t.questions.contains(text)}
            </Command.Item>
          ) : null}
          {text === '' ? (
            <>
              <Command.Item value="missing" onSelect={() => put({ missing: of })} className={itemLook}>
                {t.questions.missing}
              </Command.Item>
              <Command.Item value="known" onSelect={() => put({ not: { missing: of } })} className={itemLook}>
                {t.questions.known}
              </Command.Item>
            </>
          ) : null}
        </Command.Group>
        {options.searching ? (
          <p role="status" className="px-2 py-1 text-12 text-muted">
            {t.questions.searching}
          </p>
        ) : null}
      </Command.List>
      <div className="flex items-center gap-2 border-t border-line p-2">
        <ButtonGroup label={field.label}>
          {[false, true].map((not) => (
            <Button
              key={String(not)}
              size="small"
              aria-pressed={negated === not}
              className={negated === not ? 'bg-pressed' : ''}
              onClick={() => setNegated(not)}
            >
              {not ? t.questions.isNot : t.questions.is}
            </Button>
          ))}
        </ButtonGroup>
        <span className="min-w-0 flex-1 truncate text-12 text-muted">
          {chosen.length > 0 ? t.dashboards.chosen(chosen.length) : ''}
        </span>
        <Button look="primary" size="small" disabled={chosen.length === 0} onClick={apply}>
          {t.questions.apply}
        </Button>
      </div>
    </Command>
  )
}

type Option = { value: Value; label: string }

/** The values that the catalog knows; where there may be more, those that the data has. */
function useOptions(spaceId: string, dataset: string, field: CatalogField, text: string, chosen: Value[]) {
  const known = useMemo((): Option[] => {
    const flags = field.type === 'boolean' && field.values.length === 0
    const listed = flags
      ? [true, false].map((value) => ({ value, label: value ? t.table.yes : t.table.no }))
      : field.values
    const other = chosen.filter((value) => !listed.some((one) => one.value === value))
    return [...other.map((value) => ({ value, label: String(value) })), ...listed]
  }, [field, chosen])
  const wanted = useDeferredValue(text)
  const mayBeMore = field.type === 'text' && (field.distinct === null || field.distinct > field.values.length)
  const search = useQuery({
    queryKey: ['space', spaceId, 'values', dataset, field.name, wanted],
    queryFn: ({ signal }) => findValues(spaceId, dataset, field, wanted, signal),
    enabled: mayBeMore && wanted !== '',
    staleTime: 60_000,
  })
  const lower = text.toLowerCase()
  const here = known.filter(({ label }) => label.toLowerCase().includes(lower))
  const more = (wanted === text ? (search.data ?? []) : [])
    .filter((value) => !known.some((one) => one.value === value))
    .map((value) => ({ value, label: String(value) }))
  const typed = Number(text)
  const isTyped =
    text !== '' && /^(integer|real|decimal)$/.test(field.type) && Number.isFinite(typed) && here.length === 0
  return {
    shown: [...here, ...more, ...(isTyped ? [{ value: typed, label: text }] : [])],
    searching: search.isFetching,
  }
}

function conditionOf(of: ReturnType<typeof fieldOf>, values: Value[], negated: boolean): Condition {
  const [only] = values
  if (values.length === 1 && only !== undefined)
    return { compare: negated ? '<>' : '=', left: of, right: { value: only } }
  return negated ? { not: { in: of, values } } : { in: of, values }
}

const isValue = (value: Scalar): value is Value => value !== null

/** What of a condition is a choice of values. */
function chosenIn(condition: Condition | null): { values: Value[]; negated: boolean } {
  const none = { values: [], negated: false }
  if (!condition) return none
  if ('not' in condition) {
    const inside = chosenIn(condition.not)
    return { ...inside, negated: !inside.negated }
  }
  if ('in' in condition && Array.isArray(condition.values))
    return { values: condition.values.filter(isValue), negated: false }
  if ('compare' in condition && 'value' in condition.right && isValue(condition.right.value))
    if (condition.compare === '=' || condition.compare === '<>')
      return { values: [condition.right.value], negated: condition.compare === '<>' }
  return none
}
