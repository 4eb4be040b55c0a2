import { dialect } from '../pg/dialect.ts'
import { driverOf } from '../pg/driver.ts'
import { judgeStatement, type Wrapping } from '../pg/guard.ts'
import { postgresConverter, postgresType } from '../pg/values.ts'
import { readPostgresCatalog } from './catalog.ts'
import { checkNames } from './guard-catalog.ts'
import { placeholders } from './placeholders.ts'
import { reasonToWrite } from './rights.ts'

const session = (timeoutMs: number) => `
  SET default_transaction_read_only = on; SET standard_conforming_strings = on; SET client_encoding = 'UTF8';
  SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1; SET TimeZone = 'UTC';
  SET statement_timeout = ${Math.max(1, Math.floor(timeoutMs))}; SET idle_in_transaction_session_timeout = ${Math.floor(timeoutMs) + 5_000}; SET lock_timeout = 3000;
  SET cursor_tuple_fraction = 1;
  SELECT set_config('client_connection_check_interval', '1000', false) WHERE current_setting('server_version_num')::int >= 140000;
  BEGIN TRANSACTION READ ONLY`

const cursor: Wrapping = { before: 'DECLARE tallyroom NO SCROLL CURSOR FOR ', after: '', makes: 'DeclareCursorStmt' }
export const driver = driverOf({
  dialect,
  placeholders,
  database: 'postgres',
  cursor,
  described: cursor,
  describedRows: 0,
  largestPortion: 5_000,
  session,
  judge: judgeStatement,
  checkNames,
  catalog: readPostgresCatalog,
  reasonToWrite,
  type: postgresType,
  converter: postgresConverter,
})
