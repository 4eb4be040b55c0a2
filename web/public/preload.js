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
  const early = {}
  window.early = early
  const ask = (path) => {
    const answer = fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
    answer.catch(() => undefined)
    early[path] = answer
    return answer
  }
  const askInside = () => {
    ask('/api/me')
    // An answer that nobody takes would stay open.
    if (/^\/(spaces(\/|$)|$)/.test(location.pathname)) ask('/api/spaces?limit=1000')
  }
  // Somebody was signed in here: their rail may stand there already, and a wrong guess costs one refused request.
  if (kept('inside') === 'true') {
    page.dataset.inside = ''
    askInside()
    return
  }
  // Signed in without having been here, as after a link in a mail: the second answer is not waited for by the app.
  ask('/api/setup')
    .then((answer) => answer.clone().json())
    .then(({ hasSession }) => hasSession && window.early === early && askInside())
    .catch(() => undefined)
})()
