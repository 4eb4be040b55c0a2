import { pause } from './in-turns.ts'
import { bytesOfText, writeJson } from './json-in-turns.ts'

/** A value that is written as JSON already, in pieces: what is long is not read to be written again. */
export class WrittenJson<Value> {
  declare readonly value?: Value
  readonly pieces: readonly Uint8Array[]
  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces
  }
}

type Fields<Value> = { [Field in keyof Required<Value>]: WrittenJson<Value[Field]> | undefined }

export const writtenValue = async <Value>(value: Value): Promise<WrittenJson<Value>> =>
  new WrittenJson([Buffer.from(await writeJson(value))])

/** JSON that came as text, or as its bytes. */
export const writtenText = async <Value>(json: string | Uint8Array): Promise<WrittenJson<Value>> =>
  new WrittenJson([typeof json === 'string' ? await bytesOfText(json) : json])

/** The fields of an object, for one that has others beside them. */
export async function writtenFields<Value extends object>(value: Value): Promise<Fields<Value>> {
  const fields: Record<string, WrittenJson<unknown>> = {}
  for (const [name, field] of Object.entries(value)) if (field !== undefined) fields[name] = await writtenValue(field)
  return fields as Fields<Value>
}

/** An object of fields that are written: one that its type has, and that is not given, does not compile. */
export const writtenObject = <Value extends object>(fields: Fields<Value>): WrittenJson<Value> =>
  joined(
    '{',
    Object.entries<WrittenJson<unknown> | undefined>(fields).flatMap(([name, field]) =>
      field ? [[Buffer.from(`${JSON.stringify(name)}:`), ...field.pieces]] : [],
    ),
    '}',
  )

export async function writtenList<In, Item>(
  items: readonly In[],
  write: (item: In) => Promise<WrittenJson<Item>>,
): Promise<WrittenJson<Item[]>> {
  const written: (readonly Uint8Array[])[] = []
  for (const item of items) {
    await pause()
    written.push((await write(item)).pieces)
  }
  return joined('[', written, ']')
}

function joined<Value>(from: string, parts: (readonly Uint8Array[])[], to: string): WrittenJson<Value> {
  const comma = Buffer.from(',')
  const inside = parts.flatMap((pieces, at) => (at === 0 ? pieces : [comma, ...pieces]))
  return new WrittenJson([Buffer.from(from), ...inside, Buffer.from(to)])
}
