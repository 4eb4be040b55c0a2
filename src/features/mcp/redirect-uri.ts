const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that a browser acts on by itself; any other belongs to a program on the person's machine. */
const active = new Set(['javascript:', 'data:', 'file:', 'blob:', 'about:', 'vbscript:', 'view-source:', 'ws:', 'wss:'])

/** Where a code may be sent: https, this very machine, or a program's own scheme. */
export function acceptableRedirect(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.hash !== '' || text.endsWith('#') || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'http:') return loopback.has(url.hostname)
  return !active.has(url.protocol)
}

/** Equal, but for the port of a loopback address: a program takes the one that is free (RFC 8252, 7.3). */
export function sameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true
  if (!URL.canParse(asked) || !acceptableRedirect(asked)) return false
  const [a, b] = [new URL(registered), new URL(asked)]
  if (a.protocol !== 'http:' || !loopback.has(a.hostname)) return false
  a.port = ''
  b.port = ''
  return a.href === b.href
}
