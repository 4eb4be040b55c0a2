import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { Popover } from '../../components/overlay/popover.tsx'
import { Tooltip } from '../../components/overlay/tooltip.tsx'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { ChipMenu } from './chip-menu.tsx'
import { type Addition, additionsTo, shownChips, stepOfChip } from './chip-steps.ts'
import type { MenuStep } from './menu-step.ts'
import { emptyQuestion, isEmptyQuestion } from './question-parts.ts'
import { catalogQuery, type Question, type QuestionChange, type QuestionChip } from './questions.queries.ts'

export type QuestionChipsProps = {
  spaceId: string
  question: Question | null
  /** As the service tells them for this question. */
  chips: readonly QuestionChip[]
  onChange: (changes: QuestionChange[]) => void
  onUndo?: (() => void) | undefined
  onRedo?: (() => void) | undefined
  /** Every part that can be added has its own button; else one button leads to all. */
  roomy?: boolean
  /** For a part that was guessed: from which words. */
  doubtOf?: (chip: QuestionChip) => string | null
  /** Words that nothing was made of. */
  unread?: readonly string[]
  children?: ReactNode
}

/** A question as a line of chips in reading order. Arrows walk along it, Enter opens a menu, Delete takes a part away. */
export function QuestionChips({
  spaceId,
  question,
  chips,
  onChange,
  onUndo,
  onRedo,
  roomy = false,
  doubtOf,
  unread = [],
  children,
}: QuestionChipsProps) {
  const line = useRef<HTMLDivElement>(null)
  const catalog = useQuery(catalogQuery(spaceId)).data
  const asked = question ?? emptyQuestion
  const additions = catalog ? additionsTo(asked, catalog, chips) : []
  const remove = (chip: QuestionChip) => {
    onChange([{ drop: chip.path }])
    line.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Menus are drawn elsewhere, but their keys arrive here as well.
    if (!(event.target instanceof Node) || !line.current?.contains(event.target)) return
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      const redo = key === 'y' || event.shiftKey
      if (redo ? !onRedo : !onUndo) return
      event.preventDefault()
      if (redo) onRedo?.()
      else onUndo?.()
      return
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const stops = [...(line.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[at + (event.key === 'ArrowRight' ? 1 : -1)]?.focus()
    event.preventDefault()
  }
  const menu = (step: MenuStep, close: () => void, onRemove?: () => void) => (
    <ChipMenu
      spaceId={spaceId}
      first={step}
      onRemove={onRemove}
      onChange={(changes) => {
        close()
        if (changes.length > 0) onChange(changes)
      }}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning and look
    <div
      ref={line}
      role="group"
      aria-label={t.questions.line}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center gap-1.5 outline-none"
    >
      {shownChips(chips).map((chip) => (
        <ChipView
          key={chip.path}
          chip={chip}
          doubt={doubtOf?.(chip) ?? null}
          stepOf={catalog ? () => stepOfChip(chip, asked, catalog, chips) : null}
          menu={menu}
          onRemove={() => remove(chip)}
        />
      ))}
      {unread.map((word) => (
        <AddMenu key={word} additions={additions} menu={menu}>
          <button
            type="button"
            data-stop
            className={classNames(chipLook, 'border-dashed px-2 text-muted line-through')}
          >
            {word}
          </button>
        </AddMenu>
      ))}
      {roomy ? (
        <RoomyAdditions additions={additions} isEmpty={isEmptyQuestion(asked)} menu={menu} />
      ) : additions.length > 0 ? (
        <AddMenu additions={additions} menu={menu}>
          <IconButton icon={Plus} label={t.questions.add} size="small" data-stop />
        </AddMenu>
      ) : null}
      {children}
    </div>
  )
}

type RoomyProps = { additions: readonly Addition[]; isEmpty: boolean; menu: Menu }

/** What is added most has its own button; a phone has room for one that leads to all. */
function RoomyAdditions({ additions, isEmpty, menu }: RoomyProps) {
  const [often, seldom] = [additions.filter((one) => !one.seldom), additions.filter((one) => one.seldom)]
  return (
    <>
      <span className="flex flex-wrap items-center gap-0.5 max-md:hidden">
        {often.map((addition) => (
          <AddMenu key={addition.label} additions={[addition]} menu={menu}>
            <button
              type="button"
              data-stop
              className={classNames(
                'inline-flex h-7 items-center gap-1 rounded px-1.5 text-13 text-muted hover:bg-hover hover:text-text',
                isEmpty && 'mr-1 border border-dashed border-line-strong px-2',
              )}
            >
              <Plus size={14} aria-hidden />
              {addition.label}
            </button>
          </AddMenu>
        ))}
        {seldom.length > 0 ? (
          <AddMenu additions={seldom} menu={menu}>
            <IconButton icon={Ellipsis} label={t.questions.addMore} size="small" data-stop />
          </AddMenu>
        ) : null}
      </span>
      <span className="md:hidden">
        <AddMenu additions={additions} menu={menu}>
          <button
            type="button"
            data-stop
            className="inline-flex h-9 items-center gap-1 rounded border border-dashed border-line-strong px-2 text-13 text-muted"
          >
            <Plus size={14} aria-hidden />
            {t.actions.add}
          </button>
        </AddMenu>
      </span>
    </>
  )
}

const chipLook =
  'inline-flex h-7 max-w-full items-center rounded border border-line-strong bg-bg text-13 hover:bg-hover max-md:h-9'

type Menu = (step: MenuStep, close: () => void, onRemove?: () => void) => ReactNode

type ChipViewProps = {
  chip: QuestionChip
  doubt: string | null
  stepOf: (() => MenuStep) | null
  menu: Menu
  onRemove: () => void
}

function ChipView({ chip, doubt, stepOf, menu, onRemove }: ChipViewProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const button = (
    <button
      type="button"
      data-stop
      disabled={stepOf === null}
      aria-label={t.questions.edit(chip.text)}
      className="min-w-0 self-stretch truncate rounded-l px-2"
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return
        event.preventDefault()
        onRemove()
      }}
    >
      {chip.text}
    </button>
  )
  return (
    <span
      className={classNames(
        chipLook,
        chip.kind === 'measure' && 'font-medium',
        doubt !== null && 'border-dotted border-muted',
      )}
    >
      <Popover
        label={t.questions.edit(chip.text)}
        open={open}
        onOpenChange={setOpen}
        className="w-72 p-0!"
        trigger={doubt === null ? button : <Tooltip text={doubt}>{button}</Tooltip>}
      >
        {open && stepOf
          ? menu(stepOf(), close, () => {
              close()
              onRemove()
            })
          : null}
      </Popover>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.questions.removeChip(chip.text)}
        onClick={onRemove}
        className="flex h-full w-6 shrink-0 items-center justify-center rounded-r text-faint hover:text-text max-md:w-8"
      >
        <X size={12} aria-hidden />
      </button>
    </span>
  )
}

type AddMenuProps = { additions: readonly Addition[]; menu: Menu; children: ReactElement }

function AddMenu({ additions, menu, children }: AddMenuProps) {
  const [open, setOpen] = useState(false)
  const [only] = additions
  const first = (): MenuStep =>
    only && additions.length === 1
      ? only.step()
      : {
          kind: 'choices',
          placeholder: t.actions.search,
          choices: additions.map(({ label, step }) => ({
            id: label,
            label,
            group: t.questions.add,
            opens: step,
          })),
        }
  return (
    <Popover
      label={only && additions.length === 1 ? only.label : t.questions.add}
      open={open}
      onOpenChange={setOpen}
      className="w-72 p-0!"
      trigger={children}
    >
      {open ? menu(first(), () => setOpen(false)) : null}
    </Popover>
  )
}
