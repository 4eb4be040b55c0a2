import type { Secrets } from '../../platform/secrets.ts'

const isLoopback = (host: string | undefined) =>
  host === undefined || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)

/** Asked for when somebody other than the person at this machine could reach the service. */
export function setupToken(
  { host, publicUrl }: { host: string; publicUrl?: string | undefined },
  secrets: Pick<Secrets, 'derive'>,
): { token: string; tokenNeeded: boolean } {
  return {
    token: secrets.derive('setup').slice(0, 24),
    tokenNeeded: !isLoopback(host) || !isLoopback(publicUrl && new URL(publicUrl).hostname),
  }
}
