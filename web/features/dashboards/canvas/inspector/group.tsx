import type { ReactNode } from 'react'

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3 border-b border-line px-4 py-3 last:border-0">
    <h3 className="text-12 font-medium text-muted">{title}</h3>
    {children}
  </section>
)
