import type { ConnectionSettings } from '../connection.ts'
import { type Quoting, quoteIdentifier } from '../quote-identifier.ts'
import type { QueryFailure } from '../sandbox/query.ts'
import type { SourceTable } from '../schema.ts'

export type TableName = Pick<SourceTable, 'name' | 'schema'>

/** What a connection ran into, as its driver told it. */
export type ConnectionFailure = { kind: QueryFailure; code?: string; message: string }

/** What differs from engine to engine in the SQL that we write ourselves and in what helps a failed connection. */
export type Dialect = {
  quoting: Quoting
  /** A table's full name, quoted. */
  table(table: TableName): string
  /** A condition: the text of the quoted column has the lower-case text of the placeholder somewhere. */
  contains(column: string, placeholder: string): string
  /** Whether `=` may take texts as equal that differ in their letters' case: by a column's collation. */
  mayIgnoreCase?: true
  /** So many rows are asked for by TOP at the beginning, not by LIMIT at the end. */
  limitsByTop?: true
  /** The port that is dialled; null for a file. */
  port(connection: ConnectionSettings): number | null
  /** At most `rows` rows that stand for the table. `sampled`: they may be fewer than all. */
  sample(table: SourceTable, rows: number): { sql: string; sampled: boolean }
  /** Three statements that make an account which can only read, to be copied; none for a file. */
  readOnlyRole(connection: ConnectionSettings): string[]
  /** What to change so that the connection works; null when only the server's own words help. */
  fixFor(failure: ConnectionFailure, connection: ConnectionSettings): string | null
}

/** A table's full name by an engine's way of quoting. */
export const qualifiedBy =
  (quoting?: Quoting) =>
  ({ schema, name }: TableName): string =>
    [...(schema === null ? [] : schema.split('.')), name].map((part) => quoteIdentifier(part, quoting)).join('.')

/** How an engine quotes names, and the first rows of a table, for one that has no better way to choose some. */
export function quotedBy(quoting: Quoting) {
  const table = qualifiedBy(quoting)
  const sample: Dialect['sample'] = (of, rows) => ({
    sql: `SELECT * FROM ${table(of)} LIMIT ${rows}`,
    sampled: of.rows === null || of.rows > rows,
  })
  return { quoting, table, sample }
}

/** What is the same for both kinds of file. */
export const fileDialect = {
  ...quotedBy('double-quotes'),
  contains: (column, placeholder) => `instr(lower(cast(${column} as text)), ${placeholder}) > 0`,
  port: () => null,
  readOnlyRole: () => [],
  fixFor: ({ kind }) =>
    kind === 'unavailable' ? 'The file of this data source cannot be opened. Upload it again.' : null,
} satisfies Dialect

/** A SELECT of which no more than so many rows are wanted. */
export const firstOf = ({ limitsByTop }: Dialect, select: string, rows: number): string =>
  limitsByTop ? select.replace(/^select( distinct)?/i, (start) => `${start} TOP (${rows})`) : `${select} LIMIT ${rows}`

/** Failures of reaching a server, which read the same for every kind. */
export function fixForNetwork({ code, message }: ConnectionFailure, connection: ConnectionSettings): string | null {
  const host = connection.host ?? connection.endpoint ?? 'the server'
  const { port } = connection
  switch (code) {
    case 'ENETREFUSED':
      return `${host} is a private or reserved address. Use the server's public address, or have the administrator of this service allow private networks.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_NODATA':
      if (!connection.endpoint && /[:/@]/.test(host))
        return `${host} is more than a host name. Give the name alone: port, user and database have fields of their own.`
      return `No host is known by the name ${host}. Check the host name for typing errors.`
    case 'ECONNREFUSED':
      return `${host} answers, but nothing listens on port ${port}. Check the port, and that the database accepts connections from outside.`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ECONNABORTED':
      return `${host} does not answer on port ${port}. Check host and port, and that a firewall lets this service in.`
    case 'ECONNRESET':
    case 'EPIPE':
      return `${host} closed the connection. Check that the port is the database's own, and whether it wants TLS (the ssl setting).`
    case 'MISSING_SETTING':
      return message
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The server's certificate is for another name than ${host}. Use the name in the certificate as the host.`
    case 'CERT_HAS_EXPIRED':
      return "The server's certificate has expired. Renew it on the server."
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return "The server's certificate is not signed by a known authority. Give the authority's certificate (ca), or turn off its verification (verifyCertificate)."
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
    case 'EPROTO':
      return 'The server does not speak TLS on this port. Turn the ssl setting off, or use its TLS port.'
    default:
      return null
  }
}
