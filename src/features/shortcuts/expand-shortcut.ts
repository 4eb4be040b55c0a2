import { fillPlaceholders, placeholdersOf } from '../../engine/analyst/index.ts'
import type { CallableShortcut } from './shortcuts.store.ts'

type Called = Pick<CallableShortcut, 'id' | 'name' | 'prefix' | 'prompt'>

export type Expanded = { text: string; shortcut: { id: string; name: string; prefix: string } }

/**
 * `/weekly region=North last month` becomes the shortcut's prompt: values are given by name, what is left over goes to the
 * placeholders that have none, in their order (all of it to the last), or behind the prompt.
 */
export async function expandShortcut(text: string, shortcuts: Called[]): Promise<Expanded | null> {
  const match = /^\s*(\/[\p{L}\p{N}][\p{L}\p{N}_-]*)(?:\s+([\s\S]*))?$/u.exec(text)
  if (!match) return null
  const sought = match[1]!.normalize('NFC').toLowerCase()
  const shortcut = shortcuts.find(({ prefix }) => prefix.normalize('NFC').toLowerCase() === sought)
  if (!shortcut) return null
  const prompt = await shortcut.prompt()
  const wanted = placeholdersOf(prompt)
  const values: Record<string, string> = {}
  const named = new Map(wanted.map((name) => [name.toLowerCase().replaceAll(' ', '_'), name]))
  const rest = (match[2] ?? '')
    .replace(/(?<=^|\s)([\p{L}_][\p{L}\p{N}_-]*)=(?:"([^"]*)"|'([^']*)'|(\S+))/gu, (whole, name: string, a, b, c) => {
      const known = named.get(name.toLowerCase())
      if (known === undefined) return whole
      values[known] = a ?? b ?? c
      return ''
    })
    .trim()
  const open = wanted.filter((name) => !(name in values))
  let left = rest
  for (const [index, name] of open.entries()) {
    if (left === '') break
    if (index === open.length - 1) {
      values[name] = left
      left = ''
      break
    }
    const word = /^(?:"([^"]*)"|'([^']*)'|(\S+))\s*/.exec(left)!
    values[name] = word[1] ?? word[2] ?? word[3]!
    left = left.slice(word[0].length)
  }
  const { text: filled } = fillPlaceholders(prompt, values)
  const { id, name, prefix } = shortcut
  return { text: left === '' ? filled : `${filled}\n\n${left}`, shortcut: { id, name, prefix } }
}
