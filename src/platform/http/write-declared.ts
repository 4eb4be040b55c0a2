import { z } from 'zod'
import { pause } from '../workers/in-turns.ts'
import { addJson } from '../workers/json-in-turns.ts'
import { compilePick } from './pick-declared.ts'

type Write = (value: unknown, add: (text: string) => void) => void | Promise<void>

/** Writes what the schema declares: of a list, wherever it stands, an item after the other, so that nobody waits for a long one. */
export function compileWrite(schema: z.ZodType): Write {
  if (!holdsList(schema)) return writeAtOnce(schema)
  if (schema instanceof z.ZodArray) {
    const writeItem = writeAtOnce(schema.element as z.ZodType)
    return (list, add) => (Array.isArray(list) ? writeList(list, writeItem, add) : add(JSON.stringify(list)))
  }
  if (schema instanceof z.ZodObject) {
    const writers = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, compileWrite(field)] as const)
    return (value, add) =>
      writeFields(
        writers.map(([name, write]) => ({ name, item: (value as Record<string, unknown>)[name], write })),
        add,
      )
  }
  if (schema instanceof z.ZodRecord) {
    const write = compileWrite(schema.valueType as z.ZodType)
    return (value, add) =>
      writeFields(
        Object.entries(value as object).map(([name, item]) => ({ name, item, write })),
        add,
      )
  }
  const write = compileWrite((schema as z.ZodNullable).unwrap() as z.ZodType)
  return (value, add) => (value === null ? add('null') : write(value, add))
}

function holdsList(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) return true
  if (schema instanceof z.ZodObject) return Object.values<z.ZodType>(schema.shape).some(holdsList)
  if (schema instanceof z.ZodRecord) return holdsList(schema.valueType as z.ZodType)
  return (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) && holdsList(schema.unwrap() as z.ZodType)
}

async function writeFields(
  fields: { name: string; item: unknown; write: Write }[],
  add: (text: string) => void,
): Promise<void> {
  let before = '{'
  for (const { name, item, write } of fields) {
    if (item === undefined) continue
    add(`${before}${JSON.stringify(name)}:`)
    const written = write(item, add)
    if (written) await written
    before = ','
  }
  add(before === '{' ? '{}' : '}')
}

async function writeList(list: unknown[], writeItem: Write, add: (text: string) => void): Promise<void> {
  let before = '['
  for (const item of list) {
    const others = pause()
    if (others) await others
    add(before)
    const written = writeItem(item, add)
    if (written) await written
    before = ','
  }
  add(list.length === 0 ? '[]' : ']')
}

function writeAtOnce(schema: z.ZodType): Write {
  const pick = compilePick(schema)
  return (value, add) => (pick ? add(JSON.stringify(pick(value)) ?? 'null') : addJson(value, add))
}
