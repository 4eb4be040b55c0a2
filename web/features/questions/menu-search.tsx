import { Command } from 'cmdk'

export const itemLook = 'flex items-center gap-2 rounded-sm px-2 py-1 text-13 select-none data-[selected=true]:bg-hover'
export const groupLook =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-1.5 [&_[cmdk-group-heading]]:pb-0.5 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted'

type SearchProps = {
  value: string
  onChange: (value: string) => void
  placeholder: string
  onBack?: (() => void) | undefined
}

/** Backspace in an empty field leads back to the list before. */
export const MenuSearch = ({ value, onChange, placeholder, onBack }: SearchProps) => (
  <Command.Input
    autoFocus
    value={value}
    onValueChange={onChange}
    placeholder={placeholder}
    onKeyDown={(event) => {
      if (event.key !== 'Backspace' || value !== '' || !onBack) return
      event.preventDefault()
      onBack()
    }}
    className="h-9 w-full shrink-0 border-b border-line bg-transparent px-3 text-13 !outline-none"
  />
)
