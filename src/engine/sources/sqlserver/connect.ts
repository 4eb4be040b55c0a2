import { Connection, type ConnectionConfiguration } from 'tedious'
import type { ConnectionSettings } from '../../connection.ts'
import { CONNECT_MS, required } from '../remote/driver.ts'
import { dialect } from './dialect.ts'

type Options = NonNullable<ConnectionConfiguration['options']>
type Negotiating = {
  performTlsNegotiation(...args: unknown[]): Promise<void>
  messageIo: { tlsNegotiationComplete: boolean }
}

function optionsOf(connection: ConnectionSettings, timeoutMs: number): Options {
  const database = connection.database?.trim()
  return {
    port: Number(dialect.port(connection)),
    ...(database ? { database } : {}),
    encrypt: connection.ssl === true,
    trustServerCertificate: connection.verifyCertificate === false,
    ...(connection.ca ? { cryptoCredentialsDetails: { ca: connection.ca } } : {}),
    appName: 'Tallyroom',
    connectTimeout: Math.min(CONNECT_MS, timeoutMs),
    requestTimeout: Math.max(1, Math.floor(timeoutMs)),
    // What quotes mean here is what they mean to our reading of the statement.
    enableQuotedIdentifier: true,
    dateFormat: 'ymd',
    datefirst: 1,
    useUTC: true,
    maxRetriesOnTransientErrors: 0,
  }
}

/** The number of the server's own message says more than the client's word for a failed login. */
function failureOf(error: Error & { code?: string; cause?: unknown }, number: number | null): Error {
  if (error.code === 'ELOGIN' && number !== null)
    return Object.assign(new Error(error.message), { code: String(number) })
  const cause = error.cause as { code?: string; errors?: { code?: string }[] } | undefined
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? error.code
  return Object.assign(new Error(error.message), code === undefined ? {} : { code })
}

export function connect(settings: ConnectionSettings, timeoutMs: number): Promise<Connection> {
  const connection = new Connection({
    server: required(settings, 'host'),
    authentication: {
      type: 'default',
      options: { userName: required(settings, 'username'), password: settings.password ?? '' },
    },
    options: optionsOf(settings, timeoutMs),
  })
  if (settings.ssl) neverInClear(connection as unknown as Negotiating)
  let number: number | null = null
  connection.on('errorMessage', (message) => {
    number = (message as unknown as { number: number }).number
  })
  connection.on('error', () => undefined)
  return new Promise((resolve, reject) => {
    connection.connect((error) => {
      if (!error) return resolve(connection)
      connection.close()
      reject(failureOf(error, number))
    })
  })
}

/** Asked to encrypt, the client would send the password in clear to a server that says it cannot. */
function neverInClear(connection: Negotiating): void {
  const negotiate = connection.performTlsNegotiation.bind(connection)
  connection.performTlsNegotiation = async (...args) => {
    await negotiate(...args)
    if (!connection.messageIo.tlsNegotiationComplete)
      throw Object.assign(new Error('The server does not offer TLS.'), { code: 'ENOTLS' })
  }
}
