/** What a column holds of a value: JSON text of a structure, 1 or 0 of yes and no, anything else as it is. */
type Column<Value> = Value extends boolean ? number : Value extends string | number | null | undefined ? Value : string
export type Stored<Values> = { [Name in keyof Values]: Column<Values[Name]> }

/** Values as columns hold them. What is undefined is left out: of a change, it stays as it was. */
export function stored<Values extends object>(values: Values): Stored<Values> {
  const columns: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const isStructure = typeof value === 'object' && value !== null
    columns[name] = isStructure ? JSON.stringify(value) : typeof value === 'boolean' ? Number(value) : value
  }
  return columns as Stored<Values>
}
