import { lexis as postgres } from '../pg/tokens.ts'
import type { Lexis } from '../sql/sql-tokens.ts'

/** As PostgreSQL was before backslashes in texts stood for themselves. */
export const lexis: Lexis = { ...postgres, backslashEscapes: 'always' }
