import { Eye, EyeOff, type LucideIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { IconButton } from './button.tsx'

const field =
  'w-full rounded border border-line-strong bg-bg text-13 text-text transition-colors hover:border-muted focus-visible:border-accent disabled:opacity-60 aria-invalid:border-bad'

export type InputProps = ComponentProps<'input'> & { icon?: LucideIcon }

export function Input({ icon: Icon, className, ...rest }: InputProps) {
  const input = <input className={classNames(field, 'h-8 px-2.5', Icon && 'pl-8', className)} {...rest} />
  if (!Icon) return input
  return (
    <span className="relative block">
      <Icon size={16} aria-hidden className="pointer-events-none absolute top-2 left-2.5 text-faint" />
      {input}
    </span>
  )
}

export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-9" spellCheck={false} />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? t.password.hide : t.password.show}
        size="small"
        className="absolute top-1 right-1"
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(field, 'min-h-16 px-2.5 py-1.5', className)} {...rest} />
}
