import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad'
const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-soft text-accent-text',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex h-5 items-center gap-1 rounded-sm px-1.5 text-12 font-medium whitespace-nowrap',
      tones[tone],
    )}
  >
    {children}
  </span>
)
