import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

export type Tab<T extends string> = { value: T; label: string; count?: string; content: ReactNode }
export type TabsProps<T extends string> = {
  tabs: readonly Tab<T>[]
  value?: T
  onChange?: (value: T) => void
  label: string
  actions?: ReactNode
  className?: string
  /** The content fills the height and scrolls by itself. */
  fill?: boolean
}

export function Tabs<T extends string>({
  tabs,
  value,
  onChange,
  label,
  actions,
  className,
  fill = false,
}: TabsProps<T>) {
  const control = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value }
  return (
    <Radix.Root
      {...control}
      onValueChange={(next) => onChange?.(next as T)}
      className={classNames(fill && 'flex min-h-0 flex-1 flex-col', className)}
    >
      <div className="flex items-center gap-2 border-b border-line">
        <Radix.List aria-label={label} className="-mb-px flex min-w-0 flex-1 gap-4 overflow-x-auto overflow-y-hidden">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="h-9 -outline-offset-2 border-b-2 border-transparent px-0.5 text-13 whitespace-nowrap text-muted hover:text-text data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-text"
            >
              {tab.label}
              {tab.count === undefined ? null : <span className="numeric ml-1.5 text-12 text-muted">{tab.count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {actions}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={fill ? 'min-h-0 flex-1' : 'pt-4'}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
