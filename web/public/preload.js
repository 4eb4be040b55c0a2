// Runs before anything is drawn, and before the app itself has been read.
;(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  // A dark page never flashes white. The choice is kept by lib/theme.ts.
  const choice = kept('theme') || 'system'
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const page = document.documentElement
  page.dataset.theme = dark ? 'dark' : 'light'
  // What a page asks first is asked while the app is on its way; lib/preloaded.ts hands the answers over.
  if (/^\/(setup|sign-in|invitations|reset-password|gallery|share|embed|oauth)(\/|$)/.test(location.pathname)) return
  const ask = (path) => fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
  // Somebody was signed in here: their rail may stand there already, and a wrong guess costs one refused request.
  const inside = kept('inside') === 'true'
  if (inside) page.dataset.inside = ''
  // An answer that nobody takes would stay open.
  const spaces = /^\/(spaces(\/|$)|$)/.test(location.pathname)
  window.early = Object.fromEntries(
    [inside ? '/api/me' : '/api/setup', ...(inside && spaces ? ['/api/spaces?limit=1000'] : [])].map((path) => {
      const answer = ask(path)
      answer.catch(() => undefined)
      return [path, answer]
    }),
  )
})()
