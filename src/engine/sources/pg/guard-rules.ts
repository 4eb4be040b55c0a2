/** The kinds of node that a reading statement is made of. What is not here, a later PostgreSQL's among it, is refused. */
export const ALLOWED_NODES = new Set(
  [
    'SelectStmt ResTarget ColumnRef A_Star A_Const ParamRef TypeCast TypeName FuncCall A_Expr BoolExpr NullTest BooleanTest',
    'CaseExpr CaseWhen CoalesceExpr MinMaxExpr SubLink RangeVar RangeSubselect RangeFunction RangeTableSample RangeTableFunc',
    'RangeTableFuncCol JoinExpr Alias SortBy WindowDef GroupingSet GroupingFunc WithClause CommonTableExpr CTESearchClause',
    'CTECycleClause List String Integer Float Boolean BitString A_ArrayExpr A_Indirection A_Indices RowExpr CollateClause',
    'SQLValueFunction NamedArgExpr XmlExpr XmlSerialize ColumnDef JsonFuncExpr JsonValueExpr JsonObjectConstructor',
    'JsonArrayConstructor JsonArrayQueryConstructor JsonObjectAgg JsonArrayAgg JsonAggConstructor JsonKeyValue JsonOutput',
    'JsonReturning JsonFormat JsonBehavior JsonIsPredicate JsonParseExpr JsonScalarExpr JsonSerializeExpr JsonTable',
    'JsonTableColumn JsonTablePathSpec JsonArgument',
  ]
    .join(' ')
    .split(' '),
)

/** Relations and functions of PostgreSQL's own, named pg_..., that tell of one's own tables and nothing of the server. */
const OPEN_PG =
  /^pg_(class|namespace|attribute|attrdef|type|tables|views|matviews|indexes|index|constraint|description|enum|range|sequences|inherits|collation|timezone_names|timezone_abbrevs|typeof|size_pretty|size_bytes|relation_size|total_relation_size|table_size|indexes_size|column_size|database_size|get_constraintdef|get_viewdef|get_indexdef|get_expr|table_is_visible|type_is_visible|collation_for|client_encoding|char_to_encoding|encoding_to_char)$/

const OPEN_INFORMATION_SCHEMA =
  /^(tables|columns|schemata|views|table_constraints|key_column_usage|referential_constraints|constraint_column_usage|constraint_table_usage|check_constraints|domains|element_types|sequences|view_column_usage|view_table_usage)$/

/** Functions that PostgreSQL marks volatile and that change nothing but their own answer. */
const HARMLESS_VOLATILE =
  /^(random|random_normal|setseed|gen_random_uuid|uuidv4|uuidv7|clock_timestamp|timeofday|array_shuffle|array_sample|pg_(relation|total_relation|table|indexes|database)_size)$/

/**
 * Functions that are marked stable or immutable and are refused all the same: they run SQL handed to them as text, read any table by
 * name, or tell of the server and its settings.
 */
const REFUSED =
  /^(crosstab\w*|connectby|xpath_table|xslt_process|(query|table|schema|database|cursor)_to_xml\w*|current_setting|current_query|getpgusername|txid_\w+|inet_(server|client)_\w+|dblink\w*|lo_\w+|binary_upgrade_\w+|plpgsql_\w+|postgres_fdw_\w+|ssl_\w+)$/

/** How a table may be sampled: what stands there is a function too. */
export const SAMPLING_METHODS = new Set(['system', 'bernoulli'])

/** `readsText`: it makes a value of a type that a number names, and runs the checks of that type. */
export type KnownFunction = { schema: string; volatile: boolean; readsText?: boolean }

/** Why a function may not be called, by what the server's catalogue says of all that bear its name; null when it may. */
export function refusalOfFunction(name: string, known: readonly KnownFunction[]): string | null {
  if (REFUSED.test(name) || (name.startsWith('pg_') && !OPEN_PG.test(name)))
    return `The function ${name}() is not allowed.`
  // In the server's own words, which a model is shown.
  if (known.length === 0) return `function ${name}() does not exist in the database`
  if (known.some(({ readsText }) => readsText))
    return `The function ${name}() is not allowed: to make a value of a text, cast it to its type.`
  const harmless = (each: KnownFunction) =>
    !each.volatile || (each.schema === 'pg_catalog' && HARMLESS_VOLATILE.test(name))
  return known.every(harmless)
    ? null
    : `The function ${name}() is not allowed: the database marks it as volatile, so it may do more than read.`
}

/** Whether a table may be read, by the schema in which the server finds it. */
export function isOpenRelation(schema: string, name: string): boolean {
  if (schema === 'pg_catalog') return OPEN_PG.test(name)
  if (schema === 'information_schema') return OPEN_INFORMATION_SCHEMA.test(name)
  return !schema.startsWith('pg_')
}
