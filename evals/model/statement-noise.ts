import type { Random } from '../../src/engine/samples/random.ts'

/** What models get wrong in a statement. Each answers null where the statement has nothing of the kind. */
export type StatementNoise = (sql: string, tables: Map<string, string[]>, random: Random) => string | null

const literal = /('(?:[^']|'')*')/
const pieces = (sql: string) => sql.split(literal)
const isLiteral = (piece: string) => piece.startsWith("'")

/** Replaces one of the matches outside of literals; a match keeps its place. */
function replaceOne(sql: string, pattern: RegExp, random: Random, by: (match: string) => string | null): string | null {
  const places = pieces(sql).flatMap((piece, at) =>
    isLiteral(piece) ? [] : [...piece.matchAll(pattern)].map((match) => ({ at, match })),
  )
  if (places.length === 0) return null
  const { at, match } = random.pick(places)
  const other = by(match[0])
  if (other === null) return null
  return pieces(sql)
    .map((piece, i) =>
      i === at ? piece.slice(0, match.index) + other + piece.slice(match.index + match[0].length) : piece,
    )
    .join('')
}

/** Another word of the same thing, a column of another table, or, unseen by the engine, another column of the same table. */
export const wrongColumn: StatementNoise = (sql, tables, random) => {
  const all = new Set([...tables.values()].flat())
  return replaceOne(sql, new RegExp(`\\b(?:${[...all].join('|')})\\b`, 'g'), random, (column) => {
    const own = [...tables.values()].filter((columns) => columns.includes(column))
    const others = [...all].filter((one) => !own.some((columns) => columns.includes(one)))
    const beside = own.flat().filter((one) => one !== column)
    const way = random.next()
    if (way < 0.4) return random.pick([`${column}s`, `${column}_name`, column.replaceAll('_', ''), `the_${column}`])
    return way < 0.8 ? random.pick(others) : random.pick(beside)
  })
}

/** A value in other letters than it is written in. */
export const wrongSpelling: StatementNoise = (sql, _, random) => {
  const places = pieces(sql).flatMap((piece, at) => (/^'[\p{L} ]{4,}'$/u.test(piece) ? [at] : []))
  if (places.length === 0) return null
  const at = random.pick(places)
  return pieces(sql)
    .map((piece, i) => (i === at ? misspelt(piece, random) : piece))
    .join('')
}

const misspelt = (quoted: string, random: Random): string => {
  const word = quoted.slice(1, -1)
  const at = 1 + Math.floor(random.next() * (word.length - 2))
  const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  const other = random.pick([word.slice(0, at) + word.slice(at + 1), swapped, word.toUpperCase(), `${word}s`])
  return `'${other === word ? `${word}s` : other}'`
}

/** A table that is read from but not joined, or, unseen by the engine, joined to everything. */
export const droppedJoin: StatementNoise = (sql, _, random) => {
  const joins = /\bJOIN\s+\w+(?:\s+(?!ON\b)\w+)?\s+(?:ON\s+[\w.]+\s*=\s*[\w.]+|USING\s*\([^)]*\))/gi
  return replaceOne(sql, joins, random, (join) =>
    random.next() < 0.7 ? '' : join.replace(/\s+(?:ON\s+[\w.]+\s*=\s*[\w.]+|USING\s*\([^)]*\))$/i, ''),
  )
}

/** A value without its quotes. */
export const unquotedName: StatementNoise = (sql, _, random) => {
  const places = pieces(sql).flatMap((piece, at) => (/^'\p{L}/u.test(piece) ? [at] : []))
  if (places.length === 0) return null
  const at = random.pick(places)
  return pieces(sql)
    .map((piece, i) => (i === at ? piece.slice(1, -1) : piece))
    .join('')
}
