import { z } from 'zod'

type Pick = (value: unknown) => unknown

/**
 * Makes a function that keeps only what the schema declares: answers are written by our own code, so checking
 * each value again would cost without telling anything, but a field that is not declared must never leave.
 * Returns null where there is nothing to drop at any depth.
 */
export function compilePick(schema: z.ZodType): Pick | null {
  if (schema instanceof z.ZodObject) return pickObject(schema)
  if (schema instanceof z.ZodArray) {
    const pick = compilePick(schema.element as z.ZodType)
    return pick && ((value) => (Array.isArray(value) ? value.map(pick) : value))
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const pick = compilePick(schema.unwrap() as z.ZodType)
    return pick && ((value) => (value === null || value === undefined ? value : pick(value)))
  }
  if (schema instanceof z.ZodRecord) {
    const pick = compilePick(schema.valueType as z.ZodType)
    return (
      pick && ((value) => Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, pick(item)])))
    )
  }
  if (schema instanceof z.ZodUnion) {
    const options = (schema.options as z.ZodType[]).map((option) => ({ option, pick: compilePick(option) }))
    if (options.every(({ pick }) => pick === null)) return null
    return (value) => {
      const fitting = options.find(({ option }) => option.safeParse(value).success)
      return fitting?.pick ? fitting.pick(value) : value
    }
  }
  if (schema instanceof z.ZodLazy) {
    let pick: Pick | null | undefined
    return (value) => {
      if (pick === undefined) pick = compilePick(schema.unwrap() as z.ZodType)
      return pick ? pick(value) : value
    }
  }
  return null
}

function pickObject(schema: z.ZodObject): Pick {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, pick: compilePick(field as z.ZodType) }))
  return (value) => {
    const source = value as Record<string, unknown>
    const kept: Record<string, unknown> = {}
    for (const { name, pick } of fields) {
      const item = source[name]
      if (item !== undefined) kept[name] = pick ? pick(item) : item
    }
    return kept
  }
}
