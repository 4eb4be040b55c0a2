import { loadModule, parseSync } from 'libpg-query'
import { QueryError } from '../../sandbox/query.ts'
import { ALLOWED_NODES, SAMPLING_METHODS } from './guard-rules.ts'

export type QualifiedName = { schema: string | null; name: string }
/** `isWord`: one of this grammar, which a server may know by another name, or as no function at all. */
type CalledName = QualifiedName & { isWord?: true }

/** What a statement names, to be looked up in the server's own catalogue before it runs. */
export type NamedThings = {
  functions: CalledName[]
  /** `(value).name` and `row.name`: a field, or else a function of one argument. */
  fields: { name: string; ofRow: boolean }[]
  operators: string[]
  types: QualifiedName[]
  relations: QualifiedName[]
}

type Node = { [key: string]: unknown }

/** What is collected while a statement is walked through. What a function in FROM gives is no row but a value: `its_name.name` may call any function. */
type Found = NamedThings & { qualified: { of: string[]; name: string }[]; functionsInFrom: (string | null)[] }

/** PostgreSQL's own parser, as WebAssembly; loaded by the processes that ask PostgreSQL, when they first do. */
export const loadParser = (): Promise<void> => loadModule()

/** What is put around a statement; the kind of statement that it makes of a SELECT. */
export type Wrapping = { before: string; after: string; makes: 'DeclareCursorStmt' | 'ExplainStmt' }

/**
 * Reads a statement by PostgreSQL's own grammar, alone and exactly as it will be sent, and throws when it is anything but one
 * reading statement. Answers what it names.
 */
export function judgeStatement({ before, after, makes }: Wrapping, sql: string): NamedThings {
  const alone = parse(sql)
  if (alone.length === 0) throw new QueryError('failed', 'There is no statement.')
  if (alone.length > 1) throw new QueryError('refused', 'One statement at a time.')
  if (!alone[0]?.SelectStmt) throw new QueryError('refused', 'Only statements that read are allowed.')
  const sent = parse(before + sql + after)
  const wrapper = sent[0]?.[makes] as Node | undefined
  const query = wrapper?.query as Node | undefined
  const isPlain = makes === 'DeclareCursorStmt' || wrapper?.options === undefined
  if (sent.length > 1 || !query?.SelectStmt || !isPlain)
    throw new QueryError('refused', 'Only statements that read are allowed.')
  const found: Found = {
    ...{ functions: [], fields: [], operators: [], types: [], relations: [] },
    ...{ qualified: [], functionsInFrom: [] },
  }
  visit(query, found)
  const { qualified, functionsInFrom, ...named } = found
  // One whose name the grammar does not give may be meant by any.
  const isRow = (part: string) => !functionsInFrom.includes(part) && !functionsInFrom.includes(null)
  const fields = qualified.map(({ of, name }) => ({ name, ofRow: of.every(isRow) }))
  return { ...named, fields: [...named.fields, ...fields] }
}

function parse(text: string): Node[] {
  // Of no text at all the parser complains without a place, as when it gives up.
  if (text === '') return []
  try {
    return (parseSync(text).stmts ?? []).map(({ stmt }) => stmt as Node)
  } catch (error) {
    const { message, sqlDetails } = error as Error & { sqlDetails?: { cursorPosition: number } }
    // Without a place it is the parser that gave up, not the statement that is wrong: this process is not used again.
    if (!sqlDetails) throw new QueryError('too-large', 'The statement is too deeply nested.')
    const before = [...text].slice(0, Math.max(0, sqlDetails.cursorPosition)).join('')
    throw new QueryError('failed', message, { code: '42601', position: before.length })
  }
}

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object'

/** Every node has its kind as its only key, in capitals; the fields within are in small letters. */
function visit(value: unknown, found: Found): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found)
    return
  }
  if (!isNode(value)) return
  for (const [key, child] of Object.entries(value)) {
    if (/^[A-Z]/.test(key)) {
      if (!ALLOWED_NODES.has(key))
        throw new QueryError('refused', REASONS[key] ?? 'Only statements that read are allowed.')
      if (isNode(child)) collect(key, child, found)
    }
    if (key === 'intoClause') throw new QueryError('refused', 'INTO is not allowed.')
    // Fields of one known kind come without its name.
    if (key === 'typeName' && isNode(child)) collect('TypeName', child, found)
    visit(child, found)
  }
}

const REASONS: Record<string, string> = { LockingClause: 'Rows cannot be locked.' }

/** What this grammar has words for; to an older server the same text calls a function of that name, which anybody may have written. */
const CALLED_BY_OLDER_SERVERS: Record<string, string[]> = {
  JsonFuncExpr: ['json_exists', 'json_query', 'json_value'],
  JsonTable: ['json_table'],
  JsonScalarExpr: ['json_scalar'],
  JsonSerializeExpr: ['json_serialize'],
  JsonParseExpr: ['json'],
  JsonObjectConstructor: ['json_object'],
  JsonArrayConstructor: ['json_array'],
  JsonArrayQueryConstructor: ['json_array'],
  JsonObjectAgg: ['json_objectagg'],
  JsonArrayAgg: ['json_arrayagg'],
}

/** What older servers read as date_part, as similar_escape and as a column. */
const WORDS_OF_LATER_SERVERS = new Set(['extract', 'similar_to_escape', 'system_user'])

function calledBy({ funcname, funcformat }: Node): CalledName {
  const called = nameIn(funcname)
  const isWord = funcformat === 'COERCE_SQL_SYNTAX' && WORDS_OF_LATER_SERVERS.has(called.name)
  return isWord ? { ...called, isWord } : called
}

function collect(kind: string, node: Node, found: Found): void {
  for (const name of CALLED_BY_OLDER_SERVERS[kind] ?? []) found.functions.push({ schema: null, name, isWord: true })
  switch (kind) {
    case 'FuncCall':
      found.functions.push(calledBy(node))
      break
    case 'TypeName':
      found.types.push(nameIn(node.names))
      break
    case 'RangeVar':
      found.relations.push({ schema: (node.schemaname as string | undefined) ?? null, name: String(node.relname) })
      break
    case 'A_Indirection':
      for (const name of stringsIn(node.indirection)) found.fields.push({ name, ofRow: false })
      break
    case 'ColumnRef':
      stringsIn(node.fields).forEach((name, i, parts) => {
        if (i > 0) found.qualified.push({ of: parts.slice(0, i), name })
      })
      break
    case 'RangeFunction':
      found.functionsInFrom.push(nameOfFunctionInFrom(node))
      break
    case 'A_Expr':
      found.operators.push(...stringsIn(node.name).slice(-1))
      if (/BETWEEN/.test(String(node.kind))) found.operators.push('<', '<=', '>', '>=')
      break
    case 'CaseExpr':
      if (node.arg) found.operators.push('=')
      break
    case 'JoinExpr':
      if (node.usingClause || node.isNatural) found.operators.push('=')
      break
    case 'SubLink':
      found.operators.push(...stringsIn(node.operName).slice(-1))
      if (node.subLinkType === 'ANY_SUBLINK' && !node.operName) found.operators.push('=')
      break
    case 'SortBy':
      found.operators.push(...stringsIn(node.useOp).slice(-1))
      break
    case 'RangeTableSample': {
      const { schema, name } = nameIn(node.method)
      if ((schema !== null && schema !== 'pg_catalog') || !SAMPLING_METHODS.has(name))
        throw new QueryError('refused', `The function ${name}() is not allowed.`)
      break
    }
  }
}

/** The name that its columns are written with: the one that was given, or else its own. */
function nameOfFunctionInFrom({ alias, functions }: Node): string | null {
  if (isNode(alias) && typeof alias.aliasname === 'string') return alias.aliasname
  const [first] = Array.isArray(functions) ? functions : []
  const items = isNode(first) && isNode(first.List) ? first.List.items : undefined
  const [called] = Array.isArray(items) ? items : []
  return isNode(called) && isNode(called.FuncCall) ? nameIn(called.FuncCall.funcname).name : null
}

const stringsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((item) => {
    const text = isNode(item) && isNode(item.String) ? item.String.sval : undefined
    return typeof text === 'string' ? [text] : []
  })

function nameIn(list: unknown): QualifiedName {
  const parts = stringsIn(list)
  return { schema: parts.at(-2) ?? null, name: parts.at(-1) ?? '' }
}
