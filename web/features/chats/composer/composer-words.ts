/** What is being typed that a menu can complete. */
export type Trigger = { kind: 'shortcut' | 'name'; word: string; start: number; end: number }

/** `/` begins a shortcut only at the very front; `@` begins a name after a space. */
export function triggerAt(text: string, caret: number): Trigger | null {
  const before = text.slice(0, caret)
  const slash = /^\s*(\/[\p{L}\p{N}_-]*)$/u.exec(before)
  if (slash)
    return { kind: 'shortcut', word: slash[1]!.slice(1).toLowerCase(), start: caret - slash[1]!.length, end: caret }
  const at = /(?:^|[\s(,])@([\p{L}\p{N}_.-]*)$/u.exec(before)
  if (at) return { kind: 'name', word: at[1]!.toLowerCase(), start: caret - at[1]!.length - 1, end: caret }
  return null
}

export const replaceAt = (text: string, { start, end }: Pick<Trigger, 'start' | 'end'>, put: string): string =>
  text.slice(0, start) + put + text.slice(end)

export type NamedThing = { table: string; column: string | null }

/** Names that begin with what was typed stand before those that only hold it; tables before columns. */
export function findNames(names: readonly NamedThing[], word: string, most = 12): NamedThing[] {
  const wanted = word.toLowerCase()
  const score = ({ table, column }: NamedThing): number => {
    const name = (column ?? table).toLowerCase()
    const whole = column === null ? name : `${table.toLowerCase()}.${name}`
    const place = name.startsWith(wanted) || whole.startsWith(wanted) ? 0 : whole.includes(wanted) ? 2 : 9
    return place + (column === null ? 0 : 1)
  }
  return names
    .map((thing) => ({ thing, at: score(thing) }))
    .filter(({ at }) => at < 9)
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ thing }) => thing)
}

/** As it stands in a question: in quotes when it has more than one word. */
export const spokenName = (name: string): string => (/^[\p{L}\p{N}_]+$/u.test(name) ? name : `"${name}"`)
