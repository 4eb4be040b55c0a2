import { classNames } from '../../lib/class-names.ts'

export type MenuChoice = { key: string; label: string; detail: string; mono?: boolean; choose: () => void }

type ComposerMenuProps = {
  id: string
  label: string
  empty: string
  choices: readonly MenuChoice[]
  active: number
  onHover: (at: number) => void
}

/** Above the question while a shortcut or a name is being typed. The field keeps the focus and names the active choice. */
export function ComposerMenu({ id, label, empty, choices, active, onHover }: ComposerMenuProps) {
  return (
    <div className="absolute inset-x-0 bottom-full z-20 mb-1 overflow-hidden rounded border border-line bg-raised shadow-raised">
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
