const [QUOTE, BACKSLASH, OPEN, CLOSE] = [...'"\\[]'].map((mark) => mark.charCodeAt(0))
const BATCH_BYTES = 1024 * 1024

/** The rows of one part (`{"data":[[…],…]}`), some at a time: as values all at once they would take many times the room of their text. */
export function* rowsIn<Row>(bytes: Buffer, batchBytes = BATCH_BYTES): Generator<Row[]> {
  const start = bytes.indexOf('[') + 1
  let depth = 0
  let from = start
  let end = start
  let isText = false
  const batch = () => JSON.parse(`[${bytes.toString('utf8', from, end).replace(/^\s*,/, '')}]`) as Row[]
  for (let i = start; i < bytes.length && depth >= 0; i++) {
    const byte = bytes[i]
    if (isText) {
      if (byte === BACKSLASH) i++
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === OPEN) depth++
    else if (byte === CLOSE && --depth === 0) {
      end = i + 1
      if (end - from >= batchBytes) {
        yield batch()
        from = end
      }
    }
  }
  if (end > from) yield batch()
}
