import { folded, type GuardRules, isMark, isName, isWord, keywordsWith, namesIn } from '../remote/statement-guard.ts'
import type { Token } from '../sql/sql-tokens.ts'
import { lexis } from './tokens.ts'

/** Functions of the server's own that make a value out of their arguments. What a person made there is not among them. */
const isFunction = namesIn(
  'abs acos asin atan atn2 ceiling cos cot degrees exp floor log log10 pi power radians rand round sign sin sqrt square tan',
  'approx_count_distinct approx_percentile_cont approx_percentile_disc avg checksum_agg count count_big grouping grouping_id max min stdev stdevp string_agg sum var varp',
  'cume_dist dense_rank first_value lag last_value lead ntile percent_rank percentile_cont percentile_disc rank row_number',
  'ascii char charindex concat concat_ws difference format left len lower ltrim nchar patindex quotename replace replicate reverse right rtrim soundex space str string_escape stuff substring translate trim unicode upper datalength regexp_count regexp_instr regexp_like regexp_replace regexp_substr edit_distance edit_distance_similarity jaro_winkler_distance jaro_winkler_similarity',
  'current_timezone date_bucket dateadd datediff datediff_big datefromparts datename datepart datetime2fromparts datetimefromparts datetimeoffsetfromparts datetrunc day eomonth getdate getutcdate isdate month smalldatetimefromparts switchoffset sysdatetime sysdatetimeoffset sysutcdatetime timefromparts todatetimeoffset year',
  'cast choose coalesce convert greatest iif isnull isnumeric least nullif parse try_cast try_convert try_parse bit_count get_bit left_shift right_shift set_bit',
  'isjson json_array json_arrayagg json_contains json_modify json_object json_objectagg json_path_exists json_query json_value openjson string_split generate_series compress decompress base64_encode base64_decode',
  'binary_checksum checksum hashbytes newid contains freetext containstable freetexttable vector_distance vector_norm vector_normalize',
  'col_length col_name db_id db_name object_id object_name object_schema_name schema_id schema_name type_id type_name',
)
const isKeyword = keywordsWith(
  'apply at bigint binary bit char columns cube date datetime datetime2 datetimeoffset dec decimal fetch first float for full int json money nchar next nullif numeric nvarchar offset on option path percent pivot raw real rollup root rows sets sql_variant tablesample time tinyint top uniqueidentifier unpivot varbinary varchar within xml nulls respect ignore',
)

/**
 * Statements need nothing between them here, so a word that the grammar keeps for itself passes only when it belongs to a SELECT. Words
 * that begin a statement and may be names all the same need a semicolon before them, of which there is none.
 */
const RESERVED =
  'add all alter and any as asc authorization backup begin between break browse bulk by cascade case check checkpoint close clustered coalesce collate column commit compute constraint contains containstable continue convert create cross current current_date current_time current_timestamp current_user cursor database dbcc deallocate declare default delete deny desc disk distinct distributed double drop dump else end errlvl escape except exec execute exists exit external fetch file fillfactor for foreign freetext freetexttable from full function goto grant group having holdlock identity identity_insert identitycol if in index inner insert intersect into is join key kill left like lineno load merge national nocheck nonclustered not null nullif of off offsets on open opendatasource openquery openrowset openxml option or order outer over percent pivot plan precision primary print proc procedure public raiserror read readtext reconfigure references replication restore restrict return revert revoke right rollback rowcount rowguidcol rule save schema securityaudit select semantickeyphrasetable semanticsimilaritydetailstable semanticsimilaritytable session_user set setuser shutdown some statistics system_user table tablesample textsize then to top tran transaction trigger truncate try_convert tsequal union unique unpivot update updatetext use user values varying view waitfor when where while with within writetext'
const READING = namesIn(
  'all and any as asc between by case coalesce collate contains containstable convert cross current current_timestamp desc distinct else end escape except exists fetch for freetext freetexttable from full group having identitycol in inner intersect is join left like not null nullif of on option or order outer over percent pivot precision right rowguidcol select some tablesample then to top try_convert union unpivot values varying when where with within double national',
)
/** Locks that others would wait for, switches of the server, and what hands work to others. */
const CLOSED =
  'updlock xlock tablock tablockx rowlock paglock repeatableread serializable conversation querytraceon receive enable disable throw'
const words = new RegExp(
  `^(${[...RESERVED.split(' ').filter((word) => !READING(word)), ...CLOSED.split(' ')].join('|')})$`,
)

const SYSTEM_DATABASES = /^(master|msdb|model|tempdb|mssqlsystemresource|distribution)$/
const OPEN: Record<string, RegExp> = {
  sys: /^(tables|views|columns|all_columns|schemas|types|objects|all_objects|indexes|index_columns|key_constraints|foreign_keys|foreign_key_columns|check_constraints|computed_columns|identity_columns|partitions|extended_properties)$/,
  information_schema:
    /^(tables|columns|views|schemata|key_column_usage|table_constraints|referential_constraints|constraint_column_usage|constraint_table_usage|check_constraints)$/,
}
/** Names of old, which are found without a schema, and with that of anybody. */
const isOldSystemTable = namesIn(
  'sysaltfiles syscacheobjects syscharsets syscolumns syscomments sysconfigures sysconstraints syscurconfigs syscursorcolumns syscursorrefs syscursors syscursortables sysdatabases sysdepends sysdevices sysfilegroups sysfiles sysforeignkeys sysfulltextcatalogs sysindexes sysindexkeys syslanguages syslockinfo syslogins sysmembers sysmessages sysobjects sysoledbusers sysopentapes sysperfinfo syspermissions sysprocesses sysprotects sysreferences sysremotelogins sysservers systypes sysusers sysxlogins',
)

export const isSystemDatabase = (name: string): boolean => SYSTEM_DATABASES.test(name)

const MARKS = new Set('( ) , . + - * / % = < > ! & | ^ ~ @'.split(' '))
/** Within a comment these may end its line, to some; elsewhere nobody writes them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const DOUBTFUL = /\r(?!\n)|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029]/

/** Names from dot to dot, as each begins. */
function pathsIn(tokens: Token[]): { first: Token; path: string[] }[] {
  return tokens.flatMap((first, i) => {
    if (!isName(first) || isMark(tokens[i - 1], '.')) return []
    const path = [folded(first.value)]
    for (let at = i + 1; isMark(tokens[at], '.') && isName(tokens[at + 1]); at += 2)
      path.push(folded((tokens[at + 1] as Token).value))
    return [{ first, path }]
  })
}

function refusedPath(path: string[]): string | null {
  if (path.length > 3) return 'Other servers cannot be asked.'
  if (path.length === 3 && isSystemDatabase(path[0] as string)) return `The database ${path[0]} cannot be read.`
  const old = path.find(isOldSystemTable)
  return old === undefined ? null : `The table ${old} cannot be read.`
}

function refusedMark(token: Token, next: Token | undefined): string | null {
  if (token.type === 'mark' && !MARKS.has(token.value))
    return /[^ -~]/.test(token.value)
      ? `Write names with the character ${token.value} in brackets or double quotes.`
      : `The character ${token.value} is not allowed outside of quotes.`
  // `a@b` is one name to the server.
  if (isMark(next, '@') && next?.start === token.end && (token.type === 'number' || isName(token)))
    return 'Put a space between these.'
  if (isMark(token, '@') && !(next?.type === 'word' && next.start === token.end))
    return 'Settings of the server cannot be read.'
  if (isMark(token, '.') && isMark(next, '.')) return 'Write the schema between the dots.'
  if (isWord(token, 'next') && isWord(next, 'value')) return 'Sequences cannot be asked.'
  return null
}

/** A SELECT begins the statement, stands in parentheses, or follows a set's word or the tables before it: elsewhere it is a second one. */
function secondStatement(tokens: Token[]): Token | null {
  let depth = 0
  let cases = 0
  let seen = false
  const withTables = isWord(
    tokens.find((token) => !isMark(token, '(')),
    'with',
  )
  for (const [i, token] of tokens.entries()) {
    if (isMark(token, '(')) depth++
    if (isMark(token, ')')) depth--
    if (isWord(token, 'case')) cases++
    if (isWord(token, 'end') && --cases < 0) return token
    if (isWord(token, 'fetch') && (isWord(tokens[i + 2], 'from') || isWord(tokens[i + 1], 'from'))) return token
    if (!isWord(token, 'select')) continue
    const before = tokens[i - 1]
    const goesOn = ['union', 'all', 'except', 'intersect'].some((word) => isWord(before, word)) || isMark(before, '(')
    const follows = isMark(before, ')') && withTables && depth === 0 && !seen
    if (before !== undefined && !goesOn && !follows) return token
    if (depth === 0) seen = true
  }
  return null
}

export const rules: GuardRules = {
  lexis,
  starts: ['select', 'with'],
  isFunction,
  isKeyword,
  words,
  isOpenTable: (schema, table) => OPEN[schema]?.test(table) ?? null,
  checkAll(tokens, sql) {
    for (const [i, token] of tokens.entries()) {
      const gap = sql.slice(tokens[i - 1]?.end ?? 0, token.start)
      const reason = DOUBTFUL.test(gap)
        ? 'Control characters are not allowed outside of quotes.'
        : refusedMark(token, tokens[i + 1])
      if (reason !== null) return [token, reason]
    }
    for (const { first, path } of pathsIn(tokens)) {
      const reason = refusedPath(path)
      if (reason !== null) return [first, reason]
    }
    const second = secondStatement(tokens)
    return second && [second, 'One statement at a time.']
  },
}
