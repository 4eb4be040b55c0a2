import { isRoundedWhole } from '../typing/values.ts'

/**
 * SheetJS reads every number as a double. Where a workbook is text, whole numbers that a double would round are made words before it reads
 * them: two ids stay two. Bytes of other letters are not touched.
 */
export function withoutRounding(xml: Buffer): Buffer {
  const text = xml.toString('latin1')
  const kept = text.replace(openDocumentCell, asWord).replace(spreadsheetXmlCell, dataAsWord)
  return kept === text ? xml : Buffer.from(kept, 'latin1')
}

/** `<table:table-cell office:value-type="float" office:value="9007199254740993">`: its attributes in any order. */
const openDocumentCell = /<[^<>]*\boffice:value\s*=\s*["']([-+]?\d{16,})["'][^<>]*>/g

const asWord = (tag: string, digits: string): string =>
  isRoundedWhole(digits)
    ? tag
        .replace(/(\boffice:value-type\s*=\s*["'])(?:float|percentage|currency)(["'])/, '$1string$2')
        .replace(/\boffice:value(\s*=)/, 'office:string-value$1')
    : tag

/** `<Data ss:Type="Number">9007199254740993</Data>`, of workbooks that are one text. */
const spreadsheetXmlCell = /(<(?:ss:)?Data\b[^<>]*\bss:Type\s*=\s*["'])Number(["'][^<>]*>\s*)([-+]?\d{16,})(?=\s*<)/g

const dataAsWord = (all: string, before: string, behind: string, digits: string): string =>
  isRoundedWhole(digits) ? `${before}String${behind}${digits}` : all
