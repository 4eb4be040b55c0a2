import { useCallback, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'

export type MenuChoice = { key: string; label: string; detail: string; mono?: boolean; choose: () => void }

type ComposerMenuProps = {
  id: string
  label: string
  empty: string
  choices: readonly MenuChoice[]
  active: number
  onHover: (at: number) => void
}

/** What a full list takes, and the head of the page above it. */
const roomAbove = 352

/**
 * Above the question while a shortcut or a name is being typed, or below it where the top of the page is near. The field keeps the focus and
 * names the active choice.
 */
export function ComposerMenu({ id, label, empty, choices, active, onHover }: ComposerMenuProps) {
  const [below, setBelow] = useState(false)
  const place = useCallback((element: HTMLElement | null) => {
    if (element) setBelow(element.parentElement!.getBoundingClientRect().top < roomAbove)
  }, [])
  return (
    <div
      ref={place}
      className={classNames(
        'absolute inset-x-0 z-20 overflow-hidden rounded border border-line bg-raised shadow-raised',
        below ? 'top-full mt-1' : 'bottom-full mb-1',
      )}
    >
      <p className="px-3 pt-2 pb-1 text-12 text-muted">{label}</p>
      {choices.length === 0 ? (
        <p className="px-3 pb-2 text-muted">{empty}</p>
      ) : (
        <div id={id} role="listbox" aria-label={label} tabIndex={-1} className="max-h-64 overflow-auto p-1">
          {choices.map((choice, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
            <div
              key={choice.key}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              ref={(element) => {
                if (at === active) element?.scrollIntoView({ block: 'nearest' })
              }}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onHover(at)}
              onClick={choice.choose}
              className={classNames(
                'flex h-8 items-center gap-3 rounded-sm px-2 select-none',
                at === active && 'bg-hover',
              )}
            >
              <span className={classNames('shrink-0 font-medium', choice.mono && 'font-mono text-12 text-accent-text')}>
                {choice.label}
              </span>
              <span className="min-w-0 flex-1 truncate text-12 text-muted">{choice.detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
