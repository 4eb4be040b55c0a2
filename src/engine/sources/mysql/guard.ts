import { type GuardRules, isMark, isWord, keywordsWith, namesIn } from '../remote/statement-guard.ts'
import { lexis } from './tokens.ts'

/** Functions of MySQL and MariaDB that make a value out of their arguments. Functions that somebody stored on the server are not among them. */
const isFunction = namesIn(
  'abs acos adddate addtime aes_decrypt aes_encrypt any_value ascii asin atan atan2 avg bin bin_to_uuid bit_and bit_count bit_length bit_or bit_xor',
  'ceil ceiling char char_length character_length charset chr coalesce coercibility collation column_get column_json concat concat_ws connection_id conv convert convert_tz cos cot count crc32 crc32c cume_dist',
  'curdate current_date current_role current_time current_timestamp current_user curtime database date date_add date_format date_sub datediff day dayname dayofmonth dayofweek dayofyear degrees dense_rank',
  'elt exp export_set extract extractvalue field find_in_set first_value floor format format_bytes format_pico_time from_base64 from_days from_unixtime get_format greatest group_concat grouping hex hour',
  'if ifnull inet6_aton inet6_ntoa inet_aton inet_ntoa insert instr is_ipv4 is_ipv4_compat is_ipv4_mapped is_ipv6 is_uuid isnull',
  'json_array json_array_append json_array_insert json_array_intersect json_arrayagg json_compact json_contains json_contains_path json_depth json_detailed json_equals json_exists json_extract json_insert json_key_value json_keys json_length json_loose json_merge json_merge_patch json_merge_preserve json_normalize json_object json_object_filter_keys json_object_to_array json_objectagg json_overlaps json_pretty json_query json_quote json_remove json_replace json_schema_valid json_search json_set json_storage_size json_table json_type json_unquote json_valid json_value',
  'kdf lag last_day last_value lcase lead least left length lengthb ln localtime localtimestamp locate log log10 log2 lower lpad ltrim make_set makedate maketime max md5 median microsecond mid min minute mod month monthname natural_sort_key',
  'member now nth_value ntile nullif nvl nvl2 oct octet_length ord percent_rank percentile_cont percentile_disc period_add period_diff pi position pow power quarter quote radians rand rank regexp_instr regexp_like regexp_replace regexp_substr repeat replace reverse right round row_number rownum rpad rtrim',
  'schema sec_to_time second session_user sformat sha sha1 sha2 sign sin soundex space sqrt std stddev stddev_pop stddev_samp str_to_date strcmp subdate substr substring substring_index subtime sum sysdate system_user tan time time_format time_to_sec timediff timestamp timestampadd timestampdiff to_base64 to_char to_date to_days to_number to_seconds trim trim_oracle truncate trunc',
  'ucase unhex uncompressed_length unix_timestamp updatexml upper user utc_date utc_time utc_timestamp uuid uuid_short uuid_to_bin values var_pop var_samp variance version week weekday weekofyear weight_string year yearweek',
  'st_area st_asgeojson st_astext st_aswkb st_buffer st_centroid st_contains st_crosses st_difference st_dimension st_disjoint st_distance st_distance_sphere st_envelope st_equals st_geomfromgeojson st_geomfromtext st_geomfromwkb st_intersection st_intersects st_isvalid st_latitude st_length st_longitude st_overlaps st_pointfromtext st_srid st_touches st_transform st_union st_within st_x st_y point linestring polygon',
)
const isKeyword = keywordsWith(
  'against analyze binary bigint char character collate columns date datetime dec decimal div double float force ignore index int integer key keys match mod natural nchar nested numeric of path real recursive regexp replace rlike rollup separator signed smallint straight_join time timestamp tinyint unsigned use varbinary varchar xor year',
)
const SYSTEM_SCHEMAS = /^(mysql|performance_schema|sys|ndbinfo|information_schema)$/
/** Tables of the catalogue that describe one's own data. */
const CATALOG =
  /^(tables|columns|schemata|statistics|key_column_usage|referential_constraints|table_constraints|views|check_constraints|partitions)$/

export const isSystemDatabase = (name: string): boolean => SYSTEM_SCHEMAS.test(name)

export const rules: GuardRules = {
  lexis,
  starts: ['select', 'with', 'values', 'table'],
  isFunction,
  isKeyword,
  words: /^(into|outfile|dumpfile|procedure)$/,
  isOpenTable: (schema, table) =>
    SYSTEM_SCHEMAS.test(schema) ? schema === 'information_schema' && CATALOG.test(table) : null,
  check(token, next, afterNext) {
    // TiDB takes a sign that follows for a part of the name, so that `1e-- x` would be no comment.
    if (token.type === 'word' && /^\d+e$/.test(token.value)) return 'Put a name such as 1e in backticks.'
    if (isMark(token, '@') && isMark(next, '@') && next?.start === token.end) return 'Server settings cannot be read.'
    if (isMark(token, ':') && isMark(next, '=')) return 'Variables cannot be set.'
    if ((isWord(token, 'for') || isWord(token, 'lock')) && ['update', 'share', 'in'].some((word) => isWord(next, word)))
      return 'Rows cannot be locked.'
    // MariaDB: to ask a sequence moves it on.
    if ((isWord(token, 'next') || isWord(token, 'previous')) && isWord(next, 'value') && isWord(afterNext, 'for'))
      return 'Sequences cannot be asked.'
    return null
  },
}
