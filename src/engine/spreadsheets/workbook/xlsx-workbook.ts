import { posix } from 'node:path'
import { type ImportLimits, UnreadableFileError } from '../report/import-report.ts'
import { classifyFormat, kindOfFormat, type NumberFormat } from './number-formats.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { elementNamed, tagsNamed } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

export type SheetEntry = { name: string; hidden: boolean; part: string }

export type Workbook = {
  sheets: SheetEntry[]
  strings: SharedStrings
  /** By the style number of a cell: what its format makes of a number, and the kind of cell that is. */
  formats: { format: NumberFormat; kind: number }[]
  epoch1904: boolean
  warnings: string[]
}

async function readXml(zip: ZipArchive, part: string): Promise<string> {
  const bytes = await zip.read(part)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  return bytes.toString('utf8')
}

type Relation = { id: string; type: string; part: string }

export async function relationsOf(zip: ZipArchive, part: string): Promise<Relation[]> {
  const file = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
  if (!zip.has(file)) return []
  return tagsNamed(await readXml(zip, file), 'Relationship').map((tag) => {
    const target = (tag.Target ?? '').replaceAll('\\', '/')
    const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target)
    return { id: tag.Id ?? '', type: (tag.Type ?? '').split('/').at(-1) ?? '', part: path }
  })
}

/** No program writes longer ones, and what follows says nothing more of the kind. */
const maxCodeLength = 255

async function readFormats(zip: ZipArchive, part: string | null): Promise<Workbook['formats']> {
  if (part === null || !zip.has(part)) return []
  const xml = await readXml(zip, part)
  const codes = new Map(
    tagsNamed(xml, 'numFmt').map((tag) => [Number(tag.numFmtId), (tag.formatCode ?? '').slice(0, maxCodeLength)]),
  )
  const known = new Map<number, Workbook['formats'][number]>()
  return tagsNamed(elementNamed(xml, 'cellXfs'), 'xf').map((tag) => {
    const id = Number(tag.numFmtId ?? 0)
    let found = known.get(id)
    if (!found) {
      const code = codes.get(id)
      const format = classifyFormat(id, code)
      found = { format, kind: kindOfFormat(format, code) }
      known.set(id, found)
    }
    return found
  })
}

/** Each sheet costs the same work at least, however little stands in it. */
export function refuseManySheets(count: number, { maxSheets }: Pick<ImportLimits, 'maxSheets'>): void {
  if (count > maxSheets) throw new UnreadableFileError(`the workbook has more than ${maxSheets} sheets`)
}

export async function openWorkbook(zip: ZipArchive, limits: ImportLimits): Promise<Workbook> {
  const main = (await relationsOf(zip, '')).find((r) => r.type === 'officeDocument')?.part ?? 'xl/workbook.xml'
  if (!zip.has(main)) throw new UnreadableFileError('the file is damaged: the workbook part is missing')
  const xml = await readXml(zip, main)
  const relations = await relationsOf(zip, main)
  const partOf = (type: string) => relations.find((r) => r.type === type)?.part ?? null
  const warnings: string[] = []
  const sheets: SheetEntry[] = []
  const tags = tagsNamed(xml, 'sheet')
  refuseManySheets(tags.length, limits)
  const byId = new Map(relations.toReversed().map((relation) => [relation.id, relation]))
  const read = new Set<string>()
  for (const tag of tags) {
    const name = tag.name ?? `Sheet${sheets.length + 1}`
    const relation = byId.get(tag['r:id'] ?? tag.id ?? '')
    if (relation && read.has(relation.part.toLowerCase())) {
      warnings.push(`“${name}” is another name of a sheet before it and was left out`)
      continue
    }
    if (relation) read.add(relation.part.toLowerCase())
    if (!relation || !zip.has(relation.part)) {
      warnings.push(`the sheet “${name}” is not in the file`)
    } else if (relation.type !== 'worksheet') {
      warnings.push(`“${name}” is no table (${relation.type}) and was left out`)
    } else sheets.push({ name, hidden: tag.state === 'hidden' || tag.state === 'veryHidden', part: relation.part })
  }
  const date1904 = tagsNamed(xml, 'workbookPr')[0]?.date1904
  return {
    sheets,
    strings: await readSharedStrings(zip, partOf('sharedStrings'), limits),
    formats: await readFormats(zip, partOf('styles')),
    epoch1904: date1904 === '1' || date1904 === 'true' || date1904 === 'on',
    warnings,
  }
}
