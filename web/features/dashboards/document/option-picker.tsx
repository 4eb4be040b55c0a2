import { Check, ChevronDown, Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/form/button.tsx'
import { Input } from '../../../components/form/input.tsx'
import { Popover } from '../../../components/overlay/popover.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import type { Option, Scalar } from './documents.ts'

const searchFrom = 9
const maxShown = 200

type OptionPickerProps = {
  id?: string
  label: string
  options: readonly Option[]
  chosen: readonly Scalar[]
  multiple: boolean
  /** What stands for nothing chosen; null when something must be. */
  none: string | null
  shown: string
  pending?: boolean
  onChange: (chosen: Scalar[]) => void
}

/** One or several of many, found by typing. */
export function OptionPicker(props: OptionPickerProps) {
  const { id, label, shown, chosen, pending } = props
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      className="w-64 p-1"
      trigger={
        <button
          id={id}
          type="button"
          disabled={pending}
          aria-label={`${label}: ${shown}`}
          className="inline-flex h-8 w-full items-center justify-between gap-2 rounded border border-line-strong bg-bg px-2.5 text-left text-13 hover:bg-hover disabled:opacity-60"
        >
          <span className={classNames('truncate', chosen.length === 0 && 'text-muted')}>{shown}</span>
          <ChevronDown size={14} className="shrink-0 text-muted" aria-hidden />
        </button>
      }
    >
      <Options {...props} onDone={() => setOpen(false)} />
    </Popover>
  )
}

/** Made anew whenever it opens, so that a search begins empty. */
function Options(props: OptionPickerProps & { onDone: () => void }) {
  const { options, chosen, multiple, onChange, onDone } = props
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const words = search.trim().toLowerCase()
  const found = words === '' ? options : options.filter((option) => option.label.toLowerCase().includes(words))
  const choose = (value: Scalar) => {
    const others = chosen.filter((one) => String(one) !== String(value))
    if (multiple) return onChange(others.length < chosen.length ? others : [...chosen, value])
    onChange([value])
    onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move from the search field into the list
    <div onKeyDown={(event) => moveInList(event, list.current)}>
      {options.length >= searchFrom ? (
        <div className="p-1">
          <Input
            icon={Search}
            type="search"
            autoFocus
            aria-label={t.dashboards.findOption}
            placeholder={t.dashboards.findOption}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && found[0] && choose(found[0].value)}
          />
        </div>
      ) : null}
      <OptionList {...props} ref={list} found={found} searching={words !== ''} onChoose={choose} />
      {multiple ? (
        <div className="flex justify-end border-t border-line px-1 pt-1">
          <Button size="small" onClick={onDone}>
            {t.actions.done}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function moveInList(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const rows = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = event.key === 'ArrowDown' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0)
  rows[next]?.focus()
  event.preventDefault()
}

type OptionListProps = OptionPickerProps & {
  ref: Ref<HTMLDivElement>
  found: readonly Option[]
  searching: boolean
  onChoose: (value: Scalar) => void
  onDone: () => void
}

function OptionList(props: OptionListProps) {
  const { ref, label, chosen, multiple, none, found, searching, onChange, onChoose, onDone } = props
  const picked = useMemo(() => new Set(chosen.map(String)), [chosen])
  const clear = () => {
    onChange([])
    if (!multiple) onDone()
  }
  return (
    <>
      <div
        ref={ref}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple}
        tabIndex={-1}
        className="max-h-64 overflow-auto"
      >
        {none !== null && !searching ? (
          <OptionRow label={none} chosen={chosen.length === 0} onChoose={clear} muted />
        ) : null}
        {found.slice(0, maxShown).map((option) => (
          <OptionRow
            key={String(option.value)}
            label={option.label}
            chosen={picked.has(String(option.value))}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
      {found.length === 0 ? <p className="px-2 py-1.5 text-muted">{t.dashboards.noOption}</p> : null}
      {found.length > maxShown ? (
        <p className="px-2 py-1 text-12 text-muted">
          {t.dashboards.moreOptions(format.number(found.length - maxShown))}
        </p>
      ) : null}
    </>
  )
}

type OptionRowProps = { label: string; chosen: boolean; muted?: boolean; onChoose: () => void }

const OptionRow = ({ label, chosen, muted = false, onChoose }: OptionRowProps) => (
  <button
    type="button"
    role="option"
    aria-selected={chosen}
    onClick={onChoose}
    className={classNames(
      'flex min-h-7 w-full items-center gap-2 rounded-sm px-2 py-1 text-left text-13 outline-none hover:bg-hover focus-visible:bg-hover',
      muted && 'text-muted',
    )}
  >
    <span className="w-4 shrink-0">{chosen ? <Check size={14} aria-hidden /> : null}</span>
    <span className="truncate">{label}</span>
  </button>
)
