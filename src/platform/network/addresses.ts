import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Ranges that are not somebody's public host (IANA special-purpose registries, which hold most clouds' metadata addresses, and the one that is elsewhere). */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Azure's own host: it hands out what machines are set up with, secrets among it.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** The eight 16-bit groups of a valid IPv6 address, its zone left off. */
function groupsOf(address: string): number[] {
  let text = address.split('%')[0] ?? ''
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(text)
  if (dotted) {
    const [a, b, c, d] = dotted.slice(1).map(Number) as [number, number, number, number]
    text = `${text.slice(0, dotted.index)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  }
  const [head = '', tail] = text.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => Number.parseInt(group, 16))
}

const v4 = (high: number, low: number) => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`

/** Whether an address belongs to a public host. An IPv6 address that carries an IPv4 one is judged by the one it carries. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  if (!isIPv6(address)) return false
  const g = groupsOf(address) as [number, number, number, number, number, number, number, number]
  const leadingZeros = g.findIndex((group) => group !== 0)
  if (leadingZeros === -1) return false
  if (leadingZeros >= 6) return false // ::1 and the abandoned IPv4-compatible form
  if (leadingZeros === 5 && g[5] === 0xffff) return isPublicAddress(v4(g[6], g[7])) // IPv4-mapped
  if (leadingZeros === 4) return false // ::ffff:0:a.b.c.d, translated
  if (g[0] === 0x64 && g[1] === 0xff9b && g.slice(2, 6).every((group) => group === 0))
    return isPublicAddress(v4(g[6], g[7])) // NAT64
  if (g[0] === 0x2002 && !isPublicAddress(v4(g[1], g[2]))) return false // 6to4
  if ((g[4] === 0 || g[4] === 0x200) && g[5] === 0x5efe && !isPublicAddress(v4(g[6], g[7]))) return false // ISATAP
  return !closed.check(g.map((group) => group.toString(16)).join(':'), 'ipv6')
}

/** Whom a limit by address counts: one IPv4 address, or the 64 bits of an IPv6 network, of which anybody has all addresses to send from. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const g = groupsOf(address) as [number, number, number, number, number, number, number, number]
  if (g.slice(0, 5).every((group) => group === 0) && g[5] === 0xffff) return v4(g[6], g[7])
  return `${g
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
