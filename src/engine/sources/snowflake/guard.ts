import { folded, type GuardRules, isMark, isWord, keywordsWith, namesIn } from '../remote/statement-guard.ts'
import type { Token } from '../sql/sql-tokens.ts'
import { lexis } from './tokens.ts'

/** Functions that stand for tables and are made of their arguments alone. */
const isTableFunction = namesIn('flatten generator split_to_table strtok_split_to_table')

/** Functions that compute. Not those that reach out, ask models, read stages or results of others, run a text as SQL, or are anybody's own. */
const isListed = namesIn(
  'abs acos acosh asin asinh atan atan2 atanh bitand bitand_agg bitcount bitnot bitor bitor_agg bitshiftleft bitshiftright bitxor bitxor_agg cbrt ceil cos cosh cot degrees div0 div0null exp factorial floor getbit haversine ln log mod normal pi pow power radians randstr random round seq1 seq2 seq4 seq8 sign sin sinh sqrt square tan tanh trunc truncate uniform width_bucket zipf',
  'any_value approx_count_distinct approx_percentile approx_percentile_accumulate approx_percentile_combine approx_percentile_estimate approx_top_k approximate_jaccard_index approximate_similarity array_agg array_union_agg array_unique_agg avg bitmap_bit_position bitmap_bucket_number bitmap_construct_agg bitmap_count bitmap_or_agg booland_agg boolor_agg boolxor_agg corr count count_if covar_pop covar_samp grouping grouping_id hash_agg hll hll_accumulate hll_combine hll_estimate hll_export hll_import kurtosis listagg max max_by median min min_by minhash minhash_combine mode object_agg percentile_cont percentile_disc regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy skew stddev stddev_pop stddev_samp string_agg sum var_pop var_samp variance variance_pop variance_samp vector_avg vector_max vector_min vector_sum',
  'conditional_change_event conditional_true_event cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank ratio_to_report row_number interpolate_bfill interpolate_ffill interpolate_linear',
  'ascii base64_decode_binary base64_decode_string base64_encode bit_length char charindex chr collate collation compress concat concat_ws contains decompress_binary decompress_string editdistance endswith hex_decode_binary hex_decode_string hex_encode ilike initcap jarowinkler_similarity left len length like lower lpad ltrim octet_length parse_ip parse_url position regexp regexp_count regexp_instr regexp_like regexp_replace regexp_substr regexp_substr_all repeat replace reverse right rlike rpad rtrim rtrimmed_length soundex soundex_p123 space split split_part startswith strtok strtok_to_array substr substring translate trim try_base64_decode_binary try_base64_decode_string try_hex_decode_binary try_hex_decode_string unicode upper uuid_string',
  'add_months convert_timezone current_date current_time current_timestamp date date_from_parts date_part date_trunc dateadd datediff datefromparts day dayname dayofmonth dayofweek dayofweekiso dayofyear extract getdate hour last_day localtime localtimestamp minute month monthname months_between next_day previous_day quarter second sysdate time time_from_parts time_slice timeadd timediff timefromparts timestamp_from_parts timestamp_ltz_from_parts timestamp_ntz_from_parts timestamp_tz_from_parts timestampadd timestampdiff timestampfromparts timestampltzfromparts timestampntzfromparts timestamptzfromparts to_date to_time to_timestamp to_timestamp_ltz to_timestamp_ntz to_timestamp_tz trunc try_to_date try_to_time try_to_timestamp try_to_timestamp_ltz try_to_timestamp_ntz try_to_timestamp_tz week weekiso weekofyear year yearofweek yearofweekiso date_bucket',
  'booland boolnot boolor boolxor case cast coalesce decode equal_null greatest greatest_ignore_nulls iff ifnull is_null_value least least_ignore_nulls nullif nullifzero nvl nvl2 regr_valx regr_valy try_cast zeroifnull',
  'to_array to_binary to_boolean to_char to_decfloat to_decimal to_double to_json to_number to_numeric to_object to_varchar to_variant to_xml try_to_binary try_to_boolean try_to_decfloat try_to_decimal try_to_double try_to_number try_to_numeric try_to_json',
  'array_append array_cat array_compact array_construct array_construct_compact array_contains array_distinct array_except array_flatten array_generate_range array_insert array_intersection array_max array_min array_position array_prepend array_remove array_remove_at array_reverse array_size array_slice array_sort array_to_string arrays_overlap arrays_to_object arrays_zip as_array as_binary as_boolean as_char as_date as_decimal as_double as_integer as_number as_object as_real as_time as_timestamp_ltz as_timestamp_ntz as_timestamp_tz as_varchar check_json check_xml filter get get_ignore_case get_path is_array is_binary is_boolean is_char is_date is_date_value is_decimal is_double is_integer is_object is_real is_time is_timestamp_ltz is_timestamp_ntz is_timestamp_tz is_varchar json_extract_path_text map_cat map_contains_key map_delete map_insert map_keys map_pick map_size object_construct object_construct_keep_null object_delete object_insert object_keys object_pick parse_json parse_xml reduce strip_null_value transform try_parse_json typeof xmlget',
  'h3_cell_to_boundary h3_cell_to_parent h3_cell_to_point h3_grid_distance h3_int_to_string h3_latlng_to_cell h3_latlng_to_cell_string h3_point_to_cell h3_point_to_cell_string st_area st_asgeojson st_astext st_aswkt st_azimuth st_buffer st_centroid st_collect st_contains st_coveredby st_covers st_difference st_dimension st_disjoint st_distance st_dwithin st_endpoint st_envelope st_geographyfromtext st_geographyfromwkt st_geohash st_geometryfromtext st_geometryfromwkt st_intersection st_intersects st_isvalid st_length st_makeline st_makepoint st_makepolygon st_numpoints st_npoints st_perimeter st_point st_pointn st_simplify st_srid st_startpoint st_transform st_union st_within st_x st_xmax st_xmin st_y st_ymax st_ymin to_geography to_geometry try_to_geography try_to_geometry',
  'hash md5 md5_hex md5_binary md5_number_lower64 md5_number_upper64 sha1 sha1_hex sha1_binary sha2 sha2_hex sha2_binary vector_cosine_distance vector_cosine_similarity vector_inner_product vector_l1_distance vector_l2_distance',
)
const isFunction = (name: string) => isListed(name) || isTableFunction(name)

const isKeyword = keywordsWith(
  'at before match_recognize match_condition pattern rollup cube sets exclude rename ilike sample tablesample bernoulli system pivot unpivot qualify number decimal numeric dec int integer bigint smallint tinyint float double real varchar char character nchar nvarchar string text binary varbinary timestamp timestamp_ltz timestamp_ntz timestamp_tz timestampltz timestampntz timestamptz datetime vector array object map',
)
const CATALOG = /^(tables|columns|schemata|views)$/
/** The database in which the account is told of: what others ask, who signs in, models and all. */
export const isSystemDatabase = (name: string): boolean => name === 'snowflake'

const MARKS = new Set('( ) , . + - * / % = < > ! | [ ] { } : :: ; ?'.split(' '))
/** `'@stage/file'` and `'snow://…'` stand for files where a table may stand, also when the @ is written by its number. A lone @ is text. */
export const looksLikeStage = (text: string): boolean => /^(?:\s|\\[bfnrt])*(@[\s\S]|snow:|\\[xu0-7])/i.test(text)

function refusalOfMark(token: Token, next: Token | undefined, afterNext: Token | undefined): string | null {
  // `$1` is the first column of rows without names. Variables and texts between dollars there are none.
  if (token.value === '$')
    return next?.type === 'number' && next.start === token.end ? null : 'The character $ is not allowed before this.'
  if (!MARKS.has(token.value)) return `The character ${token.value} is not allowed outside of quotes.`
  // `->` of a lambda is well; `->>` hands rows on to another statement.
  if (token.value === '-' && isMark(next, '>') && isMark(afterNext, '>')) return 'One statement at a time.'
  return null
}

function refusalOfName(token: Token, next: Token | undefined, afterNext: Token | undefined): string | null {
  if (folded(token.value) === 'nextval') return 'NEXTVAL is not allowed: it takes a number from a sequence.'
  if (token.type === 'quoted') {
    if (token.value.includes('\\')) return 'A name cannot hold a backslash.'
    // `"abs"(1)` is not ABS, but what somebody called so in small letters.
    return isMark(next, '(') && isFunction(token.value.toLowerCase()) ? 'A function is called without quotes.' : null
  }
  // What is no letter may part names for the server.
  if (!/^[\p{L}\p{N}\p{M}_$]+$/u.test(token.value) || token.value.includes('$$'))
    return 'A name without quotes has letters, digits, _ and $ alone.'
  if (/^[a-wyz]$/.test(token.value) && next?.type === 'string' && next.start === token.end)
    return 'A letter right before a quote is not allowed.'
  // `TABLE('name')` and `TABLE(function(...))` stand for whatever the text or the function says.
  if (isWord(token, 'table') && isMark(next, '(') && !(afterNext?.type === 'word' && isTableFunction(afterNext.value)))
    return 'This function may not stand for a table.'
  return null
}

export const rules: GuardRules = {
  lexis,
  starts: ['select', 'with'],
  isFunction,
  isKeyword,
  // A procedure may be made within a statement, and run anything then.
  words: /^(into|call|procedure|function|execute|begin|update|delete)$/,
  isOpenTable(schema, table) {
    if (isSystemDatabase(schema)) return false
    return schema === 'information_schema' ? CATALOG.test(table) : null
  },
  check(token, next, afterNext) {
    if (token.type === 'mark') return refusalOfMark(token, next, afterNext)
    if (token.type === 'string')
      return looksLikeStage(token.value)
        ? 'A text that begins with @ or snow: would be read as a stage. Give it as a value, or write it in two parts.'
        : null
    return token.type === 'word' || token.type === 'quoted' ? refusalOfName(token, next, afterNext) : null
  },
}
