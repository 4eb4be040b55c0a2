/** The bytes of a number, the last first; what is below zero as its complement. */
export function uint(value: bigint, length: number): Buffer {
  const whole = BigInt.asUintN(length * 8, value)
  return Buffer.from(whole.toString(16).padStart(length * 2, '0'), 'hex').reverse()
}
export const ucs2 = (text: string): Buffer => Buffer.from(text, 'utf16le')
export const named = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), ucs2(text)])

export function decimalBytes(text: string, scale: number): Buffer {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const digits = BigInt(whole + fraction.padEnd(scale, '0'))
  return Buffer.concat([Buffer.from([text.startsWith('-') ? 0 : 1]), uint(digits, 16)])
}

/** Days since the first of the first year. */
export const dayBytes = (day: string): Buffer =>
  uint(BigInt((Date.parse(`${day}T00:00:00Z`) - Date.parse('0001-01-01T00:00:00Z')) / 86_400_000), 3)

/** A clock in parts of a second, seven digits of them. */
export function ticksBytes(clock: string): Buffer {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(/[:.]/).map(Number)
  const fraction = (clock.split('.')[1] ?? '').padEnd(7, '0')
  return uint(BigInt(hours * 3600 + minutes * 60 + seconds) * 10_000_000n + BigInt(fraction), 5)
}

export function guidBytes(text: string): Buffer {
  const [a = '', b = '', c = '', ...rest] = text.split('-')
  const turned = [a, b, c].map((part) => Buffer.from(part, 'hex').reverse())
  return Buffer.concat([...turned, Buffer.from(rest.join(''), 'hex')])
}
