import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { functionsAllowed, type Limit } from './check-shape.allowed.ts'

/**
 * The shape of the house, held by `npm run check`: every index.ts is a door, no folder holds more than twenty source files,
 * no function is longer than a screen or has more ways through it than anyone follows, and rooms do not stand in circles.
 */
const maxFiles = 20
const maxLines = 60
const maxBranches = 15
const root = path.dirname(import.meta.dirname)
const isTest = (file: string) => /\.(test|cases|fixture)\.tsx?$|\/e2e\//.test(file)
const files = globSync(['src/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isTest(file) && file !== 'src/client/operations.ts')
  .sort()

type Node = { type: string; span?: { start: number; end: number } } & Record<string, unknown>
type Measured = { key: string; line: number; lines: number; branches: number }
type Parsed = { file: string; body: Node[]; lineOf: (at: number) => number }

/** The empty statement in front says where the file begins: positions go on from file to file. */
function parse(file: string): Parsed {
  const text = readFileSync(path.join(root, file), 'utf8')
  const module = parseSync(`;${text}`, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' })
  const [first, ...body] = module.body as unknown as Node[]
  const bytes = Buffer.from(`;${text}`)
  const starts = [0]
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) starts.push(at + 1)
  const base = first!.span!.start
  return { file, body, lineOf: (at) => starts.findLastIndex((start) => start <= at - base) + 1 }
}

const isFunction =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|PrivateMethod|MethodProperty|Constructor)$/
const isBranch =
  /^(IfStatement|For\w*Statement|WhileStatement|DoWhileStatement|SwitchStatement|ConditionalExpression|CatchClause)$/
const nameOf = (node: Node): string | undefined => {
  const named = (node.identifier ?? node.key ?? node.id) as { value?: unknown } | undefined
  return typeof named?.value === 'string' ? named.value : undefined
}

/** Lines and branches of every function, without those of the functions within it. A switch is one branch: its cases stand side by side. */
function measure({ file, body, lineOf }: Parsed): Measured[] {
  const found: Measured[] = []
  const open: Measured[] = []
  const walk = (value: unknown, name: string | undefined): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value) walk(item, name)
      return
    }
    const node = value as Node
    const inner = nameOf(node) ?? name
    const around = open.at(-1)
    const begins = isFunction.test(node.type ?? '')
    if (begins) {
      const line = lineOf(node.span!.start)
      const lines = lineOf(node.span!.end - 1) - line + 1
      if (around && lines > 1) around.lines -= lines
      open.push({ key: `${file} ${inner ?? '(no name)'}`, line, lines, branches: 1 })
    } else if (around && isBranch.test(node.type ?? '')) around.branches++
    for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, inner)
    if (begins) found.push(open.pop()!)
  }
  walk(body, undefined)
  return found
}

const isDoorPart = /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/
const importsOf = ({ file, body }: Parsed): string[] =>
  body.flatMap(({ source }) => {
    const to = (source as { value?: string } | null | undefined)?.value
    return to?.startsWith('.') ? [path.posix.join(path.posix.dirname(file), to)] : []
  })

/** What must not stand in a circle: the folders of engine/ and features/, and what else lies beside them. */
const roomOf = (file: string): string => /^src\/(?:engine|features)\/[^/]+|^src\/[^/]+/.exec(file)?.[0] ?? 'web'
/** Nor folders of src that stand beside each other, however deep; what stands in one may know it, and it what stands in it. */
const folderOf = (file: string): string => (file.startsWith('src/') ? path.posix.dirname(file) : 'web')
const isWithin = (folder: string, other: string): boolean => `${folder}/`.startsWith(`${other}/`)
type Edges = Map<string, Map<string, string>>
const addEdge = (edges: Edges, from: string, to: string, file: string): void => {
  if (!isWithin(from, to) && !isWithin(to, from)) edges.set(from, (edges.get(from) ?? new Map()).set(to, file))
}

/** The shortest way from each room back to itself, if there is one. */
function circles(edges: Edges): string[] {
  const found = new Set<string>()
  for (const start of edges.keys()) {
    const before = new Map<string, string>([[start, '']])
    for (const room of before.keys())
      for (const next of edges.get(room)?.keys() ?? []) {
        if (next === start) {
          const way = [room]
          while (way[0] !== start) way.unshift(before.get(way[0]!)!)
          const told = way.map((one, at) => `${one} (${edges.get(one)!.get(way[at + 1] ?? start)})`)
          if (way.toSorted()[0] === start) found.add(`circle: ${told.join(' -> ')} -> ${start}`)
        } else if (!before.has(next)) before.set(next, room)
      }
  }
  return [...found]
}

const faults: string[] = []
const used = new Set<Limit>()
const allowed = (list: readonly Limit[], key: string): boolean => {
  const entry = list.find(({ what }) => (typeof what === 'string' ? what === key : what.test(key)))
  if (entry) used.add(entry)
  return entry !== undefined
}
const perFolder = Map.groupBy(files, (file) => path.posix.dirname(file))
for (const [folder, { length }] of perFolder)
  if (length > maxFiles) faults.push(`${folder}: ${length} source files, at most ${maxFiles}`)

const rooms: Edges = new Map()
const folders: Edges = new Map()
for (const file of files) {
  const parsed = parse(file)
  if (/\/index\.tsx?$/.test(file) && !parsed.body.every(({ type }) => isDoorPart.test(type)))
    faults.push(`${file}: a door exports what others implement`)
  for (const { key, line, lines, branches } of measure(parsed))
    if ((lines > maxLines || branches > maxBranches) && !allowed(functionsAllowed, key))
      faults.push(
        `${key} (line ${line}): ${lines} lines and ${branches} branches, at most ${maxLines} and ${maxBranches}`,
      )
  for (const to of importsOf(parsed)) {
    addEdge(rooms, roomOf(file), roomOf(to), file)
    addEdge(folders, folderOf(file), folderOf(to), file)
  }
}
faults.push(...circles(rooms), ...circles(folders))
for (const entry of functionsAllowed)
  if (!used.has(entry)) faults.push(`check-shape.allowed.ts: ${entry.what} is within the limits now, take it out`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
