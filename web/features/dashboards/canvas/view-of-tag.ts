import type { ValueFormat, ViewNode } from '../../../../src/engine/documents/documents.contract.ts'
import { attributesOf } from './canvas-edits.ts'
import type { Part } from './markup-parts.ts'

/** `percent`, `EUR` or the whole object; what is none is left to the check. */
export function formatOf(written: unknown): ValueFormat | undefined {
  if (written === 'number' || written === 'percent') return { style: written }
  if (typeof written === 'string')
    return /^[A-Z]{3}$/.test(written) ? { style: 'currency', currency: written } : undefined
  return typeof written === 'object' && written !== null ? (written as ValueFormat) : undefined
}

const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

/** A view as it stands in the text, drawn before the service has read it; the service has the last word when it is saved. */
export function viewOfTag(part: Part): ViewNode {
  const { query, at: _, link, height: __, ...rest } = attributesOf(part)
  const common = { query: String(query ?? ''), ...(typeof link === 'string' ? { link } : {}) }
  const format = formatOf(rest.format)
  if (part.tag === 'chart') return { type: 'chart', ...common, chart: given({ ...rest, format }) } as ViewNode
  if (part.tag === 'metric') return given({ type: 'metric', ...common, ...rest, format }) as ViewNode
  const sort = typeof rest.sort === 'string' ? sortOf(rest.sort) : undefined
  const formats = Object.entries((rest.formats as Record<string, unknown> | undefined) ?? {})
    .map(([name, one]) => [name, formatOf(one)] as const)
    .filter(([, one]) => one !== undefined)
  return given({
    type: 'table',
    ...common,
    ...rest,
    sort,
    formats: formats.length > 0 ? Object.fromEntries(formats) : undefined,
  }) as ViewNode
}

const sortOf = (text: string) => ({
  column: text.replace(/ (asc|desc)$/i, ''),
  descending: / desc$/i.test(text),
})
