import type { Dataset } from '../../question/catalog.ts'

/** `database.schema.table`, of which only the table must be said; parts may stand in double quotes. */
export function tableOfSource<T extends Pick<Dataset, 'table'>>(source: string, datasets: T[]): T | undefined {
  const parts = [...source.trim().matchAll(/"((?:[^"]|"")+)"|([^."]+)/g)].map(([, quoted, plain]) =>
    quoted ? quoted.replaceAll('""', '"') : (plain ?? '').trim(),
  )
  const same = (a: string | null | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase()
  const byTable = (name: string | undefined) =>
    datasets.filter(({ table }) => table.name === name || same(table.name, name))
  const whole = datasets.find(({ table }) => table.name === source)
  if (whole) return whole
  const found = byTable(parts.at(-1))
  const schema = parts.at(-2)
  if (schema === undefined || found.length < 2) return found[0]
  return found.find(({ table }) => same(table.schema, schema))
}

/** How the table of a dataset is written as a source. */
export const sourceOf = ({ table }: Dataset, schema: string | null = table.schema): string => {
  const part = (name: string) => (/[."]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)
  return schema ? `${part(schema)}.${part(table.name)}` : part(table.name)
}
