import type { Queries } from '../../platform/database/open.ts'

type SettingName = 'mail' | 'defaultModel' | 'publicUrl'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    service_settings: { name: SettingName; value: string; updatedAt: string }
  }
}

export async function findSettings(queries: Queries): Promise<Partial<Record<SettingName, string>>> {
  const rows = await queries.selectFrom('service_settings').select(['name', 'value']).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Null takes it away. */
export async function putSetting(
  queries: Queries,
  name: SettingName,
  value: string | null,
  updatedAt: string,
): Promise<void> {
  if (value === null) {
    await queries.deleteFrom('service_settings').where('name', '=', name).execute()
    return
  }
  await queries
    .insertInto('service_settings')
    .values({ name, value, updatedAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updatedAt }))
    .execute()
}
