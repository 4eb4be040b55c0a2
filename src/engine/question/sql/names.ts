/** Names of columns in SQL, from their labels: letters, digits and underscores, short enough for every engine, each once. */
export function columnNames(labels: string[]): string[] {
  const taken = new Set<string>()
  return labels.map((label) => {
    const base =
      shortened(
        label
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .replace(/[^A-Za-z0-9]+/g, '_')
          .replace(/^_+|_+$/g, ''),
      ) || 'column'
    const wanted = /^[0-9]/.test(base) ? `c_${base}` : base
    let name = wanted
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted}_${n}`
    taken.add(name.toLowerCase())
    return name
  })
}

const shortened = (name: string) => name.slice(0, 50).replace(/_+$/, '')

/** Gives names that nobody has yet. */
export function createNaming(taken: Iterable<string>) {
  const known = new Set([...taken].map((name) => name.toLowerCase()))
  return (wanted: string): string => {
    const base = columnNames([wanted])[0] as string
    let name = base
    for (let n = 2; known.has(name.toLowerCase()); n++) name = `${base}_${n}`
    known.add(name.toLowerCase())
    return name
  }
}
