/** Whether an object anywhere in a valid JSON text names a field twice: two readers could take two different values. */
export function hasDuplicateKeys(json: string): boolean {
  const open: (Set<string> | null)[] = []
  let index = 0
  while (index < json.length) {
    const letter = json[index]!
    if (letter === '{') open.push(new Set())
    else if (letter === '[') open.push(null)
    else if (letter === '}' || letter === ']') open.pop()
    else if (letter === '"') {
      const begin = index
      for (index += 1; json[index] !== '"'; index += 1) if (json[index] === '\\') index += 1
      let after = index + 1
      while (/\s/.test(json[after] ?? '')) after += 1
      const fields = open.at(-1)
      if (fields && json[after] === ':') {
        const name = JSON.parse(json.slice(begin, index + 1)) as string
        if (fields.has(name)) return true
        fields.add(name)
      }
    }
    index += 1
  }
  return false
}
