import { useEffect } from 'react'
import { lazyPart } from '../components/page/lazy-part.tsx'
import { useStill } from '../lib/use-idle.ts'

const Toaster = lazyPart(() => import('../components/overlay/toaster.tsx'), 'Toaster')

/** What the first page can be used without comes when it has been drawn, before somebody asks for it. */
export function Later() {
  const still = useStill()
  useEffect(() => {
    if (!still) return
    // What menus and dialogs open with; a failure is told when one of them is opened.
    import('../components/overlay/menu-body.tsx').catch(() => undefined)
    import('../components/overlay/dialog-body.tsx').catch(() => undefined)
  }, [still])
  return still ? <Toaster /> : null
}
