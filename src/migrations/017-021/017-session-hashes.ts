import { createHash } from 'node:crypto'
import type { Migration } from '../../platform/database/migrate.ts'

/** Of a session's token only the hash is kept from now on; sessions go on. */
export const sessionHashes: Migration = {
  name: '017-session-hashes',
  async up(queries) {
    const rows: { id: string; token: string }[] = await queries.selectFrom('sessions').select(['id', 'token']).execute()
    for (const { id, token } of rows) {
      const hash = createHash('sha256').update(token).digest('hex')
      await queries.updateTable('sessions').set({ token: hash }).where('id', '=', id).execute()
    }
  },
}
