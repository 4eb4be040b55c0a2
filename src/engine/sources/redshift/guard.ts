import type pg from 'pg'
import { QueryError } from '../../sandbox/query.ts'
import { judgeStatement, type NamedThings, type Wrapping } from '../pg/guard.ts'
import { isOpenRelation } from '../pg/guard-rules.ts'
import { lexis as postgresLexis } from '../pg/tokens.ts'
import { isMark, isWord, namesIn } from '../remote/statement-guard.ts'
import { tokensOf } from '../sql/sql-tokens.ts'
import { literal } from './literal.ts'
import { lexis } from './tokens.ts'

/** Redshift's own functions that read and compute. What a person made there may call out, so it is not among them. */
const isFunction = namesIn(
  'abs acos asin atan atan2 cbrt ceil ceiling cos cot degrees dexp dlog1 dlog10 exp floor ln log mod pi power pow radians random round sign sin sqrt tan trunc tonumber to_number checksum',
  'any_value avg bit_and bit_or bool_and bool_or count listagg max median min percentile_cont percentile_disc approximate stddev stddev_pop stddev_samp sum var_pop var_samp variance grouping grouping_id',
  'cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank ratio_to_report row_number',
  'ascii bpcharcmp btrim bttext_pattern_cmp char_length character_length charindex chr collate concat crc32 difference initcap left len length lower lpad ltrim octetindex octet_length position quote_ident quote_literal regexp_count regexp_instr regexp_replace regexp_substr repeat replace replicate reverse right rpad rtrim soundex split_part strpos strtol substr substring substrb textlen translate trim upper overlay like_escape similar_escape similar_to_escape',
  'add_months convert_timezone current_date date_cmp date_cmp_timestamp date_cmp_timestamptz date_part date_part_year date_trunc dateadd datediff datepart date_diff extract getdate interval_cmp last_day months_between next_day sysdate timeofday timestamp_cmp timestamp_cmp_date timestamp_cmp_timestamptz timestamptz_cmp timezone to_timestamp to_date to_char trunc age isfinite now date_bin make_date',
  'coalesce nvl nvl2 nullif decode greatest least isnull convert cast text_to_int_alt text_to_numeric_alt',
  'is_valid_json is_valid_json_array json_array_length json_extract_array_element_text json_extract_path_text json_parse json_serialize can_json_parse json_typeof json_size get_array_length array array_concat array_flatten array_position array_positions array_contains array_distinct subarray split_to_array object object_transform lower_attribute_names upper_attribute_names is_array is_bigint is_boolean is_char is_decimal is_float is_integer is_object is_scalar is_smallint is_varchar size',
  'md5 sha sha1 sha2 func_sha1 fnv_hash murmur3_32_hash strtol to_hex from_hex to_varbyte from_varbyte hll hll_cardinality hll_combine hll_create_sketch',
  'st_area st_asgeojson st_asewkt st_astext st_azimuth st_centroid st_contains st_covers st_distance st_distancesphere st_dwithin st_geomfromtext st_geomfromwkb st_intersects st_length st_makepoint st_npoints st_point st_simplify st_srid st_setsrid st_transform st_within st_x st_y',
  'current_database current_schema version',
)
const OPEN =
  /^(pg_table_def|svv_tables|svv_columns|svv_table_info|svv_all_(tables|columns|schemas)|svv_redshift_(tables|columns|schemas)|svv_external_(tables|columns|schemas))$/

const refusal = (message: string, position?: number) =>
  new QueryError('refused', message, position === undefined ? {} : { position })

/** The grammar is PostgreSQL's; what both do not read alike is refused. */
export function judgeRedshift(wrapping: Wrapping, sql: string): NamedThings {
  const tokens = tokensOf(lexis, sql)
  const byPostgres = tokensOf(postgresLexis, sql)
  tokens.forEach((token, i) => {
    if (token.end !== byPostgres[i]?.end)
      throw refusal('Write a quote within a text twice, not behind a backslash.', token.start)
    // A name or text of these to PostgreSQL; to Redshift the sign between two names.
    const next = tokens[i + 1]
    if (isWord(token, 'u') && isMark(next, '&') && next?.start === token.end)
      throw refusal('U& before a quote is not allowed.', token.start)
  })
  const found = judgeStatement(wrapping, sql)
  for (const { schema, name } of found.functions)
    if ((schema !== null && schema.toLowerCase() !== 'pg_catalog') || !isFunction(name.toLowerCase()))
      throw refusal(`The function ${name}() is not allowed.`)
  for (const { schema, name } of found.relations)
    if (schema !== null && !isOpen(schema.toLowerCase(), name.toLowerCase()))
      throw refusal(`The table ${schema}.${name} cannot be read.`)
  return found
}

const isOpen = (schema: string, name: string) =>
  isOpenRelation(schema, name) || (schema === 'pg_catalog' && OPEN.test(name))

/**
 * Looked for as the server would: in small letters, quoted or not, and among its own tables first. `(value).name` may be a call of any
 * function of one argument, `row.name` of one that takes rows, as only those of persons may.
 */
export async function checkNames(client: pg.Client, { functions, fields, relations }: NamedThings): Promise<void> {
  const list = (names: string[]) => ['', ...new Set(names)].map((name) => literal(name.toLowerCase())).join(', ')
  const { rows } = await client.query<{ kind: string; name: string; schema: string }>(`
    SELECT 'function' AS kind, CAST(p.proname AS varchar(300)) AS name, CAST(n.nspname AS varchar(300)) AS schema
    FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
    WHERE (n.nspname NOT IN ('pg_catalog', 'information_schema') AND LOWER(p.proname) IN (${list([...functions, ...fields].map(({ name }) => name))})
        AND (p.pronargs = 1 OR LOWER(p.proname) IN (${list(functions.map(({ name }) => name))})))
      OR (p.pronargs = 1 AND LOWER(p.proname) IN (${list(fields.flatMap(({ name, ofRow }) => (ofRow ? [] : [name])))}))
    UNION ALL
    SELECT 'relation', CAST(c.relname AS varchar(300)), CAST(n.nspname AS varchar(300))
    FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'pg_catalog' AND LOWER(c.relname) IN (${list(relations.flatMap(({ schema, name }) => (schema === null ? [name] : [])))})`)
  for (const { kind, name, schema } of rows) {
    if (kind === 'function' && !(schema === 'pg_catalog' && isFunction(name)))
      throw refusal(
        `The function ${schema}.${name}() is not allowed: only functions of Redshift's own that read may be called.`,
      )
    if (kind === 'relation' && !isOpen(schema, name)) throw refusal(`The table ${schema}.${name} cannot be read.`)
  }
}
