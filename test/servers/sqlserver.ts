import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type Duplex, duplexPair } from 'node:stream'
import { createSecureContext, TLSSocket } from 'node:tls'
import { dayBytes, decimalBytes, guidBytes, named, ticksBytes, ucs2, uint } from './sqlserver-bytes.ts'

const pem = (kind: string, base64: string) => `-----BEGIN ${kind}-----\n${base64}\n-----END ${kind}-----\n`
/** Made for these tests alone, and signed by nobody. */
const KEY = pem(
  'PRIVATE KEY',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglD0mnvRr1EvkMBVn9KTBf8XzLglRf6x9Hx0ujPMeB12hRANCAASiEk27UnH2l8yCL+/8L5nBn35ui3jb+fFMbIqevQcWThHXSF9ZlWxjHFQn/7qh3727l1Qe2mosG2Y45vVdFzVm',
)
export const CERTIFICATE = pem(
  'CERTIFICATE',
  'MIIBlDCCATugAwIBAgIUGV4aRmb2USKaOzHQm3e935y4wR0wCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNzEwMTkzMFoYDzIxMjYxMDI0MTAxOTMwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASiEk27UnH2l8yCL+/8L5nBn35ui3jb+fFMbIqevQcWThHXSF9ZlWxjHFQn/7qh3727l1Qe2mosG2Y45vVdFzVmo2kwZzAdBgNVHQ4EFgQUKKlUXi5JWVUZdF5ch3qGHc/aSJUwHwYDVR0jBBgwFoAUKKlUXi5JWVUZdF5ch3qGHc/aSJUwDwYDVR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwIDRwAwRAIgWvAt7WqybNSf25pZB3nASdtYCA4gwsESXrXC1L9zuGkCIEnZbuekPoGAByTEJhxY9Fsspp64VY8arFOpe0s2GjI5',
)

export type Type =
  | 'int'
  | 'bigint'
  | 'bit'
  | 'float'
  | 'real'
  | 'money'
  | 'nvarchar'
  | 'nvarchar(max)'
  | 'date'
  | 'time'
  | 'datetime'
  | 'datetime2'
  | 'datetimeoffset'
  | 'uniqueidentifier'
  | 'varbinary'
  | `decimal(${number},${number})`
export type Table = { columns: Record<string, Type>; rows: unknown[][] }
export type Refusal = { number: number; message: string; line?: number }
export type Asked = { sql: string; params: unknown[]; procedure: string | null }

const PACKET = { batch: 1, rpc: 3, attention: 6, login: 16, prelogin: 18 } as const
const COLLATION = Buffer.from([9, 4, 208, 0, 52])

/** The type as a column is described, and one value of it: its length, and its bytes. */
function codecOf(type: Type): { info: Buffer; write(value: unknown): Buffer } {
  const short = (info: number[], bytes: (value: unknown) => Buffer) => ({
    info: Buffer.from(info),
    write(value: unknown) {
      if (value === null) return Buffer.from([0])
      const body = bytes(value)
      return Buffer.concat([Buffer.from([body.length]), body])
    },
  })
  const decimal = /^decimal\((\d+),(\d+)\)$/.exec(type)
  if (decimal) {
    const [precision, scale] = [Number(decimal[1]), Number(decimal[2])]
    return short([0x6a, 17, precision, scale], (value) => decimalBytes(String(value), scale))
  }
  switch (type) {
    case 'int':
      return short([0x26, 4], (value) => uint(BigInt(value as number), 4))
    case 'bigint':
      return short([0x26, 8], (value) => uint(BigInt(value as string), 8))
    case 'bit':
      return short([0x68, 1], (value) => uint(BigInt(Boolean(value)), 1))
    case 'float':
      return short([0x6d, 8], (value) => {
        const bytes = Buffer.alloc(8)
        bytes.writeDoubleLE(Number(value))
        return bytes
      })
    case 'real':
      return short([0x6d, 4], (value) => {
        const bytes = Buffer.alloc(4)
        bytes.writeFloatLE(Number(value))
        return bytes
      })
    case 'money':
      return short([0x6e, 8], (value) => {
        const whole = BigInt(String(value).replace('.', ''))
        return Buffer.concat([uint(whole >> 32n, 4), uint(whole & 0xffffffffn, 4)])
      })
    case 'date':
      return short([0x28], (value) => dayBytes(String(value)))
    case 'time':
      return short([0x29, 7], (value) => ticksBytes(String(value)))
    case 'datetime':
      return short([0x6f, 8], (value) => {
        const [seconds, days] = [Date.parse(`${value}Z`) / 1000, Date.parse('1900-01-01T00:00:00Z') / 1000]
        const since = seconds - days
        return Buffer.concat([uint(BigInt(Math.floor(since / 86400)), 4), uint(BigInt((since % 86400) * 300), 4)])
      })
    case 'datetime2':
    case 'datetimeoffset':
      return short([type === 'datetime2' ? 0x2a : 0x2b, 7], (value) => {
        const [day = '', clock = ''] = String(value).split('T')
        const zone = type === 'datetime2' ? [] : [uint(120n, 2)]
        return Buffer.concat([ticksBytes(clock), dayBytes(day), ...zone])
      })
    case 'uniqueidentifier':
      return short([0x24, 16], (value) => guidBytes(String(value)))
    default:
      return longCodec(type)
  }
}

function longCodec(type: Type): ReturnType<typeof codecOf> {
  const isBinary = type === 'varbinary'
  const bytesOf = (value: unknown) => (isBinary ? Buffer.from(value as Uint8Array) : ucs2(String(value)))
  if (type === 'nvarchar(max)')
    return {
      info: Buffer.concat([Buffer.from([0xe7, 0xff, 0xff]), COLLATION]),
      write(value) {
        if (value === null) return Buffer.alloc(8, 0xff)
        const body = bytesOf(value)
        return Buffer.concat([uint(BigInt(body.length), 8), uint(BigInt(body.length), 4), body, Buffer.alloc(4)])
      },
    }
  return {
    info: Buffer.concat([Buffer.from([isBinary ? 0xa5 : 0xe7, 0x40, 0x1f]), isBinary ? Buffer.alloc(0) : COLLATION]),
    write(value) {
      if (value === null) return Buffer.from([0xff, 0xff])
      const body = bytesOf(value)
      return Buffer.concat([uint(BigInt(body.length), 2), body])
    },
  }
}

const done = (status: number, rows = 0) =>
  Buffer.concat([Buffer.from([0xfd]), uint(BigInt(status), 2), uint(0n, 2), uint(BigInt(rows), 8)])

function tableBytes({ columns, rows }: Table): Buffer {
  const codecs = Object.entries(columns).map(([name, type]) => ({ name, ...codecOf(type) }))
  const described = codecs.map(({ name, info }) => Buffer.concat([Buffer.alloc(4), uint(1n, 2), info, named(name)]))
  const body = rows.map((row) =>
    Buffer.concat([Buffer.from([0xd1]), ...codecs.map(({ write }, i) => write(row[i] ?? null))]),
  )
  const head = Buffer.concat([Buffer.from([0x81]), uint(BigInt(codecs.length), 2), ...described])
  return Buffer.concat([head, ...body, done(0x10, rows.length)])
}

function refusalBytes({ number, message, line = 1 }: Refusal): Buffer {
  const text = Buffer.concat([uint(BigInt(message.length), 2), ucs2(message)])
  const rest = [uint(BigInt(number), 4), Buffer.from([1, 16]), text, named('here'), named(''), uint(BigInt(line), 4)]
  const body = Buffer.concat(rest)
  return Buffer.concat([Buffer.from([0xaa]), uint(BigInt(body.length), 2), body])
}

function loginBytes(): Buffer {
  const ack = Buffer.concat([Buffer.from([1, 0x74, 0, 0, 4]), named('SQL Server'), Buffer.from([16, 0, 0, 0])])
  return Buffer.concat([Buffer.from([0xad]), uint(BigInt(ack.length), 2), ack, done(0)])
}

/** What is asked for when the connection begins. */
function readLogin(body: Buffer) {
  const field = (at: number) =>
    body.subarray(body.readUInt16LE(at), body.readUInt16LE(at) + body.readUInt16LE(at + 2) * 2)
  const secret = Buffer.from(field(44).map((byte) => ((byte ^ 0xa5) >> 4) | (((byte ^ 0xa5) & 15) << 4)))
  const [username, password, database] = [field(40), secret, field(68)].map((bytes) => bytes.toString('utf16le'))
  return { username, password, database }
}

/** A value of a call: those types that the client sends. */
function readParam(body: Buffer, from: number): { value: unknown; end: number } {
  let at = from + 1 + (body[from] as number) * 2 + 1
  const type = body[at] as number
  if (type === 0xe7 || type === 0xa7) {
    const isLong = body.readUInt16LE(at + 1) === 0xffff
    at += 8
    const text = (bytes: Buffer) => bytes.toString(type === 0xe7 ? 'utf16le' : 'latin1')
    if (!isLong) {
      const length = body.readUInt16LE(at)
      if (length === 0xffff) return { value: null, end: at + 2 }
      return { value: text(body.subarray(at + 2, at + 2 + length)), end: at + 2 + length }
    }
    if (body.readBigUInt64LE(at) === 2n ** 64n - 1n) return { value: null, end: at + 8 }
    const parts: Buffer[] = []
    at += 8
    for (let length = body.readUInt32LE(at); length > 0; length = body.readUInt32LE(at)) {
      parts.push(body.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return { value: text(Buffer.concat(parts)), end: at + 4 }
  }
  const length = body[at + 2] as number
  const bytes = body.subarray(at + 3, at + 3 + length)
  const end = at + 3 + length
  if (length === 0) return { value: null, end }
  if (type === 0x68) return { value: bytes[0] === 1, end }
  return { value: type === 0x6d ? bytes.readDoubleLE() : bytes.readBigInt64LE(), end }
}

function readCall(body: Buffer): Asked {
  const start = body.readUInt32LE(0)
  const isNumbered = body.readUInt16LE(start) === 0xffff
  const nameEnd = start + 2 + (isNumbered ? 2 : body.readUInt16LE(start) * 2)
  const values: unknown[] = []
  for (let at = nameEnd + 2; at < body.length; ) {
    const { value, end } = readParam(body, at)
    values.push(value)
    at = end
  }
  const [sql, , ...params] = values
  const procedure = isNumbered ? null : body.toString('utf16le', start + 2, nameEnd)
  return { sql: String(sql), params: isNumbered ? params : values.slice(1), procedure }
}

type Settings = {
  username?: string
  password?: string
  databases?: string[]
  /** 'off': it has no TLS; 'on': for whoever wants it; 'required': for everybody. */
  tls?: 'off' | 'on' | 'required'
  answer(asked: Asked): Table | Refusal | 'forever' | null
}

/** A server that speaks as much of the protocol as its client uses, with answers that a test gives. */
export async function startSqlServer(settings: Settings) {
  const { username = 'reader', password = 'reads', databases = ['shop'], tls = 'off', answer } = settings
  const asked: Asked[] = []
  const logins: ReturnType<typeof readLogin>[] = []
  const sockets = new Set<Socket>()
  let stopped = 0

  function respond(type: number, body: Buffer): Buffer | null {
    if (type === PACKET.attention) {
      stopped++
      return done(0x20)
    }
    if (type === PACKET.login) {
      const login = readLogin(body)
      logins.push(login)
      if (login.username !== username || login.password !== password)
        return Buffer.concat([
          refusalBytes({ number: 18456, message: `Login failed for user '${login.username}'.` }),
          done(2),
        ])
      if (!databases.includes(login.database ?? ''))
        return Buffer.concat([
          refusalBytes({
            number: 4060,
            message: `Cannot open database "${login.database}" requested by the login. The login failed.`,
          }),
          done(2),
        ])
      return loginBytes()
    }
    const one =
      type === PACKET.rpc
        ? readCall(body)
        : { sql: body.toString('utf16le', body.readUInt32LE(0)), params: [], procedure: null }
    asked.push(one)
    const found = answer(one)
    if (found === 'forever') return null
    if (found === null) return done(0)
    return 'number' in found ? Buffer.concat([refusalBytes(found), done(2)]) : tableBytes(found)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    serve(socket, tls, respond)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    logins,
    stopped: () => stopped,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Packets of a message, each no longer than the client takes. */
function packets(type: number, body: Buffer): Buffer {
  const size = 4088
  const count = Math.max(1, Math.ceil(body.length / size))
  return Buffer.concat(
    Array.from({ length: count }, (_, i) => {
      const part = body.subarray(i * size, (i + 1) * size)
      const head = Buffer.from([type, i === count - 1 ? 1 : 0, 0, 0, 0, 0, (i + 1) & 255, 0])
      head.writeUInt16BE(part.length + 8, 2)
      return Buffer.concat([head, part])
    }),
  )
}

/** Calls back with each whole message of a stream. */
function messagesOf(take: (type: number, body: Buffer) => void): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0)
  let parts: Buffer[] = []
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    while (waiting.length >= 8 && waiting.length >= waiting.readUInt16BE(2)) {
      const packet = waiting.subarray(0, waiting.readUInt16BE(2))
      waiting = waiting.subarray(packet.length)
      parts.push(packet.subarray(8))
      if (((packet[1] as number) & 1) === 0) continue
      const body = Buffer.concat(parts)
      parts = []
      take(packet[0] as number, body)
    }
  }
}

const ENCRYPTION = { off: 2, on: 1, required: 3 }

function preloginBytes(encryption: number): Buffer {
  return Buffer.from([0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 0xff, 16, 0, 0, 0, 0, 0, encryption])
}

function serve(
  socket: Socket,
  tls: keyof typeof ENCRYPTION,
  respond: (type: number, body: Buffer) => Buffer | null,
): void {
  let clear: Duplex = socket
  let tunnel: Duplex | null = null
  let isRaw = false
  const take = (type: number, body: Buffer) => {
    if (type === PACKET.prelogin && tunnel) return void tunnel.write(body)
    if (type === PACKET.prelogin) {
      // The second of its options says whether to encrypt.
      const wanted = body[body.readUInt16BE(6)] === 1
      socket.write(packets(4, preloginBytes(tls === 'on' && !wanted ? 2 : ENCRYPTION[tls])))
      if (tls !== 'off' && wanted) [clear, tunnel] = secured()
      return
    }
    const answer = respond(type, body)
    if (answer) clear.write(packets(4, answer))
  }
  const read = messagesOf(take)
  // What is said to agree on a secret travels in packets; after that, packets travel in the secret.
  function secured(): [Duplex, Duplex] {
    const [inner, outer] = duplexPair()
    const secure = new TLSSocket(inner as Socket, {
      isServer: true,
      secureContext: createSecureContext({ key: KEY, cert: CERTIFICATE, maxVersion: 'TLSv1.2' }),
    })
    secure.on('error', () => undefined).on('data', messagesOf(take))
    let flight: Buffer[] = []
    outer.on('data', (chunk: Buffer) => {
      if (isRaw) return void socket.write(chunk)
      if (flight.push(chunk) === 1)
        setImmediate(() => {
          socket.write(packets(PACKET.prelogin, Buffer.concat(flight)))
          flight = []
        })
    })
    return [secure, outer]
  }
  socket.on('data', (chunk) => {
    if (tunnel && chunk[0] !== PACKET.prelogin) isRaw = true
    if (isRaw) tunnel?.write(chunk)
    else read(chunk)
  })
}
