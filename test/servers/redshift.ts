import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What PostgreSQL has and Redshift has not, or takes for something else. */
const LACKING =
  /\bFILTER\s*\(|\bLATERAL\b|\bTABLESAMPLE\b|\bDISTINCT FROM\b|\bCOLLATE\b|\bNO SCROLL\b|\bSAVEPOINT\b|\b(unnest|generate_series|to_regclass|array_position|obj_description|corr|covar_\w+|regr_\w+|set_config)\s*\(|\bisodow\b|\bAS (text|numeric|decimal)\b(?!\s*\()|\bSET (default_transaction_read_only|idle_in_transaction_session_timeout|lock_timeout|bytea_output|IntervalStyle|cursor_tuple_fraction|standard_conforming_strings)\b|\bFETCH FORWARD (0|[1-9]\d{4,}|[2-9]\d{3}|1\d*[1-9]\d*(?<=\d{4}))\b|\$\d|\bWITH RECURSIVE\b|\bSUBSTRING\([^()]* FROM\b|\bE'/i

/** The first thing in a statement that Redshift has not; texts are left out. */
export const lackingIn = (sql: string): string | null =>
  LACKING.exec(sql.replace(/'(?:[^'\\]|''|\\.)*'/g, "''"))?.[0] ?? null

/** PostgreSQL behind a server that takes no more than Redshift does: whatever it has not is an error of syntax. */
export async function startRedshift(behind: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const server = createServer((client) => {
    const upstream = connect(behind)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    upstream.pipe(client)
    let waiting = Buffer.alloc(0)
    let started = false
    client.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk])
      for (;;) {
        // The first message has no letter before its length.
        const head = started ? 1 : 0
        if (waiting.length < head + 4) return
        const length = waiting.readInt32BE(head) + head
        if (waiting.length < length) return
        const message = waiting.subarray(0, length)
        waiting = waiting.subarray(length)
        if (!started) started = true
        upstream.write(started && head === 1 ? judged(message, requests) : message)
      }
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A statement that Redshift would not take is passed on as one that PostgreSQL does not take either. */
function judged(message: Buffer, requests: string[]): Buffer {
  const letter = String.fromCharCode(message[0] as number)
  if (letter !== 'Q' && letter !== 'P') return message
  const from = letter === 'Q' ? 5 : message.indexOf(0, 5) + 1
  const end = message.indexOf(0, from)
  const sql = message.toString('utf8', from, end)
  requests.push(sql)
  const lacking = lackingIn(sql)
  if (lacking === null) return message
  const wrong = Buffer.from(`Redshift has no "${lacking.replaceAll('"', '')}"`)
  const changed = Buffer.concat([message.subarray(0, from), wrong, message.subarray(end)])
  changed.writeInt32BE(changed.length - 1, 1)
  return changed
}
