import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { Tooltip } from '../overlay/tooltip.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  secondary: 'bg-bg text-text border-line-strong hover:bg-hover',
  quiet: 'text-muted hover:text-text hover:bg-hover border-transparent',
  danger: 'text-bad border-line-strong bg-bg hover:bg-bad-soft',
}
const frame =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded border font-medium whitespace-nowrap transition-colors select-none disabled:opacity-60 disabled:pointer-events-none aria-disabled:opacity-60'

export type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: 'small' | 'normal' | 'large'
  icon?: LucideIcon
  /** Keeps its width and shows that it works. */
  busy?: boolean
  /** On a phone its icon alone is seen; its words are read aloud. */
  folds?: boolean
}

const sizes = { small: 'h-6 px-2 text-12', normal: 'h-8 px-3 text-13', large: 'h-10 px-4 text-14' }

/** A verb. One `primary` per page. */
export function Button({
  look = 'secondary',
  size = 'normal',
  icon: Icon,
  busy = false,
  folds = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(frame, looks[look], sizes[size], folds && 'max-sm:px-2', className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? (
        <LoaderCircle size={16} className="animate-spin" aria-hidden />
      ) : Icon ? (
        <Icon size={16} aria-hidden />
      ) : null}
      {folds ? <span className="max-sm:sr-only">{children}</span> : children}
    </button>
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: LucideIcon
  /** Read aloud, and shown on hover. */
  label: string
  look?: ButtonLook
  size?: 'small' | 'normal'
  keys?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
}

export function IconButton({
  icon: Icon,
  label,
  look = 'quiet',
  size = 'normal',
  keys,
  side,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} keys={keys} side={side}>
      <button
        type="button"
        aria-label={label}
        className={classNames(frame, looks[look], size === 'small' ? 'size-6' : 'size-8', className)}
        {...rest}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Tooltip>
  )
}

/** The end of a form or dialog: what it does, as a form's submission unless something else is told, and the way out. */
export const CancelOr = ({ onCancel, ...does }: ButtonProps & { onCancel: () => void }) => (
  <div className="flex justify-end gap-2">
    <Button onClick={onCancel}>{t.actions.cancel}</Button>
    <Button look="primary" type={does.onClick ? 'button' : 'submit'} {...does} />
  </div>
)

/** A row of buttons that share their borders. */
export const ButtonGroup = ({ children, label }: { children: ReactNode; label: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning and look
  <div
    role="group"
    aria-label={label}
    className="inline-flex [&>*:not(:first-child)]:-ml-px [&>*:not(:first-child)]:rounded-l-none [&>*:not(:last-child)]:rounded-r-none"
  >
    {children}
  </div>
)
