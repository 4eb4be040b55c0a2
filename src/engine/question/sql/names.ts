/** Names of columns in SQL, from their labels: letters, digits and underscores, short enough for every engine, each once. */
export function columnNames(labels: string[]): string[] {
  const taken: Taken = new Map()
  return labels.map((label) => freeName(taken, nameOf(label)))
}

export function nameOf(label: string): string {
  const base =
    shortened(
      label
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^A-Za-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, ''),
    ) || 'column'
  return /^[0-9]/.test(base) ? `c_${base}` : base
}

/** Names that are taken, and for each that was wanted again the last number given to it: thousands may want the same. */
type Taken = Map<string, number>

function freeName(taken: Taken, wanted: string): string {
  const base = wanted.toLowerCase()
  if (!taken.has(base)) {
    taken.set(base, 1)
    return wanted
  }
  let n = taken.get(base) as number
  do n++
  while (taken.has(`${base}_${n}`))
  taken.set(base, n)
  taken.set(`${base}_${n}`, 1)
  return `${wanted}_${n}`
}

const shortened = (name: string) => name.slice(0, 50).replace(/_+$/, '')

/** Gives names that nobody has yet. */
export function createNaming(names: Iterable<string>) {
  const taken: Taken = new Map([...names].map((name) => [name.toLowerCase(), 1]))
  const known = new Map<string, string>()
  return (wanted: string): string => {
    const name = known.get(wanted) ?? nameOf(wanted)
    known.set(wanted, name)
    return freeName(taken, name)
  }
}
