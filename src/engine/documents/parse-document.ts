import { createRequire } from 'node:module'
import type { Node } from '@markdoc/markdoc'
import type { z } from 'zod'
import { QuestionFault } from '../question/fault.ts'
import { parseQuestion } from '../question/parse-question.ts'
import type { Question } from '../question/question.contract.ts'
import type { Control, DocumentNode, Problem, ShownDocument } from './documents.contract.ts'
import { type Fence, takeFences } from './fences.ts'
import { compilePattern, maxPatternSteps, patternSteps } from './safe-pattern.ts'
import {
  allTags,
  columnsOf,
  controlOf,
  controlTags,
  gridTag,
  isControlTag,
  isViewTag,
  namePattern,
  noteTag,
  viewOf,
  viewTags,
} from './tags.ts'
import { parseTemplate, type Template } from './template.ts'
import { type TextReader, textNodes } from './text-nodes.ts'

export type DocumentQuery = {
  name: string
  /** Which source of the space it asks; null: the first. */
  source: string | null
  template: Template
  /** What is asked, where it is not written in SQL: the template is then only its text. */
  question: Question | null
  /** Of the fence's opening line, from 1; the SQL begins on the next. */
  line: number
}
export type ParsedDocument = { controls: Control[]; queries: DocumentQuery[]; nodes: DocumentNode[] }

/** A view or control that names a query, and the columns that it draws of its answer. */
export type QueryUse = { query: string; tag: string; line: number; attribute: string; columns: string[] }

export type ReadDocument = { document: ParsedDocument; problems: Problem[]; uses: QueryUse[] }

export const maxMarkup = 200_000
const max = {
  parts: 30_000,
  queries: 200,
  places: 1000,
  controls: 100,
  views: 400,
  problems: 200,
  depth: 4,
  openTags: 50,
}

let markdocReader: ((text: string) => Node) | undefined
/** The library is loaded with the first document, not with the start. */
function readMarkdoc(text: string): Node {
  markdocReader ??= loadMarkdoc()
  return markdocReader(text)
}

function loadMarkdoc(): (text: string) => Node {
  const { Tokenizer, parse }: typeof import('@markdoc/markdoc') = createRequire(import.meta.url)('@markdoc/markdoc')
  const tokenizer = new Tokenizer({ html: false, linkify: false, allowComments: true })
  return (text) => parse(tokenizer.tokenize(text))
}

type Reading = ParsedDocument & {
  problems: Problem[]
  lines: string[]
  uses: QueryUse[]
  controlLines: Map<string, number>
  patternSteps: number
  views: number
  parts: number
}

/** Reads a document and says all that is wrong with it, in the order of its lines. What can be read is answered also then. */
export function parseDocument(markup: string): ReadDocument {
  const reading: Reading = {
    controls: [],
    queries: [],
    nodes: [],
    problems: [],
    lines: linesOf(markup.slice(0, maxMarkup)),
    uses: [],
    controlLines: new Map(),
    patternSteps: 0,
    views: 0,
    parts: 0,
  }
  if (markup.length > maxMarkup) tell(reading, 1, null, `a document has ${maxMarkup} characters at most`)
  else {
    const { rest, fences } = takeFences(markup)
    readFences(reading, fences)
    const tooDeep = tagNestedTooDeep(rest)
    if (tooDeep === null) reading.nodes = readTree(reading, rest)
    else tell(reading, tooDeep, '{%', `tags are nested more than ${max.openTags} deep, or not closed`)
    checkUses(reading)
  }
  const { controls, queries, nodes } = reading
  const problems = reading.problems.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, max.problems)
  return { document: { controls, queries, nodes }, problems, uses: reading.uses }
}

/** Without what only the service needs to know: which source a query asks. */
export const shownDocumentOf = ({ controls, queries, nodes }: ParsedDocument): ShownDocument => ({
  controls,
  nodes,
  queries: queries.map(({ name, template, question }) =>
    question === null
      ? { name, sql: template.sql, controls: [...new Set(template.places.map((place) => place.name))] }
      : { name, sql: template.sql, controls: controls.filter(({ field }) => field).map((each) => each.name), question },
  ),
})

/** `near`: what to point at within the line. */
function tell(
  reading: Reading,
  line: number,
  near: string | null,
  message: string,
  severity: Problem['severity'] = 'error',
) {
  const at = near === null ? -1 : (reading.lines[line - 1] ?? '').indexOf(near)
  reading.problems.push({ severity, line, column: at === -1 ? 1 : at + 1, message })
}

/** The line and column of an offset in a query's text. */
export function placeInQuery(
  query: Pick<DocumentQuery, 'line' | 'template'>,
  offset: number,
): { line: number; column: number } {
  const before = query.template.sql.slice(0, Math.max(0, offset)).split('\n')
  return { line: query.line + before.length, column: before.at(-1)!.length + 1 }
}

function readFences(reading: Reading, fences: Fence[]): void {
  const seen = new Set<string>()
  for (const fence of fences) {
    const { kind, name, sql, line, unknownWords } = fence
    if (name === '') tell(reading, line, 'sql', 'a query needs a name: ```sql revenue')
    else if (!namePattern.test(name))
      tell(reading, line, name, 'a name has letters, digits and _, and begins with no digit')
    else if (seen.has(name)) tell(reading, line, name, `there are two queries named ${name}`)
    for (const word of unknownWords)
      tell(reading, line, word, `${word} is not understood here${kind === 'sql' ? '; only source="..." is' : ''}`)
    if (sql.trim() === '') tell(reading, line, null, 'the query is empty')
    const query = kind === 'sql' ? readSql(reading, fence) : readQuestion(reading, fence)
    if (!seen.has(name) && namePattern.test(name)) {
      seen.add(name)
      reading.queries.push(query)
    }
  }
  if (fences.length > max.queries) tell(reading, 1, null, `a document has ${max.queries} queries at most`)
}

function readSql(reading: Reading, { name, source, sql, line }: Fence): DocumentQuery {
  const { template: read, problems } = parseTemplate(sql)
  const isTooMuch = read.places.length > max.places
  if (isTooMuch) tell(reading, line, name, `a query has ${max.places} places for values at most`)
  const template = isTooMuch ? asText(sql) : read
  const query: DocumentQuery = { name, source, template, question: null, line }
  for (const { offset, message } of problems)
    reading.problems.push({ severity: 'error', ...placeInQuery(query, offset), message })
  return query
}

const asText = (sql: string): Template => ({ sql, parts: [{ text: sql, offset: 0 }], places: [] })
const nothingAsked: Question = { measures: [], by: [] }

function readQuestion(reading: Reading, { name, sql, line }: Fence): DocumentQuery {
  const template = asText(sql)
  let question = nothingAsked
  try {
    if (sql.trim() !== '') question = parseQuestion(JSON.parse(sql))
  } catch (error) {
    if (!(error instanceof QuestionFault) && !(error instanceof SyntaxError)) throw error
    tell(reading, line, name, `${name} is no question: ${error.message}`)
  }
  return { name, source: null, template, question, line }
}

/** The line of the tag that is one too many within others. Markdoc never returns from a hundred in one line. */
function tagNestedTooDeep(text: string): number | null {
  let open = 0
  for (const { 0: found, 1: closing, index } of text.matchAll(/\{%\s*(\/?)[A-Za-z]|\/%\}/g)) {
    if (closing || found === '/%}') open = Math.max(0, open - 1)
    else if (++open > max.openTags) return linesOf(text.slice(0, index)).length
  }
  return null
}

function readTree(reading: Reading, rest: string): DocumentNode[] {
  let ast: Node
  try {
    ast = readMarkdoc(rest)
  } catch (error) {
    tell(reading, 1, null, `the document cannot be read: ${error instanceof Error ? error.message : 'unknown'}`)
    return []
  }
  for (const node of ast.walk()) {
    const line = lineOf(node)
    for (const error of node.errors) {
      const what = node.tag ?? node.type
      tell(
        reading,
        error.location?.start.line !== undefined ? error.location.start.line + 1 : line,
        '{%',
        error.id === 'missing-closing'
          ? `${what} is not closed: write {% ${what} ... /%}, or {% /${what} %} after its content`
          : error.message,
      )
    }
  }
  return textNodes(ast.children, readerOf(reading))
}

const readerOf = (reading: Reading): TextReader => ({
  tag: (node, depth) => readTag(reading, node, depth),
  refuse: (node, message) => tell(reading, lineOf(node), null, message),
  hasRoom: (node, parts) => {
    if (reading.parts > max.parts) return false
    reading.parts += parts
    if (reading.parts <= max.parts) return true
    const what = `a document has ${max.parts} texts, cells, links and other parts at most`
    tell(reading, lineOf(node), null, what)
    return false
  },
})

/** The place of a word in a line of the markup, both from 1. */
export const placeOf = (lines: string[], line: number, near: string): { line: number; column: number } => ({
  line,
  column: Math.max(0, (lines[line - 1] ?? '').indexOf(near)) + 1,
})

export const linesOf = (markup: string): string[] => markup.split(/\r\n|\r|\n/)

const lineOf = (node: Node): number => (node.lines[0] ?? 0) + 1

function readTag(reading: Reading, node: Node, depth: number): DocumentNode | null {
  const tag = node.tag ?? ''
  const line = lineOf(node)
  if (tag === 'grid' || tag === 'note') {
    if (depth > max.depth) {
      tell(reading, line, tag, `${tag}s are nested too deeply`)
      return null
    }
    const inside = () => textNodes(node.children, readerOf(reading), depth + 1)
    if (tag === 'grid')
      return { type: 'grid', columns: checkAttributes(reading, node, gridTag)?.columns ?? 2, children: inside() }
    const at = checkAttributes(reading, node, noteTag)?.at
    return { type: 'note', ...(at && { at }), children: inside() }
  }
  if (!isControlTag(tag) && !isViewTag(tag)) {
    tell(reading, line, tag, `there is no tag ${tag}; there are ${allTags.join(', ')}`)
    return null
  }
  if (node.children.length > 0) {
    if (node.errors.length === 0) tell(reading, line, tag, `${tag} takes nothing inside: end it with /%}`)
    textNodes(node.children, readerOf(reading), depth + 1)
  }
  return isControlTag(tag)
    ? readControl(reading, node, tag, line)
    : isViewTag(tag)
      ? readView(reading, node, tag, line)
      : null
}

function readControl(reading: Reading, node: Node, tag: keyof typeof controlTags, line: number): DocumentNode | null {
  const attributes = checkAttributes(reading, node, controlTags[tag])
  if (!attributes) return null
  const control = controlOf(tag, attributes)
  if (reading.controlLines.has(control.name)) {
    tell(reading, line, control.name, `there are two controls named ${control.name}`)
    return null
  }
  reading.controlLines.set(control.name, line)
  reading.controls.push(control)
  if (reading.controls.length === max.controls + 1)
    tell(reading, line, tag, `a document has ${max.controls} controls at most`)
  if ('options' in control && !Array.isArray(control.options))
    reading.uses.push({ query: control.options.query, tag, line, attribute: 'options', columns: [] })
  if (control.kind === 'text' && control.pattern !== undefined) {
    // The control stays: a lock of an earlier version's must go on to mean something.
    reading.patternSteps += patternSteps(compilePattern(control.pattern), control.maxLength)
    if (reading.patternSteps > maxPatternSteps) tell(reading, line, 'pattern', tooMuchWork)
  }
  if (control.kind === 'select' && Array.isArray(control.options) && control.default !== undefined) {
    const { options, default: chosen } = control
    if (!options.some(({ value }) => value === chosen))
      tell(reading, line, 'default', `the default of ${control.name} is not among its options`)
  }
  return { type: 'control', name: control.name }
}

const tooMuchWork =
  'pattern: takes too much work, together with those before it: repeat less in it, or allow fewer characters (maxLength)'

function readView(reading: Reading, node: Node, tag: keyof typeof viewTags, line: number): DocumentNode | null {
  const attributes = checkAttributes(reading, node, viewTags[tag])
  reading.views++
  if (reading.views === max.views + 1)
    tell(reading, line, tag, `a document has ${max.views} charts, tables and metrics at most`)
  if (!attributes) {
    const { query } = node.attributes
    if (typeof query === 'string') reading.uses.push({ query, tag, line, attribute: 'query', columns: [] })
    return null
  }
  const view = viewOf(tag, attributes)
  reading.uses.push({ query: attributes.query, tag, line, attribute: 'query', columns: columnsOf(view) })
  return view
}

function checkAttributes<S extends z.ZodType>(reading: Reading, node: Node, schema: S): z.output<S> | null {
  const line = lineOf(node)
  const parsed = schema.safeParse(node.attributes)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]]
    for (const attribute of names) {
      const word = attribute === undefined ? null : String(attribute)
      const message =
        issue.code === 'unrecognized_keys'
          ? `${node.tag} takes no ${word}`
          : word === null
            ? issue.message
            : node.attributes[word] === undefined
              ? `${node.tag} needs ${word}`
              : `${word}: ${messageOf(issue)}`
      tell(reading, line, word !== null && node.attributes[word] !== undefined ? word : (node.tag ?? null), message)
    }
  }
  return null
}

/** Of a union, the branch that got furthest says best what is wrong. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  const telling = issue.errors.flat().find((inner) => inner.code !== 'invalid_type')
  return telling?.message ?? 'is not of a kind that fits here'
}

function checkUses(reading: Reading): void {
  const queries = new Map(reading.queries.map((query) => [query.name, query]))
  const controls = new Map(reading.controls.map((control) => [control.name, control]))
  const used = new Set<string>()
  const known = (names: Iterable<string>) => [...names].join(', ') || 'none'

  for (const { query, tag, line, attribute } of reading.uses) {
    const found = queries.get(query)
    if (!found) tell(reading, line, query, `there is no query named ${query}; there are: ${known(queries.keys())}`)
    else if (attribute === 'options' && found.template.places.length > 0)
      tell(reading, line, query, `${query} gives the options of a ${tag}, so it cannot take values itself`)
  }
  const asked = new Set(reading.uses.map(({ query }) => query))
  for (const query of reading.queries) {
    if (!asked.has(query.name))
      tell(reading, query.line, query.name, `nothing shows the query ${query.name}`, 'warning')
    for (const place of query.template.places) {
      used.add(place.name)
      const control = controls.get(place.name)
      const where = placeInQuery(query, place.offset)
      const say = (message: string) => reading.problems.push({ severity: 'error', ...where, message })
      if (!control) say(`there is no control named ${place.name}; there are: ${known(controls.keys())}`)
      else if (control.kind === 'daterange' && place.field === null)
        say(`${place.name} is a range: write {{${place.name}.from}} or {{${place.name}.to}}`)
      else if (control.kind !== 'daterange' && place.field !== null)
        say(`${place.name} is not a range and has no ${place.field}`)
      else if (control.kind === 'select' && control.all && !place.optional)
        say(`${place.name} can mean all, so put its condition within [[ ]]`)
      else if (control.kind === 'multiselect' && !inList(query.template.sql, place.offset))
        say(`${place.name} is a list: write it as in (${`{{${place.name}}}`})`)
    }
  }
  const asksQuestion = reading.queries.some(({ question }) => question !== null)
  for (const [name, line] of reading.controlLines)
    if (!used.has(name) && !(asksQuestion && controls.get(name)?.field))
      tell(reading, line, name, `no query uses {{${name}}}`, 'warning')
}

/** Whether the place stands right after `in (`. */
const inList = (sql: string, offset: number) => /\bin\s*\(\s*$/i.test(sql.slice(Math.max(0, offset - 40), offset))
