import { BlockList, isIP } from 'node:net'

/** Who of those that a request passed may say where it came from: nobody, so many next to us, or those of these addresses. */
export type TrustedProxies = { hops: number } | { addresses: string[] }

/** Reads `true`, `false`, a number of proxies, or a list of addresses and networks. Null when it is none of these. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'true') return { hops: 1 }
  if (text === 'false') return { hops: 0 }
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) }
  const addresses = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return addresses.length > 0 && addresses.every(isNetwork) ? { addresses } : null
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/**
 * For Fastify: whether the one that is so many steps before us is believed. Counted from our side, because whatever stands further
 * left in `X-Forwarded-For` was written by whoever sent the request.
 */
export function trustOf(proxies: TrustedProxies): false | ((address: string, hop: number) => boolean) {
  if ('hops' in proxies) return proxies.hops === 0 ? false : (_address, hop) => hop < proxies.hops
  const list = new BlockList()
  for (const network of proxies.addresses) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}
