import type { FieldLook } from './field-look.contract.ts'
import { fieldText, plainText } from './field-text.ts'

/** The cells of a table as text, column by column as the app shows them. */
export function tableText(
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  { fields, locale }: { fields?: Record<string, FieldLook> | undefined; locale: string },
): string[][] {
  const shows = columns.map((name, at) =>
    fieldText(
      name,
      fields?.[name],
      rows.map((row) => row[at]),
      locale,
    ),
  )
  const said = (value: unknown, at: number) =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : (shows[at] ?? plainText)(value)
  return rows.map((row) => columns.map((_, at) => said(row[at], at)))
}
