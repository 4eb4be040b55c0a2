// Runs before the first paint, so that a dark page never flashes white. The choice is kept by lib/theme.ts.
;(() => {
  let choice = 'system'
  try {
    choice = localStorage.getItem('theme') || 'system'
  } catch {}
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
