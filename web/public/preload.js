// Runs before anything is drawn, and before the app itself has been read.
;(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Forbidden: it is asked for instead.
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
    // Read whole at once: one that nobody takes, because the app asked sooner, would stay open.
    const answer = fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' }).then(
      async (sent) => new Response(await sent.text(), { status: sent.status, headers: sent.headers }),
    )
    answer.catch(() => undefined)
    early[path] = answer
    return answer
  }
  const askInside = () => {
    ask('/api/me')
    if (/^\/(spaces(\/|$)|$)/.test(location.pathname)) ask('/api/spaces?limit=1000')
  }
  // Signed in without having been here, as after a link in a mail: the service says so with the page, over https.
  const told = performance.getEntriesByType('navigation')[0]?.serverTiming?.some(({ name }) => name === 'session')
  if (told) keep('inside', 'true')
  // Somebody was signed in here: their rail may stand there already, and a wrong guess costs one refused request.
  if (told || kept('inside') === 'true') {
    page.dataset.inside = ''
    askInside()
    return
  }
  ask('/api/setup')
    .then((answer) => answer.clone().json())
    .then(({ hasSession }) => hasSession && window.early === early && askInside())
    .catch(() => undefined)
})()
