import { Command } from 'cmdk'
import { ArrowLeft, Check, ChevronRight, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { NumberStep, RangeStep } from './condition-forms.tsx'
import { groupLook, itemLook, MenuSearch } from './menu-search.tsx'
import type { Choice, MenuStep } from './menu-step.ts'
import type { QuestionChange } from './questions.queries.ts'
import { ValueStep } from './value-step.tsx'

const maxShown = 200

export type ChipMenuProps = {
  spaceId: string
  first: MenuStep
  onChange: (changes: QuestionChange[]) => void
  /** With it, the part can go. */
  onRemove?: (() => void) | undefined
}

/** What opens below a chip: search first, then what fits, then perhaps the next list. */
export function ChipMenu({ spaceId, first, onChange, onRemove }: ChipMenuProps) {
  const [steps, setSteps] = useState<MenuStep[]>([first])
  const step = steps.at(-1) ?? first
  const back = steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : undefined
  return (
    <div className="flex max-h-[inherit] flex-col">
      {back ? (
        <div className="border-b border-line p-1">
          <Button look="quiet" size="small" icon={ArrowLeft} onClick={back}>
            {step.kind === 'choices' ? t.questions.back : step.found.field.label}
          </Button>
        </div>
      ) : null}
      <StepBody
        key={steps.length}
        spaceId={spaceId}
        step={step}
        onBack={back}
        onChange={onChange}
        onOpen={(next) => setSteps([...steps, next])}
      />
      {onRemove && !back ? (
        <div className="border-t border-line p-1">
          <Button look="quiet" size="small" icon={Trash2} onClick={onRemove}>
            {t.actions.remove}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type StepProps = {
  spaceId: string
  step: MenuStep
  onBack: (() => void) | undefined
  onChange: (changes: QuestionChange[]) => void
  onOpen: (step: MenuStep) => void
}

function StepBody({ step, onBack, ...rest }: StepProps): ReactNode {
  switch (step.kind) {
    case 'choices':
      return <ChoiceStep step={step} onBack={onBack} onChange={rest.onChange} onOpen={rest.onOpen} />
    case 'values':
      return <ValueStep {...rest} {...step} />
    case 'numbers':
      return <NumberStep {...rest} {...step} />
    case 'range':
      return <RangeStep {...rest} {...step} />
  }
}

type ChoiceStepProps = Omit<StepProps, 'spaceId' | 'step'> & { step: Extract<MenuStep, { kind: 'choices' }> }

function ChoiceStep({ step, onBack, onChange, onOpen }: ChoiceStepProps) {
  const [search, setSearch] = useState('')
  const found = useMemo(
    () => [...(step.typed?.(search.trim()) ?? []), ...matching(step.choices, search)],
    [step, search],
  )
  const groups = Map.groupBy(found.slice(0, maxShown), ({ group }) => group)
  const choose = (choice: Choice) => {
    if ('opens' in choice) return onOpen(choice.opens())
    if ('runs' in choice) choice.runs()
    onChange('changes' in choice ? choice.changes : [])
  }
  return (
    <Command
      label={step.placeholder}
      loop
      shouldFilter={false}
      // What is set now is where one begins.
      defaultValue={step.choices.find(({ checked }) => checked)?.id ?? ''}
      className="flex min-h-0 flex-col"
    >
      <MenuSearch value={search} onChange={setSearch} placeholder={step.placeholder} onBack={onBack} />
      <Command.List className="max-h-72 overflow-auto p-1">
        {found.length === 0 ? <p className="px-2 py-3 text-center text-muted">{t.dashboards.noOption}</p> : null}
        {[...groups].map(([group, choices]) => (
          <Command.Group key={group} heading={group} className={groupLook}>
            {choices.map((choice) => (
              <Command.Item
                key={choice.id}
                value={choice.id}
                onSelect={() => choose(choice)}
                className={classNames(itemLook, 'min-h-8 md:min-h-7')}
              >
                <span className="w-4 shrink-0">{choice.checked ? <Check size={14} aria-hidden /> : null}</span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{choice.label}</span>
                  {choice.hint ? <span className="block truncate text-12 text-muted">{choice.hint}</span> : null}
                </span>
                {'opens' in choice ? <ChevronRight size={14} className="text-faint" aria-hidden /> : null}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

/** Every word that was typed, in the label, the group or the hint; what begins with it first. */
function matching(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  const begins = (choice: Choice) => Number(choice.label.toLowerCase().startsWith(words[0] ?? ''))
  return choices
    .filter((choice) => {
      const text = `${choice.label} ${choice.group} ${choice.hint ?? ''}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => begins(b) - begins(a))
}
