import { type GuardRules, isMark, isName, isWord, keywordsWith, namesIn } from '../remote/statement-guard.ts'
import type { Token } from '../sql/sql-tokens.ts'
import { lexis } from './tokens.ts'

/** Functions by family: there are more than a thousand, and their names are systematic. */
const FAMILIES = new RegExp(
  `^(${[
    'to\\w+',
    'parsedatetime\\w*',
    '(array|map|tuple|bit|bitmap|string|json|date|time|multi|ngram|word|polygon|geo|h3|s2|ip|ipv4|ipv6|uuid|simplejson|visitparam|regexp|extract|replace|split|substring|substr|position|base32|base58|base64|trim|left|right|lower|upper|starts|ends|has|cut|domain|format|random|accurate|least|greatest|add|subtract|next|months|years|weeks)\\w*',
    '(json|jsonb)extract\\w*',
    'l[12pinf]+(norm|distance|normalize)|cosinedistance|jaccardindex|levenshteindistance\\w*|editdistance\\w*|damerau\\w*',
    '(int|intdiv|float|u?int|decimal|negate|modulo|divide|multiply|plus|minus|not|and|or|xor|equals|notequals|less|greater|lessorequals|greaterorequals)\\w*',
    '(md4|md5|sha1|sha224|sha256|sha512|siphash\\w*|cityhash\\w*|farmhash\\w*|murmurhash\\w*|xxhash\\w*|xxh3|crc32\\w*|halfmd5|metrohash\\w*|inthash\\w*|wyhash\\w*|javahash\\w*|hivehash|kostikconsistenthash|jumpconsistenthash)',
  ].join('|')})$`,
)
/** Members of these families that reach beyond the statement or tell of the server. */
const NOT_OF_FAMILY =
  /^(addressto\w*|maptosubcolumns|timeseries\w*|formatrow\w*|formatquery\w*|randomprint\w*|iptrie\w*|timezone(?!of|offset)\w+|todictionary\w*|hascolumnintable|domainfilter\w*)$/
const isListed = namesIn(
  'abs acos acosh asin asinh atan atan2 atanh cbrt ceil ceiling cos cosh degrees e erf erfc exp exp10 exp2 factorial floor gcd hypot lcm lgamma ln log log10 log1p log2 mod pi positivemodulo pow power radians rand rand32 rand64 randconstant round roundage roundbankers rounddown roundduration roundtoexp2 sigmoid sign sin sinh sqrt tan tanh tgamma trunc truncate widthbucket',
  'if multiif case coalesce ifnull nullif isnull isnotnull iszeroornull assumenotnull nullin notnullin isnan isfinite isinfinite ifnotfinite in notin globalin max2 min2 greatest least identity ignore materialize tupleelement transform',
  'age now now64 today yesterday timezoneof timezoneoffset timeslot timeslots fromunixtimestamp fromunixtimestamp64milli fromunixtimestamp64micro fromunixtimestamp64nano monthname year quarter month week day hour minute second dayofyear dayofmonth dayofweek yearweek isoweek isoyear last_day makedate makedate32 makedatetime makedatetime64 str_to_date from_days to_days tochar',
  'length lengthutf8 char_length character_length octet_length empty notempty lower upper lcase ucase reverse reverseutf8 concat concat_ws concatassumeinjective repeat space ascii char unhex hex bin unbin initcap initcaputf8 soundex locate match like notlike ilike notilike countsubstrings countsubstringscaseinsensitive countmatches normalizequery normalizeutf8nfc tovalidutf8 translate translateutf8 lpad rpad leftpad rightpad leftpadutf8 rightpadutf8 trim ltrim rtrim splitbychar splitbystring alphatokens tokens ngrams printf format encodexmlcomponent decodexmlcomponent decodehtmlcomponent encodeurlcomponent decodeurlcomponent protocol port path pathfull topleveldomain firstsignificantsubdomain queryString fragment netloc urlhierarchy urlpathhierarchy',
  'range enumerate arrayjoin untuple tuple array map nested generateuuidv4 generateuuidv7 generateulid reinterpret cast accuratecast reinterpretasstring variantelement varianttype dynamicelement dynamictype bar currentdatabase database version runningaccumulate rowNumberInAllBlocks rownumberinblock neighbor runningdifference runningdifferencestartingwithfirstvalue greatCircleDistance greatcircleangle pointinellipses pointinpolygon',
  'count sum avg min max any anylast anyheavy first_value last_value lag lead laginframe leadinframe nth_value ntile row_number rank dense_rank percent_rank cume_dist argmin argmax uniq uniqexact uniqcombined uniqcombined64 uniqhll12 uniqthetasketch quantile quantiles quantileexact quantilesexact quantileexactlow quantileexacthigh quantileexactinclusive quantileexactexclusive quantileexactweighted quantiletiming quantiletdigest quantiletdigestweighted quantilebfloat16 quantiledeterministic quantileddsketch median medianexact mediantdigest stddev stddevpop stddevsamp stddev_pop stddev_samp varpop varsamp var_pop var_samp variance stddevpopstable stddevsampstable varpopstable varsampstable covarpopstable covarsampstable corrstable covarpop covarsamp covar_pop covar_samp corr skewpop skewsamp kurtpop kurtsamp entropy grouparray grouparraysample grouparraysorted grouparraymovingsum grouparraymovingavg grouparrayinsertat group_concat groupconcat groupuniqarray groupbitand groupbitor groupbitxor groupbitmap topk topkweighted approx_top_k approx_top_sum sumwithoverflow sumkahan summap minmap maxmap deltasum deltasumtimestamp boundingratio simplelinearregression stochasticlinearregression ranksum mannwhitneyutest studentttest welchttest meanztest kolmogorovsmirnovtest cramersv theilsu contingency windowfunnel retention sequencematch sequencecount sequencenextnode histogram singlevalueornull exponentialmovingaverage exponentialtimedecayedavg exponentialtimedecayedsum intervallengthsum sparkbar bool_and bool_or every some bit_and bit_or bit_xor array_agg string_agg stringagg avgweighted largesttrianglethreebuckets flamegraph maxintersections nothing estimatecompressionratio',
  'numbers numbers_mt zeros zeros_mt generate_series generateseries values null view generaterandom exists grouping tumble hop tumblestart tumbleend hopstart hopend datetrunc date_trunc date_add date_sub date_diff datediff dateadd datesub timestamp_add timestamp_sub timestampadd timestampsub timestampdiff datename formatdatetime formatreadablesize formatreadablequantity formatreadabletimedelta formatreadabledecimalsize fromunixtimestampinjodasyntax formatdatetimeinjodasyntax overlay',
)
/** What may be put to the end of an aggregate's name. */
const COMBINATORS = /(if|array|map|distinct|ordefault|ornull|foreach|resample|argmin|argmax|merge|state|simplestate)$/

function isFunction(name: string): boolean {
  if (isListed(name)) return true
  if (FAMILIES.test(name) && !NOT_OF_FAMILY.test(name)) return true
  return COMBINATORS.test(name) && isFunction(name.replace(COMBINATORS, ''))
}
const isKeyword = keywordsWith(
  'asof full ilike div mod top ignore respect nulls filter within qualify pivot cube rollup sets grouping escape final prewhere sample any anti semi global paste array except columns apply exclude interval nullable lowcardinality string fixedstring decimal decimal32 decimal64 decimal128 decimal256 datetime datetime64 date date32 enum8 enum16 enum map tuple nested array variant dynamic json object aggregatefunction simpleaggregatefunction int8 int16 int32 int64 int128 int256 uint8 uint16 uint32 uint64 float32 float64 bool uuid fill step staleness interpolate totals first last',
)
/** A lambda's own argument is no function; it is called by no name of the server's. */
const mayBeApplied = (name: string): boolean => isFunction(name.toLowerCase()) || isKeyword(name) || /^\w$/.test(name)
const CATALOG = /^(one|numbers|numbers_mt|tables|columns|databases)$/
const INFORMATION_SCHEMA = /^(tables|columns|schemata|views|key_column_usage|referential_constraints)$/

export const isSystemDatabase = (name: string): boolean => /^(system|information_schema)$/.test(name)

export const rules: GuardRules = {
  lexis,
  starts: ['select', 'with', 'values'],
  isFunction,
  isKeyword,
  words: /^(into|outfile|settings)$/,
  isOpenTable(schema, table) {
    if (schema === 'system') return CATALOG.test(table)
    return schema === 'information_schema' ? INFORMATION_SCHEMA.test(table) : null
  },
  // Parts of a tuple: `t.1.2`.
  mayBeJoined(tokens, i) {
    const [token, next] = tokens.slice(i, i + 2) as [Token, Token]
    const isPart = (one: Token) => one.type === 'number' && /^\.\d+$/.test(one.value)
    return (isPart(next) || isMark(next, '.')) && (isPart(token) || isName(token))
  },
  check(token, next, afterNext) {
    // Some versions take typographic quotes for quotes: what they hold would be read as code here, and what follows as a text.
    if (token.type === 'mark' && token.value > '~')
      return `The character ${token.value} is not allowed outside of quotes.`
    // `* APPLY(name)` and `* APPLY name` call a function without a parenthesis behind its name.
    if (isWord(token, 'apply')) {
      const applied = isMark(next, '(') ? afterNext : next
      if ((applied?.type === 'word' || applied?.type === 'quoted') && !mayBeApplied(applied.value))
        return `The function ${applied.value}() is not allowed.`
    }
    if (isWord(token, 'parallel') && isWord(next, 'with')) return 'One statement at a time.'
    // Where such a text has no end, the server takes its beginning for a name and goes on: it is refused rather than followed.
    if (isMark(token, '$')) return 'Texts in dollar signs are not allowed: use quotes.'
    // A value that stands for a name would be a name that nobody judged.
    if (isMark(token, ':') && next?.value.toLowerCase() === 'identifier') return 'A value cannot stand for a name.'
    return null
  },
}
