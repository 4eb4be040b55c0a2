const I32 = 5
const I64 = 6
const BINARY = 8
const LIST = 9
const STRUCT = 12

export function createThrift() {
  let out = Buffer.allocUnsafe(256)
  let used = 0
  let lastField = 0

  function room(more: number): void {
    if (used + more <= out.length) return
    const larger = Buffer.allocUnsafe(Math.max(out.length * 2, used + more))
    out.copy(larger, 0, 0, used)
    out = larger
  }

  function byte(value: number): void {
    room(1)
    out[used++] = value
  }

  function varint(value: number): void {
    let rest = value
    while (rest > 127) {
      byte((rest % 128) | 128)
      rest = Math.floor(rest / 128)
    }
    byte(rest)
  }

  function bytes(value: Buffer): void {
    room(value.length)
    used += value.copy(out, used)
  }

  function string(value: string): void {
    const encoded = Buffer.from(value)
    varint(encoded.length)
    bytes(encoded)
  }

  function begin(field: number, type: number): void {
    byte(((field - lastField) << 4) | type)
    lastField = field
  }

  function list(field: number, type: number, length: number): void {
    begin(field, LIST)
    if (length < 15) byte((length << 4) | type)
    else {
      byte(0xf0 | type)
      varint(length)
    }
  }

  function struct(write: () => void): void {
    const outer = lastField
    lastField = 0
    write()
    byte(0)
    lastField = outer
  }

  return {
    byte,
    varint,
    bytes,
    struct,
    /** None of the numbers of these headers is negative: zigzag doubles them. */
    i32(field: number, value: number): void {
      begin(field, I32)
      varint(value * 2)
    },
    i64(field: number, value: number): void {
      begin(field, I64)
      varint(value * 2)
    },
    text(field: number, value: string): void {
      begin(field, BINARY)
      string(value)
    },
    field(field: number, write: () => void): void {
      begin(field, STRUCT)
      struct(write)
    },
    structs<T>(field: number, items: T[], write: (item: T, index: number) => void): void {
      list(field, STRUCT, items.length)
      for (const [index, item] of items.entries()) struct(() => write(item, index))
    },
    numbers(field: number, values: number[]): void {
      list(field, I32, values.length)
      for (const value of values) varint(value * 2)
    },
    texts(field: number, values: string[]): void {
      list(field, BINARY, values.length)
      for (const value of values) string(value)
    },
    end: (): Buffer => out.subarray(0, used),
  }
}
