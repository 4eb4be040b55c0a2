import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Later } from './app/later.tsx'
import { router } from './app/router.tsx'
import { TooltipLayer } from './components/overlay/tooltip.tsx'
import { onSignedOut } from './lib/api.ts'
import { logError, watchErrors } from './lib/client-log.ts'
import { queryClient } from './lib/query.ts'
import { meQuery } from './lib/session.ts'
import { language } from './lib/texts/index.ts'
import '@fontsource-variable/inter'
import '@fontsource-variable/jetbrains-mono'
import './styles.css'

document.documentElement.lang = language
watchErrors()
onSignedOut(() => {
  // Only when somebody was signed in: the guard itself asks who we are, and expects this answer.
  if (queryClient.getQueryData(meQuery.queryKey) === undefined) return
  queryClient.removeQueries({ queryKey: meQuery.queryKey })
  router.invalidate()
})

// A newer version was put in place while this page was open: its files have other names. Once, or it would go round.
window.addEventListener('vite:preloadError', () => {
  const at = Number(sessionStorage.getItem('reloaded') ?? 0)
  if (Date.now() - at < 60_000) return
  sessionStorage.setItem('reloaded', String(Date.now()))
  location.reload()
})

// The code of the page comes while the service is asked who we are.
for (const { routeId } of router.matchRoutes(location.pathname, {})) {
  const page = router.routesById[routeId].options.component as { preload?: () => Promise<void> } | undefined
  page?.preload?.().catch(() => undefined)
}

const draw = () =>
  createRoot(document.getElementById('root')!, {
    onUncaughtError: (error) => logError('render-failed', error),
  }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <TooltipLayer />
        <Later />
      </QueryClientProvider>
    </StrictMode>,
  )
// Drawn once, when it is known what to draw; until then the frame of index.html stands there.
// Not awaited: the pages' own files import from this one, and would wait for it to end.
router.load().then(draw, draw)
