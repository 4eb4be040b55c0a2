import {
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  stringify,
  visit,
  YAMLParseError,
  type Document as YamlDocument,
} from 'yaml'
import { type OssieDocument, pathInWords } from './document.ts'
import { type PlacedFault, placeless } from './placed-fault.ts'
import { type DocumentFault, validate } from './validate.ts'

export type ReadDocument = {
  document: OssieDocument | null
  faults: PlacedFault[]
  /** Where in the text a fault that was found later stands. */
  place(fault: DocumentFault): PlacedFault
}

/** YAML, and JSON, which is YAML: as programs write it, it is read as such, in a tenth of the time and memory. */
export function readDocument(text: string): ReadDocument {
  const value = asWritten(text)
  const checked = value === undefined ? undefined : validate(value)
  if (!checked || checked.faults.length > 0) return readYaml(text)
  let read: ReadDocument | undefined
  const place = (fault: DocumentFault) => {
    read ??= readYaml(text)
    return read.place(fault)
  }
  return { ...checked, faults: [], place }
}

/** What we wrote as JSON ourselves: as nobody sees that text, its faults have no places. */
export function readOurs(json: string): ReadDocument {
  const { document, faults } = validate(JSON.parse(json))
  return { document, faults: faults.map(placeless), place: placeless }
}

/** JSON that says nothing twice, and that nobody has laid out by hand. */
function asWritten(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}

function readYaml(text: string): ReadDocument {
  const lines = new LineCounter()
  const parsed = parsedOf(text, lines)
  if (!parsed) {
    const deep = { path: [], message: 'the document is nested too deeply', expected: 'an Ossie document' }
    return { document: null, faults: [placeless(deep)], place: placeless }
  }
  const placeAt = (offset: number | undefined) => {
    if (offset === undefined) return { line: null, column: null }
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const place = (fault: DocumentFault): PlacedFault => ({
    path: pathInWords(fault.path),
    ...placeAt(offsetOf(parsed, fault)),
    message: fault.message,
    expected: fault.expected,
  })
  if (parsed.errors.length > 0) {
    const faults = parsed.errors.slice(0, 20).map(({ message, pos, code }) => ({
      path: '',
      ...placeAt(pos[0]),
      ...(code === 'MULTIPLE_DOCS'
        ? { message: 'a second document begins here', expected: 'one document' }
        : { message: `this is not YAML: ${message}`, expected: 'YAML or JSON' }),
    }))
    return { document: null, faults, place }
  }
  const value = plainValue(parsed)
  if ('fault' in value) return { document: null, faults: [place({ path: [], ...value.fault })], place }
  const { document, faults } = validate(value.value)
  return { document, faults: faults.map(place), place }
}

/** Null: so deep that the reader runs out of stack. */
function parsedOf(text: string, lineCounter: LineCounter): YamlDocument.Parsed | null {
  try {
    // Looking for keys that are there twice, the reader compares each with all before it: we do that ourselves.
    const parsed = parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      merge: false,
      version: '1.2',
      uniqueKeys: false,
      logLevel: 'error',
    })
    // The reader tells its own running out of stack as a fault of the text, once for each level.
    if (parsed.errors.some(({ message }) => /call stack/.test(message))) return null
    refuseRepeatedKeys(parsed)
    return parsed
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function refuseRepeatedKeys(parsed: YamlDocument.Parsed): void {
  visit(parsed, {
    Map(_at, { items }) {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        const [from = 0, to = 0] = key.range ?? []
        if (seen.has(key.value))
          parsed.errors.push(new YAMLParseError([from, to], 'DUPLICATE_KEY', 'Map keys must be unique'))
        seen.add(key.value)
      }
    },
  })
}

/** References that multiply (one that holds ten of one that holds ten ...) are refused by the reader. */
function plainValue(
  parsed: YamlDocument.Parsed,
): { value: unknown } | { fault: { message: string; expected: string } } {
  try {
    const value: unknown = parsed.toJS({ maxAliasCount: 50 })
    // One that holds itself has no end; nothing else of what YAML can say is refused here.
    JSON.stringify(value)
    return { value }
  } catch (error) {
    return {
      fault: {
        message: /circular/.test((error as Error).message)
          ? 'a reference holds itself'
          : `this cannot be read: ${(error as Error).message}`,
        expected: 'a document without so many references',
      },
    }
  }
}

function offsetOf(parsed: YamlDocument.Parsed, { path, onKey, offset }: DocumentFault): number | undefined {
  let node: Node | ParsedNode | null = parsed.contents
  let at: number | undefined = node?.range?.[0]
  for (const step of path) {
    if (!isCollection(node)) break
    const next = node.get(step, true) as Node | undefined
    if (!next?.range) break
    node = next
    at = next.range[0]
  }
  if (onKey !== undefined && isMap(node)) {
    const key = node.items.find((pair) => isScalar(pair.key) && pair.key.value === onKey)?.key as Node | undefined
    return key?.range?.[0] ?? at
  }
  if (offset === undefined || at === undefined || !isScalar(node)) return at
  // In a text that stands in quotes the first letter is the one after them; in a block of lines only its beginning is told.
  if (node.type === 'PLAIN') return at + offset
  return node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE' ? at + 1 + offset : at
}

/** As YAML, in the order in which things stand in the document. */
export const writeYaml = (document: OssieDocument): string =>
  stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
