import { createHash } from 'node:crypto'
import { definitionErrors } from './definitions.errors.ts'

export type Kept = { version: number; mark: string }

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)
/** Of the row of a version; before the first, of whose definitions they are. */
export const markOf = (id: string): string => shortHash(id)

/** `"3.abcdef.ghijkl"`: the version, its mark, and a hash of what is shown, which also follows the profile. */
export const tagOf = ({ version, mark }: Kept, body?: string): string =>
  `"${[version, mark, ...(body === undefined ? [] : [shortHash(body)])].join('.')}"`

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
