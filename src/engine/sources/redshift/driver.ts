import { driverOf } from '../pg/driver.ts'
import type { Wrapping } from '../pg/guard.ts'
import { readRedshiftCatalog } from './catalog.ts'
import { dialect } from './dialect.ts'
import { checkNames, judgeRedshift } from './guard.ts'
import { placeholders } from './placeholders.ts'
import { reasonToWrite } from './rights.ts'
import { redshiftConverter, redshiftType } from './values.ts'

const CURSOR: Wrapping = { before: 'DECLARE tallyroom CURSOR FOR ', after: '', makes: 'DeclareCursorStmt' }

export const driver = driverOf({
  dialect,
  placeholders,
  database: 'dev',
  cursor: CURSOR,
  // What a cursor is asked for is worked out whole, so a statement is described by none of its rows.
  described: { ...CURSOR, before: `${CURSOR.before}SELECT * FROM (`, after: '\n) AS described LIMIT 0' },
  describedRows: 1,
  // A cluster of one node hands out no more at once.
  largestPortion: 1_000,
  session: (timeoutMs) => `
    SET DateStyle = 'ISO, YMD'; SET TimeZone = 'UTC'; SET extra_float_digits = 2;
    SET statement_timeout = ${Math.max(1, Math.floor(timeoutMs))};
    BEGIN READ ONLY`,
  judge: judgeRedshift,
  checkNames,
  catalog: readRedshiftCatalog,
  reasonToWrite,
  type: redshiftType,
  converter: redshiftConverter,
})
