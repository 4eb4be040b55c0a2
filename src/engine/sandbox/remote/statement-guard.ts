import type { RemoteKind } from '../../sources/connection.ts'
import { QueryError } from '../query.ts'
import { type Token, tokensOf } from '../sql-tokens.ts'

/**
 * What a remote server itself cannot be told to refuse. The rights are those of the account somebody connected with, which may
 * be an administrator's: a read-only transaction still lets it read the server's files, end other sessions or ask for passwords.
 */
type Rules = {
  /** Words with which a statement may begin. */
  starts: string[]
  /** Names that are refused wherever they stand, quoted or not. */
  names?: RegExp
  /** Names that are refused when they are called. */
  calls?: RegExp
  /** Keywords that are refused. */
  words?: RegExp
  /** Schemas of the server's own, and what of them may be read. */
  closedSchemas?: RegExp
}

const PG_OPEN =
  'catalog|class|namespace|attribute|attrdef|type|tables|views|matviews|indexes|index|constraint|description|enum|range|sequences|inherits|typeof|size_pretty|size_bytes|relation_size|total_relation_size|table_size|indexes_size|column_size|database_size|get_constraintdef|get_viewdef|get_indexdef|get_expr|table_is_visible|type_is_visible|timezone_names|timezone_abbrevs|toast|temp|collation|collation_for|lsn|client_encoding|char_to_encoding|encoding_to_char'

const RULES: Record<RemoteKind, Rules> = {
  POSTGRES: {
    starts: ['select', 'with', 'values', 'table'],
    words: /^into$/,
    // Any function of one argument is also reached as (argument).name, so a call cannot be told by its parenthesis.
    names: new RegExp(
      [
        `^pg_(?!(${PG_OPEN})$)(advisory|auth|authid|available|backend|backup|blocking|cancel|column_is|conf|config|control|copy|create|current|cursor|db_role|default_acl|describe|drop|event|export|extension|file|filenode|foreign|function|get|group|has|hba|ident|import|init|is|isolation|jit|largeobject|last|listening|locks?|log|logical|ls|mcv|my|nextoid|notif|options|parameter|partition|policies|policy|postmaster|prepared|proc|promote|publication|read|relation|reload|replication|roles|rotate|rules|safe|seclabel|sequence_|settings|shadow|shdepend|shdesc|shmem|show|shseclabel|sleep|snapshot|start|stat|statio|statistic|stats|stop|subscription|switch|tablespace|terminate|transform|trigger|try|user|visible|wal|xact)`,
        '^lo_|^lo(read|write)$|^lowrite$|^dblink|^(query|table|schema|database|cursor)_to_xml|^txid_|^binary_upgrade_|^brin_(de)?summarize|^gin_clean|^inet_(server|client)_',
        '^(set_config|current_setting|current_query|getpgusername|ts_stat|ts_rewrite|nextval|setval|currval|lastval|currtid2?|crosstab\\d?|connectby|xpath_table|http_(get|post|put|patch|delete|head)|user_mapping_options|foreign_server_options|session_authorization)$',
        '^plpgsql_|^postgres_fdw_|^file_fdw|^adminpack|^aws_|^plperl|^plpython',
      ].join('|'),
    ),
    calls: new RegExp(`^pg_(?!(${PG_OPEN})$)|^http$`),
  },
  MYSQL: {
    starts: ['select', 'with', 'values', 'table'],
    words: /^(into|outfile|dumpfile)$/,
    calls:
      /^(load_file|sleep|benchmark|get_lock|release_lock|release_all_locks|is_free_lock|is_used_lock|(master|source)_pos_wait|master_gtid_wait|wait_for_executed_gtid_set|wait_until_sql_thread_after_gtids|sys_exec|sys_eval|sys_get|sys_set|nextval|lastval|setval|ps_current_thread_id|analyse)$/,
    closedSchemas: /^(mysql|performance_schema|sys|ndbinfo)$/,
  },
  CLICKHOUSE: {
    starts: ['select', 'with', 'values'],
    words: /^(into|outfile|settings)$/,
    calls:
      /^(file\w*|url\w*|s3\w*|gcs|oss|cosn|hdfs\w*|azureblobstorage\w*|remote|remotesecure|cluster|clusterallreplicas|mysql|postgresql|mongodb|redis|sqlite|jdbc|odbc|executable|input|iceberg\w*|deltalake\w*|hudi\w*|paimon\w*|dictionary|dictget\w*|ytsaurus|arrowflight|merge|mergetree\w*|loop|fuzzquery|fuzzjson|sleep|sleepeachrow|catboostevaluate|modelevaluate|getsetting\w*|getserversetting|getserverport|getmacro|hostname|fqdn|displayname|getosuser|serveruuid|addressto\w*|demangle|filesystem\w*|showcertificate|tcpport|currentprofiles|view_explain)$/,
    closedSchemas: /^system$/,
  },
  BIGQUERY: {
    starts: ['select', 'with', 'from'],
    words: /^into$/,
    calls: /^(external_query|session_user)$/,
  },
}
/** The catalog tables of MySQL and MariaDB that describe one's own data. */
const MYSQL_CATALOG =
  /^(tables|columns|schemata|statistics|key_column_usage|referential_constraints|table_constraints|views|check_constraints|partitions)$/
const CLICKHOUSE_CATALOG = /^(one|numbers|numbers_mt|tables|columns|databases)$/

const isName = (token: Token | undefined): token is Token => token?.type === 'word' || token?.type === 'quoted'

/** Throws when a statement does more than read data. The server's own read-only mode and deadline stand behind this. */
export function guardStatement(kind: RemoteKind, sql: string): void {
  const refuse = (message: string, token?: Token) => {
    throw new QueryError('refused', message, token ? { position: token.start } : {})
  }
  const rules = RULES[kind]
  const tokens = withoutLastSemicolons(tokensOf(kind, sql))
  const first = tokens.find((token) => token.value !== '(')
  if (!first) throw new QueryError('failed', 'There is no statement.')
  if (first.type !== 'word' || !rules.starts.includes(first.value))
    refuse('Only statements that read are allowed.', first)

  tokens.forEach((token, i) => {
    const next = tokens[i + 1]
    if (token.type === 'executable-comment') refuse('Comments that a server may act on are not allowed.', token)
    if (token.type === 'mark') {
      if (token.value === ';') refuse('One statement at a time.', token)
      if (kind === 'MYSQL' && token.value === '@' && next?.value === '@' && next.start === token.end)
        refuse('Server settings cannot be read.', token)
      return
    }
    // The second part of an escape string is read by the rules of the first: refused rather than followed.
    if (kind === 'POSTGRES' && token.type === 'string' && next?.type === 'string')
      refuse('Write a text as one string.', token)
    if (!isName(token)) return
    // Up and down: some servers take ſ for S and ı for I.
    const name = token.value.toUpperCase().toLowerCase()
    const called = next?.type === 'mark' && next.value === '('
    // Some versions find functions by a collation that knows no accents.
    if (kind === 'MYSQL' && called && /[^ -~]/.test(token.value))
      refuse(`The function ${name}() is not allowed.`, token)
    if (kind === 'POSTGRES' && name === 'u' && next?.value === '&' && tokens[i + 2]?.type === 'quoted')
      refuse('Names with Unicode escapes are not allowed.', token)
    if (rules.names?.test(name)) refuse(`"${name}" is not allowed.`, token)
    if (token.type === 'word' && rules.words?.test(name) && !followsDot(tokens, i))
      refuse(`${name.toUpperCase()} is not allowed.`, token)
    if (called && rules.calls?.test(name)) refuse(`The function ${name}() is not allowed.`, token)
    if (next?.value === '.' && next.type === 'mark')
      checkSchema(kind, rules, name, tokens[i + 2], () => refuse(`The tables of ${name} cannot be read.`, token))
    if (
      kind === 'MYSQL' &&
      token.type === 'word' &&
      (name === 'for' || name === 'lock') &&
      (isWord(next, 'update') || isWord(next, 'share') || isWord(next, 'in'))
    )
      refuse('Rows cannot be locked.', token)
  })
}

const isWord = (token: Token | undefined, word: string) => token?.type === 'word' && token.value === word
const followsDot = (tokens: Token[], i: number) => tokens[i - 1]?.value === '.'

function checkSchema(
  kind: RemoteKind,
  rules: Rules,
  schema: string,
  table: Token | undefined,
  refuse: () => void,
): void {
  const name = isName(table) ? table.value.toLowerCase() : ''
  if (kind === 'MYSQL' && schema === 'information_schema' && !MYSQL_CATALOG.test(name)) refuse()
  if (kind === 'CLICKHOUSE' && schema === 'system' && CLICKHOUSE_CATALOG.test(name)) return
  if (rules.closedSchemas?.test(schema)) refuse()
}

export function withoutLastSemicolons(tokens: Token[]): Token[] {
  let end = tokens.length
  while (end > 0 && tokens[end - 1]?.value === ';' && tokens[end - 1]?.type === 'mark') end--
  return tokens.slice(0, end)
}

/** The statement without what follows it: trailing semicolons and comments. */
export function bareStatement(kind: RemoteKind, sql: string): string {
  return sql.slice(0, withoutLastSemicolons(tokensOf(kind, sql)).at(-1)?.end ?? 0)
}
