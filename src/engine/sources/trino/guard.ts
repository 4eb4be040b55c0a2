import { type GuardRules, isMark, keywordsWith, namesIn } from '../remote/statement-guard.ts'
import { lexis } from './tokens.ts'

/** Functions that compute. Functions of tables, which hand SQL to the databases behind, are not among them. */
const isFunction = namesIn(
  'abs acos asin atan atan2 beta_cdf bitwise_and bitwise_left_shift bitwise_not bitwise_or bitwise_right_shift bitwise_xor bit_count cbrt ceil ceiling cos cosh cosine_distance cosine_similarity degrees e exp floor from_base infinity inverse_beta_cdf inverse_normal_cdf is_finite is_infinite is_nan ln log log10 log2 mod nan normal_cdf pi pow power radians rand random round sign sin sinh sqrt tan tanh to_base truncate width_bucket wilson_interval_lower wilson_interval_upper',
  'any_value approx_distinct approx_most_frequent approx_percentile approx_set arbitrary array_agg avg bitwise_and_agg bitwise_or_agg bitwise_xor_agg bool_and bool_or checksum corr count count_if covar_pop covar_samp entropy every geometric_mean grouping histogram kurtosis listagg map_agg map_union max max_by merge min min_by multimap_agg numeric_histogram qdigest_agg reduce_agg regr_intercept regr_slope regr_count regr_avgx regr_avgy regr_r2 regr_sxx regr_sxy regr_syy skewness stddev stddev_pop stddev_samp sum tdigest_agg value_at_quantile values_at_quantiles quantile_at_value var_pop var_samp variance cardinality',
  'cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number',
  'chr codepoint concat concat_ws format format_number from_utf8 hamming_distance length levenshtein_distance lower lpad ltrim luhn_check normalize parse_data_size position regexp_count regexp_extract regexp_extract_all regexp_like regexp_position regexp_replace regexp_split replace reverse rpad rtrim soundex split split_part split_to_map split_to_multimap starts_with strpos substr substring to_utf8 translate trim upper word_stem url_decode url_encode url_extract_fragment url_extract_host url_extract_parameter url_extract_path url_extract_port url_extract_protocol url_extract_query',
  'at_timezone current_date current_time current_timestamp date date_add date_diff date_format date_parse date_trunc day day_of_month day_of_week day_of_year dow doy extract format_datetime from_iso8601_date from_iso8601_timestamp from_iso8601_timestamp_nanos from_unixtime from_unixtime_nanos hour human_readable_seconds last_day_of_month localtime localtimestamp millisecond minute month now parse_datetime parse_duration quarter second timestamp_objectid timezone timezone_hour timezone_minute to_date to_char to_iso8601 to_milliseconds to_timestamp to_unixtime week week_of_year with_timezone year year_of_week yow',
  'all_match any_match none_match array_average array_distinct array_except array_first array_histogram array_intersect array_join array_last array_max array_min array_normalize array_position array_remove array_sort array_sum array_union arrays_overlap combinations contains contains_sequence element_at euclidean_distance dot_product filter flatten map map_concat map_entries map_filter map_from_entries map_keys map_values map_zip_with multimap_from_entries ngrams reduce repeat sequence shuffle slice transform transform_keys transform_values trim_array zip zip_with transform row array',
  'is_json_scalar json_array json_array_contains json_array_get json_array_length json_exists json_extract json_extract_scalar json_format json_object json_parse json_query json_size json_value',
  'coalesce if nullif greatest least try try_cast cast typeof unnest row',
  'crc32 from_base32 from_base64 from_base64url from_big_endian_32 from_big_endian_64 from_hex from_ieee754_32 from_ieee754_64 hmac_md5 hmac_sha1 hmac_sha256 hmac_sha512 md5 murmur3 sha1 sha256 sha512 spooky_hash_v2_32 spooky_hash_v2_64 to_base32 to_base64 to_base64url to_big_endian_32 to_big_endian_64 to_hex to_ieee754_32 to_ieee754_64 xxhash64 uuid ip_prefix ip_subnet_min ip_subnet_max is_subnet_of',
  'bar color render rgb empty_approx_set make_set_digest st_area st_asgeojson st_astext st_buffer st_centroid st_contains st_distance st_geometryfromtext st_intersects st_length st_point st_within st_x st_y to_geometry to_spherical_geography great_circle_distance bing_tile bing_tile_at',
)
const isKeyword = keywordsWith(
  'match_recognize pattern measures define subset partition ignore respect nulls filter within rollup cube sets grouping escape natural full fetch offset tablesample bernoulli system recursive unnest varchar char decimal double timestamp time date interval array map row json precision overflow truncate recursive',
)
const CATALOG = /^(tables|columns|schemata|views)$/
/** Catalogs in which the server tells of itself and of what others ask. */
export const isSystemCatalog = (name: string): boolean => /^(system|jmx)$/.test(name)

const MARKS = new Set('( ) , . + - * / % = < > ! | [ ] ;'.split(' '))

export const rules: GuardRules = {
  lexis,
  starts: ['select', 'with', 'values', 'table'],
  isFunction,
  isKeyword,
  // A function may be made within a statement, and run anything then.
  words: /^(function|into|begin|call|execute|prepare)$/,
  isOpenTable(schema, table) {
    if (isSystemCatalog(schema)) return false
    return schema === 'information_schema' ? CATALOG.test(table) : null
  },
  check(token, next) {
    // `->` of a lambda is a minus and a sign of comparison; `$$` would be a text that we do not see.
    if (token.type === 'mark' && !MARKS.has(token.value))
      return `The character ${token.value} is not allowed outside of quotes.`
    // `TABLE(name(...))` calls a function that stands for a table, under whatever name.
    if (token.type === 'word' && token.value === 'table' && isMark(next, '('))
      return 'Functions that stand for tables are not allowed.'
    return null
  },
}
