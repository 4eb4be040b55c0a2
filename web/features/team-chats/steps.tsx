import type { ReactNode } from 'react'
import { Section } from '../../components/page/page.tsx'
import { t } from '../../lib/texts/index.ts'

export type Step = { title: string; text: string; body?: ReactNode }

/** What to do elsewhere, in order. */
export const Steps = ({ steps }: { steps: Step[] }) => (
  <Section title={t.teamChats.steps}>
    <ol className="flex flex-col gap-5">
      {steps.map(({ title, text, body }, at) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-hover text-12 font-medium text-muted"
          >
            {at + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="font-medium">
              <span className="sr-only">{t.teamChats.step(at + 1)}: </span>
              {title}
            </h3>
            <p className="max-w-[72ch] text-muted">{text}</p>
            {body ? <div className="pt-2">{body}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  </Section>
)
