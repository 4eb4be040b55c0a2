/** The first cookie of any of these names in a `Cookie` header, as it was sent. */
export function readCookie(header: string | undefined, ...names: string[]): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && names.includes(pair.slice(0, at).trim())) return pair.slice(at + 1).trim()
  }
  return undefined
}
