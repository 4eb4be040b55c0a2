import { nearest } from '../platform/nearest.ts'
import { CommandError, exitCodes } from './exit.ts'
import { harmless } from './terminal.ts'

/** One of a list by its id or its name, whatever its letters' case. */
export async function findOne<T extends { id: string }>(
  what: string,
  wanted: string,
  all: AsyncIterable<T> | Iterable<T>,
  nameOf: (one: T) => string,
): Promise<T> {
  const named: T[] = []
  const names: string[] = []
  for await (const one of all) {
    if (one.id === wanted) return one
    names.push(nameOf(one))
    if (nameOf(one).toLowerCase() === wanted.toLowerCase()) named.push(one)
  }
  if (named.length === 1) return named[0]!
  if (named.length > 1)
    throw new CommandError(
      exitCodes.notFound,
      `there are ${named.length} ${what}s with the name "${wanted}"`,
      `say which by its id: ${named.map(({ id }) => id).join(', ')}`,
    )
  const near = nearest(wanted, names)
  const some = names.slice(0, 10).map((name) => `"${harmless(name)}"`)
  throw new CommandError(
    exitCodes.notFound,
    `there is no ${what} "${wanted}"`,
    near
      ? `did you mean "${harmless(near)}"?`
      : some.length > 0
        ? `there ${some.length === 1 ? 'is' : 'are'} ${some.join(', ')}${names.length > 10 ? ', …' : ''}`
        : `there is none yet`,
  )
}
