import { type ReactNode, useEffect } from 'react'
import { t } from '../../lib/texts/index.ts'

export type CardPageProps = { title: string; text?: ReactNode; children?: ReactNode; wide?: boolean }

/** Pages before one is inside: sign in, first run, invitations. */
export function CardPage({ title, text, children, wide = false }: CardPageProps) {
  useEffect(() => {
    document.title = `${title} · ${t.product}`
  }, [title])
  return (
    <main className="flex min-h-full flex-col items-center bg-surface px-4 py-10 sm:justify-center">
      <div className={wide ? 'w-full max-w-200' : 'w-full max-w-96'}>
        <div className="mb-6 flex items-center gap-2">
          <img src="/icon.svg" alt="" width={24} height={24} />
          <span className="text-14 font-semibold">{t.product}</span>
        </div>
        <div className="rounded border border-line bg-bg p-6">
          <h1 className="text-20 font-semibold">{title}</h1>
          {text ? <p className="mt-1 text-muted">{text}</p> : null}
          {children ? <div className="mt-5">{children}</div> : null}
        </div>
      </div>
    </main>
  )
}
