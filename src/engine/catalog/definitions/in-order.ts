type Uses = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Each after all that it is made of, and those that are made of themselves, by way of others or not. Without recursion: a chain may be
 * as long as a document (Tarjan's components).
 */
export function inOrder(uses: Uses): { order: string[]; circular: Set<string> } {
  const order: string[] = []
  const circular = new Set<string>()
  const found = new Map<string, { number: number; least: number; isOpen: boolean }>()
  const open: string[] = []
  const path: { name: string; rest: Iterator<string> }[] = []
  const enter = (name: string) => {
    found.set(name, { number: found.size, least: found.size, isOpen: true })
    open.push(name)
    path.push({ name, rest: (uses.get(name) as ReadonlySet<string>).values() })
  }
  const leave = (name: string) => {
    path.pop()
    const own = found.get(name)!
    const above = path.at(-1) && found.get(path.at(-1)!.name)
    if (above) above.least = Math.min(above.least, own.least)
    if (own.least !== own.number) return
    const together = open.splice(open.lastIndexOf(name))
    for (const one of together) found.get(one)!.isOpen = false
    order.push(...together)
    if (together.length > 1 || uses.get(name)?.has(name)) for (const one of together) circular.add(one)
  }
  for (const start of uses.keys()) {
    if (!found.has(start)) enter(start)
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const { value: used, done } = at.rest.next()
      if (done) leave(at.name)
      else if (uses.has(used)) {
        const known = found.get(used)
        const own = found.get(at.name)!
        if (!known) enter(used)
        else if (known.isOpen) own.least = Math.min(own.least, known.number)
      }
    }
  }
  return { order, circular }
}
