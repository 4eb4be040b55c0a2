import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'

export const Tile = ({ children, className }: { children: ReactNode; className?: string }) => (
  <section className={classNames('rounded border border-line bg-bg p-3', className)}>{children}</section>
)
