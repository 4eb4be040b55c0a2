import type { FieldLook } from '../formats/field-look.contract.ts'

type Dimension = { grain?: string | undefined; bins?: object | undefined }
type Column = { name: string; label: string; type: string; format: unknown; ref: object }

/** How the columns of a question's answer read. */
export const fieldLooks = (
  { by }: { by: readonly Dimension[] },
  columns: readonly Column[],
): Record<string, FieldLook> => Object.fromEntries(columns.map((column) => [column.name, fieldLookOf(by, column)]))

export function fieldLookOf(by: readonly Dimension[], { label, type, format, ref }: Column): FieldLook {
  const dimension = 'by' in ref && typeof ref.by === 'number' ? by[ref.by] : undefined
  const bins = dimension?.bins
  return {
    label,
    type,
    ...(format ? { format: format as FieldLook['format'] & object } : {}),
    ...(dimension ? { isGroup: true } : {}),
    ...(dimension?.grain ? { grain: dimension.grain } : {}),
    ...(bins || /_of_|weekday/.test(dimension?.grain ?? '') ? { isNamed: true } : {}),
    ...(bins && 'width' in bins && typeof bins.width === 'number' ? { binWidth: bins.width } : {}),
  }
}
