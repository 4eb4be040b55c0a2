/** The values of the cookies of any of these names in a `Cookie` header, as they were sent. */
export function readCookies(header: string | undefined, ...names: string[]): string[] {
  return (header?.split(';') ?? []).flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && names.includes(pair.slice(0, at).trim()) ? [pair.slice(at + 1).trim()] : []
  })
}

/** The first of them. */
export const readCookie = (header: string | undefined, ...names: string[]): string | undefined =>
  readCookies(header, ...names)[0]
