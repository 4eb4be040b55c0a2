import { UnreadableFileError } from './report/import-report.ts'

export type DetectedFormat = 'text' | 'zip' | 'compound' | 'parquet' | 'jsonl' | 'spreadsheet-xml' | 'biff' | 'sqlite'

const foreign: [string, string][] = [
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['47494638', 'a GIF picture'],
  ['25504446', 'a PDF document'],
  ['1f8b', 'a gzip archive: unpack it first'],
  ['377abcaf271c', 'a 7-Zip archive: unpack it first'],
  ['526172211a07', 'a RAR archive: unpack it first'],
  ['7f454c46', 'a program'],
  ['4d5a9000', 'a program'],
  ['28b52ffd', 'a Zstandard archive: unpack it first'],
  ['425a68', 'a bzip2 archive: unpack it first'],
]

/** Bytes of a file's beginning that are looked at. */
export const FORMAT_HEAD = 65536

/** What the first bytes say the file is; its name only decides where they leave it open. */
export function detectFormat(head: Buffer, fileName: string): DetectedFormat {
  if (head.length === 0) throw new UnreadableFileError('the file is empty')
  const hex = head.subarray(0, 16).toString('hex')
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return 'zip'
  if (hex.startsWith('d0cf11e0a1b11ae1')) return 'compound'
  if (hex.startsWith('50415231')) return 'parquet'
  if (hex === '53514c69746520666f726d6174203300') return 'sqlite'
  // A worksheet stream without its container, as Excel 2 to 4 wrote it.
  if (/^0908(04|06|08|10)00/.test(hex) || /^0(002|204|409)0[46]00/.test(hex)) return 'biff'
  if (head.subarray(8, 12).toString('latin1') === 'DUCK')
    throw new UnreadableFileError('this is a DuckDB database: write its tables as Parquet (COPY … TO) and upload those')
  for (const [magic, what] of foreign) if (hex.startsWith(magic)) throw new UnreadableFileError(`this is ${what}`)
  return detectText(head, fileName)
}

function detectText(head: Buffer, fileName: string): DetectedFormat {
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  let control = 0
  for (const b of head) if (b < 32 && b !== 9 && b !== 10 && b !== 13 && b !== 12 && b !== 31 && b !== 0) control++
  if (!wide && control > head.length * 0.02)
    throw new UnreadableFileError('the file is neither text nor a known kind of workbook')
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (/^<\?xml[^>]*\?>\s*(<\?mso-application|<(\w+:)?Workbook\b)/i.test(text)) return 'spreadsheet-xml'
  if (/^<(!doctype html|html|head|body)\b/i.test(text)) throw new UnreadableFileError('this is a web page, not a table')
  if (isJsonLines(text, fileName)) return 'jsonl'
  if (/^\s*\[\s*\{/.test(text) && /\.json$/i.test(fileName)) return 'jsonl'
  if (/^[[{]/.test(text) && /\.(json|jsonl|ndjson)$/i.test(fileName))
    throw new UnreadableFileError('of JSON only a list of objects is a table, or lines that are an object each')
  return 'text'
}

function isJsonLines(text: string, fileName: string): boolean {
  if (!text.startsWith('{')) return false
  const first = text.split('\n', 1)[0]!.trim()
  try {
    const value: unknown = JSON.parse(first)
    return typeof value === 'object' && value !== null
  } catch {
    return /\.(jsonl|ndjson)$/i.test(fileName)
  }
}
