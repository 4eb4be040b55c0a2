/** What SQL Server has of its own, as functions of PostgreSQL. */
export const LIKE_SQLSERVER = `
  CREATE FUNCTION dateadd(unit text, count bigint, moment timestamp) RETURNS timestamp IMMUTABLE LANGUAGE sql AS
    'SELECT moment + count * CASE unit WHEN ''quarter'' THEN interval ''3 months'' ELSE (''1 '' || unit)::interval END';
  CREATE FUNCTION dateadd(unit text, count bigint, moment date) RETURNS date IMMUTABLE LANGUAGE sql AS
    'SELECT dateadd(unit, count, moment::timestamp)::date';
  CREATE FUNCTION datepart(unit text, moment timestamp) RETURNS int IMMUTABLE LANGUAGE sql AS
    'SELECT floor(date_part(CASE unit WHEN ''iso_week'' THEN ''week'' WHEN ''dayofyear'' THEN ''doy'' ELSE unit END, moment))::int';
  CREATE FUNCTION datediff(unit text, a timestamp, b timestamp) RETURNS bigint IMMUTABLE LANGUAGE sql AS
    'SELECT CASE unit
      WHEN ''year'' THEN datepart(''year'', b) - datepart(''year'', a)
      WHEN ''quarter'' THEN (datepart(''year'', b) - datepart(''year'', a)) * 4 + datepart(''quarter'', b) - datepart(''quarter'', a)
      WHEN ''month'' THEN (datepart(''year'', b) - datepart(''year'', a)) * 12 + datepart(''month'', b) - datepart(''month'', a)
      ELSE (extract(epoch FROM date_trunc(CASE unit WHEN ''week'' THEN ''day'' ELSE unit END, b)) - extract(epoch FROM date_trunc(CASE unit WHEN ''week'' THEN ''day'' ELSE unit END, a)))::bigint
        / CASE unit WHEN ''week'' THEN 604800 WHEN ''day'' THEN 86400 WHEN ''hour'' THEN 3600 WHEN ''minute'' THEN 60 ELSE 1 END END';
  CREATE FUNCTION year(timestamp) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT datepart(''year'', $1)';
  CREATE FUNCTION month(timestamp) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT datepart(''month'', $1)';
  CREATE FUNCTION day(timestamp) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT datepart(''day'', $1)';
  CREATE FUNCTION datefromparts(int, int, int) RETURNS date IMMUTABLE STRICT LANGUAGE sql AS 'SELECT make_date($1, $2, $3)';
  CREATE FUNCTION switchoffset(timestamptz, text) RETURNS timestamp IMMUTABLE LANGUAGE sql AS 'SELECT $1 AT TIME ZONE ''UTC''';
  CREATE FUNCTION charindex(part text, whole text) RETURNS int IMMUTABLE LANGUAGE sql AS
    'SELECT CASE WHEN part = '''' THEN 0 ELSE strpos(whole, part) END';
  CREATE FUNCTION patindex(pattern text, whole text) RETURNS int IMMUTABLE LANGUAGE sql AS
    'SELECT COALESCE(regexp_instr(whole, trim(both ''%'' FROM pattern)), 0)';
  CREATE FUNCTION format_double(x double precision, text, text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT x::text';
  CREATE FUNCTION convert_moment(x timestamp, int) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT x::text';
  CREATE FUNCTION round(x double precision, digits int) RETURNS double precision IMMUTABLE LANGUAGE sql AS
    'SELECT round(x::numeric, digits)::double precision';
  CREATE FUNCTION joined(a text, b text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT a || b';
  CREATE OPERATOR + (FUNCTION = joined, LEFTARG = text, RIGHTARG = text)`

/** What PostgreSQL takes and SQL Server does not. */
const LACKING =
  /\bLIMIT\b|\|\||::|\bNULLS (FIRST|LAST)\b|\b(TRUE|FALSE|FILTER|INTERVAL|LATERAL|USING|ILIKE|RECURSIVE|boolean|text)\b|\bDISTINCT FROM\b|\b(GROUP|ORDER) BY (\d|NULL|')|\(\s*WITH\b|\b(EXTRACT|DATE_TRUNC|GREATEST|LEAST|DATETRUNC|TRIM|LENGTH|SUBSTR|CEIL|LN|STRPOS|BOOL_OR|BOOL_AND|CORR|STDDEV_SAMP|VAR_SAMP)\s*\(|\b(DATE|TIMESTAMP) '|\([^()]*, [^()]*\) (NOT )?IN \(/i

const WORDS: [RegExp, string][] = [
  [/\b(DATEADD|DATEPART|DATEDIFF)(?:_BIG)?\((\w+),/g, "$1('$2',"],
  [/\bdatetime2\(7\)/g, 'timestamp'],
  [/\bdatetimeoffset\b/g, 'timestamptz'],
  [/\bCONVERT\(nvarchar\(30\),/g, 'convert_moment('],
  [/\bnvarchar\((max|30)\)/g, 'text'],
  [/\bAS bit\)/g, 'AS smallint)'],
  [/\bTRY_CAST\(/g, 'CAST('],
  [/ DESC\b/g, ' DESC NULLS LAST'],
  [/\bLOG\(/g, 'LN('],
  [/\bFORMAT\(/g, 'format_double('],
  [/\bCOLLATE Latin1_General_100_(BIN2|CI_AS_SC)\b/g, 'COLLATE "C"'],
  [/\b(LEN|DATALENGTH)\(/g, 'LENGTH('],
  [/\bNCHAR\(/g, 'CHR('],
  [/\bSTDEVP\(/g, 'STDDEV_POP('],
  [/\bSTDEV\(/g, 'STDDEV_SAMP('],
  [/\bVARP\(/g, 'VAR_POP('],
  [/\bVAR\(/g, 'VAR_SAMP('],
  [/@p(\d+)\b/g, '$$$1'],
]
const PIECES = /N?'(?:[^']|'')*'|"(?:[^"]|"")*"|(?:(?!N')[^'"])+/g

/** A statement of SQL Server's as PostgreSQL takes it; refused when it has what SQL Server has not. */
export function asPostgres(sql: string): string {
  const bare = sql.replace(PIECES, (piece) => (/^N?'/.test(piece) ? "''" : /^"/.test(piece) ? '"x"' : piece))
  const lacking = LACKING.exec(bare)
  if (lacking) throw new Error(`SQL Server has no ${lacking[0]}`)
  return sql.replace(PIECES, (piece) => {
    if (/^N?'/.test(piece)) return piece.replace(/^N/, '')
    return piece.startsWith('"') ? piece : WORDS.reduce((text, [from, to]) => text.replace(from, to), piece)
  })
}
