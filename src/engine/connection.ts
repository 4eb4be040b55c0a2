import type { FileKind, RemoteKind } from './connection.contract.ts'

export type { FileKind, RemoteKind } from './connection.contract.ts'
export type SourceKind = FileKind | RemoteKind
/** As it is told: what ran a statement, whose SQL it is. */
export type EngineName = Lowercase<SourceKind>

export type ConnectionSettings = {
  host?: string | null
  port?: number | null
  database?: string | null
  username?: string | null
  password?: string | null
  /** Speak TLS, or do not speak at all. */
  ssl?: boolean | null
  /** A certificate authority of one's own, as PEM text. */
  ca?: string | null
  /** False takes any certificate: for servers with a self-made one. */
  verifyCertificate?: boolean | null
  /** BigQuery. */
  projectId?: string | null
  /** What lets in beside or instead of a password: the JSON text of a service account, a private key, a token. */
  key?: string | null
  /** BigQuery: where its jobs run, such as `EU`. */
  location?: string | null
  /** Of engines that have several: the machines that run a statement. */
  warehouse?: string | null
  /** In whose rights a statement runs, of those the user may take. */
  role?: string | null
  /** Another address of an engine's HTTP interface. */
  endpoint?: string | null
}

/** The port that is dialled: the one that is set, else the engine's usual one. */
export function portOf({ endpoint, port }: ConnectionSettings, usual: number): number {
  if (endpoint) {
    const { port: own, protocol } = new URL(endpoint)
    return own ? Number(own) : protocol === 'http:' ? 80 : 443
  }
  return port ?? usual
}
