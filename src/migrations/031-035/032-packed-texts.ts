import type { Migration } from '../../platform/database/migrate.ts'

/**
 * Long schemas and definitions are kept packed from here on, in the columns that they had. Nothing is changed: the name alone makes
 * versions that cannot unpack them refuse the database.
 */
export const packedTexts: Migration = {
  name: '032-packed-texts',
  async up() {},
}
