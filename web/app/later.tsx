import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('../components/toaster.tsx').then((m) => ({ default: m.Toaster })))

/** What the first page can be used without comes when it has been drawn, before somebody asks for it. */
export function Later() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const begin = () => {
      setLate(true)
      // What menus and dialogs open with; a failure is told when one of them is opened.
      import('../components/menu-body.tsx').catch(() => undefined)
      import('../components/dialog-body.tsx').catch(() => undefined)
    }
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return late ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
