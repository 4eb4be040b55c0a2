/**
 * An engine's message about a failed statement as a model may read it that may not see values: a failed cast quotes a cell,
 * and `error(name)` says nothing else. Words stay that are names of the schema or belong to the language of engines; of a
 * statement that was refused before it read a row, its own words as well, so that it can be mended.
 */
export function privateError(message: string, sql: string, schemaNames: Iterable<string>): string {
  const known = new Set(engineWords)
  for (const name of schemaNames) for (const word of wordsOf(name)) known.add(word)
  if (beforeAnyRow.test(message)) for (const word of wordsOf(sql)) known.add(word)
  return message
    .slice(0, 2_000)
    .replace(words, (word) => (known.has(word.toLowerCase()) ? word : '…'))
    .replace(/…(?:[^\p{L}\p{N}]{0,3}…)+/gu, '…')
}

const words = /[\p{L}\p{N}_]+/gu
const wordsOf = (text: string) => text.toLowerCase().match(words) ?? []

/** How engines begin when they did not understand a statement. */
const beforeAnyRow =
  /^(no such (table|column|function)|near "|ambiguous column|incomplete input|misuse of aggregate|wrong number of arguments|(parser|binder|catalog) error|syntax error at or near|(relation|column|function|operator|missing from-clause)\b.* (does not exist|for table)|unknown (column|table)|unrecognized name|you have an error in your sql syntax)/i

const engineWords = new Set(
  `a aggregate allowed ambiguous an and any argument arguments array as at be before bigint binder boolean by call cannot
  cast catalog char character clause code column columns common constraint conversion convert convertible converting could
  database date datetime decimal digits divide division does double during end error exceeded exist exists expected
  expression failed field find float for format found from function functions group having implicit in incorrect input
  int int32 int64 integer interval into invalid is it json key limit line malformed match memory missing more must near no
  not null number numeric of on operator or order out outside overflow parse parser permitted precision query range read
  real reference relation required result row rows scalar select single statement string subquery such syntax table
  than the time timed timestamp to token too truncated type types unexpected union unknown unrecognized unterminated use
  used value values varchar view was where while with within without wrong zero`.split(/\s+/),
)
