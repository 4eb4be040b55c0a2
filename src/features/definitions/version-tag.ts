import { createHash } from 'node:crypto'
import { definitionErrors } from './definitions.errors.ts'

export type Kept = { version: number; mark: string }

/** Of the row of a version; before the first, of whose definitions they are. */
export const markOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 12)

/** `"3.abcdef.ghijkl"`: the version, its mark, and a hash of what is shown, which also follows the profile. */
export const tagOf = async ({ version, mark }: Kept, body?: string | Buffer): Promise<string> =>
  `"${[version, mark, ...(body === undefined ? [] : [await shortHash(body)])].join('.')}"`

/** Away from the main thread: it may be of many megabytes. */
async function shortHash(body: string | Buffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(body))
  return Buffer.from(hash).toString('base64url').slice(0, 12)
}

/** The version alone is enough; with its mark it has to be that very one. */
export function assertMatch(ifMatch: string | undefined, { version, mark }: Kept): void {
  if (ifMatch === undefined) {
    if (version > 0) throw definitionErrors.ifMatchNeeded()
    return
  }
  const fits = ifMatch.split(',').some((tag) => {
    const [, given, itsMark = mark] = /^\s*(?:W\/)?"(\d+)(?:\.([\w-]+)(?:\.[\w-]*)?)?"\s*$/.exec(tag) ?? []
    return given === String(version) && itsMark === mark
  })
  if (ifMatch.trim() !== '*' && !fits) throw definitionErrors.changed()
}
