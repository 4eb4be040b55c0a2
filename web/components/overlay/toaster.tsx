import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { useTheme } from '../../lib/theme.ts'
import { toastsAreShown } from '../../lib/toast.ts'

/** Shows what `toast` of `lib/toast.ts` says. */
export function Toaster() {
  const theme = useTheme()
  // Runs after the list below has begun to listen.
  useEffect(() => toastsAreShown(toast), [])
  // Beside the app: what a dialog that was opened before this came hides from a screen reader would hide it too.
  return createPortal(
    <Sonner
      theme={theme}
      // In the bar of the page, between its title and its actions, where nothing stands that somebody needs.
      position="top-center"
      offset={{ top: 4 }}
      mobileOffset={{ top: 4 }}
      // Over dialogs, and under the menu that somebody opens meanwhile.
      style={{ zIndex: 55 }}
      gap={8}
      visibleToasts={4}
      // Of several files that are refused, each says why.
      expand
      toastOptions={{
        style: {
          background: 'var(--raised)',
          color: 'var(--text)',
          border: '1px solid var(--line)',
          borderRadius: 6,
          boxShadow: 'var(--shadow)',
          fontSize: 13,
          padding: '8px 12px',
          fontFamily: 'var(--font-sans)',
          // Also over a dialog, which takes the pointer from the rest of the page.
          pointerEvents: 'auto',
        },
        actionButtonStyle: { background: 'transparent', color: 'var(--accent-text)', fontSize: 13, fontWeight: 500 },
        classNames: { description: '!text-muted', error: '!text-bad' },
      }}
    />,
    document.body,
  )
}
