import { isIP } from 'node:net'
import { type NetworkGuard, NetworkRefusedError } from './network.ts'

const patienceMs = 3_000

/**
 * Why an address that somebody typed could never be fetched from here, or null. Told when it is saved; the guard stands again when it is
 * fetched. A name that is not known just now is taken: trying it will tell.
 */
export async function addressFault(guard: NetworkGuard, address: string): Promise<string | null> {
  if (guard.settings.allowPrivate) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return 'must be an https address'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return (await isRefused(guard, host, Number(url.port || 443)))
    ? `${host} is a private or reserved address, which is not allowed here`
    : null
}

async function isRefused(guard: NetworkGuard, host: string, port: number): Promise<boolean> {
  if (isIP(host)) return !guard.allows(host)
  const { promise: waited, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), patienceMs)
  const looked = guard.assertAllowed(host, port).then(
    () => false,
    (error) => error instanceof NetworkRefusedError,
  )
  return Promise.race([looked, waited]).finally(() => clearTimeout(timer))
}
