import { type GuardRules, isMark, keywordsWith, namesIn } from '../remote/statement-guard.ts'
import { lexis } from './tokens.ts'

/** Functions of GoogleSQL that make a value out of their arguments. Not those that ask other services or models, nor anybody's own. */
const isListed = namesIn(
  'abs acos acosh any_value appends approx_count_distinct approx_quantiles approx_top_count approx_top_sum array array_agg array_concat array_concat_agg array_first array_includes array_is_distinct array_last array_length array_max array_min array_reverse array_slice array_sum array_to_string array_transform array_filter ascii asin asinh atan atan2 atanh avg',
  'bit_and bit_count bit_or bit_xor bool byte_length cast cbrt ceil ceiling char_length character_length chr coalesce code_points_to_bytes code_points_to_string collate concat contains_substr corr cos cosh cosine_distance cot coth count count_star countif covar_pop covar_samp csc csch cume_dist current_date current_datetime current_time current_timestamp',
  'date date_add date_bucket date_diff date_from_unix_date date_sub date_trunc datetime datetime_add datetime_bucket datetime_diff datetime_sub datetime_trunc dense_rank div double edit_distance elements_sum ends_with error euclidean_distance exp extract farm_fingerprint first_value flatten float64 floor format format_date format_datetime format_time format_timestamp from_base32 from_base64 from_hex',
  'gap_fill generate_array generate_date_array generate_range_array generate_timestamp_array generate_uuid greatest grouping hll_count.extract hll_count.init hll_count.merge hll_count.merge_partial if ieee_divide ifnull initcap instr int64 is_inf is_nan isnull json_array json_array_append json_array_insert json_extract json_extract_array json_extract_scalar json_extract_string_array json_flatten json_keys json_object json_query json_query_array json_remove json_set json_strip_nulls json_type json_value json_value_array justify_days justify_hours justify_interval',
  'lag last_day last_value lax_bool lax_float64 lax_int64 lax_string lead least left length ln log log10 logical_and logical_or lower lpad ltrim make_interval max max_by md5 min min_by mod net.host net.ip_from_string net.ip_net_mask net.ip_to_string net.ip_trunc net.ipv4_from_int64 net.ipv4_to_int64 net.public_suffix net.reg_domain net.safe_ip_from_string normalize normalize_and_casefold nth_value ntile nullif nullifzero numeric',
  'offset ordinal safe_offset safe_ordinal parse_bignumeric parse_date parse_datetime parse_json parse_numeric parse_time parse_timestamp percent_rank percentile_cont percentile_disc pow power rand range range_bucket range_contains range_end range_intersect range_overlaps range_sessionize range_start rank regexp_contains regexp_extract regexp_extract_all regexp_instr regexp_replace regexp_substr repeat replace reverse right round row_number rpad rtrim',
  's2_cellidfrompoint s2_coveringcellids safe_add safe_cast safe_convert_bytes_to_string safe_divide safe_multiply safe_negate safe_subtract search sec sech sha1 sha256 sha512 sign sin sinh soundex split sqrt starts_with stddev stddev_pop stddev_samp string string_agg strpos struct substr substring sum tan tanh time time_add time_diff time_sub time_trunc timestamp timestamp_add timestamp_bucket timestamp_diff timestamp_from_unix_micros timestamp_from_unix_millis timestamp_from_unix_seconds timestamp_micros timestamp_millis timestamp_seconds timestamp_sub timestamp_trunc to_base32 to_base64 to_code_points to_hex to_json to_json_string translate trim trunc typeof',
  'unicode unix_date unix_micros unix_millis unix_seconds unnest upper var_pop var_samp variance zeroifnull',
)
const GEOGRAPHY = /^st_[a-z0-9_]+$/

const isFunction = (name: string): boolean => {
  const plain = name.replace(/^safe\./, '')
  return isListed(plain) || GEOGRAPHY.test(plain)
}
const isKeyword = keywordsWith(
  'full cube rollup sets grouping ignore respect nulls qualify pivot unpivot tablesample within offset aggregate array bignumeric bytes exclude extend except numeric percent recursive rename replace set string struct system unnest filter call drop',
)
/** What of a dataset's own description may be read; not other people's queries, sessions and rights. */
const CATALOG =
  /^(tables|columns|column_field_paths|schemata|views|table_options|partitions|key_column_usage|table_constraints|constraint_column_usage|materialized_views)$/

export const rules: GuardRules = {
  lexis,
  starts: ['select', 'with', 'from'],
  isFunction,
  isKeyword,
  words: /^into$/,
  // The name of a project: `FROM my-project-1.sales.orders`.
  mayBeJoined(tokens, i) {
    const [before, dash, token, next] = tokens.slice(Math.max(0, i - 2), i + 2)
    return (
      isMark(dash, '-') &&
      before?.end === dash?.start &&
      dash?.end === token?.start &&
      (before?.type === 'word' || before?.type === 'number') &&
      next?.type === 'word'
    )
  },
  isOpenTable: (schema, table) => (schema === 'information_schema' ? CATALOG.test(table) : null),
}
