import { z } from 'zod'
import { cellRules, chartSpec } from '../charts/chart.contract.ts'
import { dayWords, isDay, rangeWords } from './days.ts'
import { type Control, type option, type Place, scalar, type ValueFormat, type ViewNode } from './documents.contract.ts'
import { compilePattern } from './safe-pattern.ts'
import { safeHref } from './text-nodes.ts'

/** What each tag takes. An attribute that is not listed, or does not fit, is a problem with a place. */
export const namePattern = /^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]{0,59}$/
const name = z.string().regex(namePattern, 'a name has letters, digits and _, and begins with no digit')
const label = z.string().max(200).optional()
const columnName = z.string().min(1).max(200)
const day = z
  .string()
  .refine((text) => isDay(text) || dayWords.includes(text), `a day is YYYY-MM-DD or one of ${dayWords.join(', ')}`)
const range = z.union([
  z.string().refine((text) => rangeWords.includes(text), `a range is {from, to} or one of ${rangeWords.join(', ')}`),
  z.strictObject({ from: day.optional(), to: day.optional() }),
])
const options = z
  .union([
    name,
    z
      .array(z.union([scalar, z.strictObject({ value: scalar, label: z.string().max(200) })]))
      .min(1)
      .max(1000),
  ])
  .describe('the name of a query, or a list of values')
const pattern = z.string().superRefine((text, context) => {
  try {
    compilePattern(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
  }
})
const numberFormat = chartSpec.shape.format.unwrap()
/** `format="percent"`, `format="EUR"` or the whole `{style, currency, decimals}`. */
const format = z.union([
  z.enum(['number', 'percent']).transform((style): ValueFormat => ({ style })),
  z
    .string()
    .regex(/^[A-Z]{3}$/, 'a format is number, percent, a currency such as EUR, or {style, currency, decimals}')
    .transform((currency): ValueFormat => ({ style: 'currency', currency })),
  numberFormat,
])

const lists = <T extends z.ZodType>(item: T) => z.union([item.transform((one) => [one]), z.array(item)])
const field = z
  .string()
  .regex(/^[^.]{1,300}\..{1,300}$/, 'a field is written as dataset.field')
  .optional()
const common = { name, label, field }
/** Twelve columns; what stands at the right edge may not be wider than what is left. */
const at = z
  .tuple([z.int().min(0).max(11), z.int().min(0).max(100_000), z.int().min(1).max(12), z.int().min(1).max(1_000)])
  .refine(([x, , wide]) => x + wide <= 12, 'a place is [column, row, columns wide, rows high], of twelve columns')
  .optional()
const link = z
  .string()
  .max(2000)
  .refine((text) => safeHref(text) !== null, 'a link leads to http:, https:, mailto: or a page here')
  .optional()
const onCanvas = { at, link }

export const controlTags = {
  select: z.strictObject({ ...common, options, all: z.boolean().default(false), default: scalar.optional() }),
  multiselect: z.strictObject({ ...common, options, default: lists(scalar).optional() }),
  date: z.strictObject({ ...common, min: day.optional(), max: day.optional(), default: day.optional() }),
  daterange: z.strictObject({ ...common, min: day.optional(), max: day.optional(), default: range.optional() }),
  number: z
    .strictObject({
      ...common,
      min: z.number().optional(),
      max: z.number().optional(),
      step: z.number().positive().optional(),
      default: z.number().optional(),
    })
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, 'min must not be above max'),
  text: z.strictObject({
    ...common,
    maxLength: z.int().min(1).max(1000).default(200),
    pattern: pattern.optional(),
    placeholder: z.string().max(200).optional(),
    default: z.string().max(1000).optional(),
  }),
  toggle: z.strictObject({ ...common, default: z.boolean().default(false) }),
}

const chartFields = chartSpec.omit({ format: true }).shape
export const viewTags = {
  chart: z.strictObject({
    query: name,
    ...onCanvas,
    ...chartFields,
    format: format.optional(),
    height: z.int().min(80).max(2000).optional(),
  }),
  table: z.strictObject({
    query: name,
    ...onCanvas,
    title: z.string().max(200).optional(),
    columns: z.array(columnName).min(1).max(100).optional(),
    sort: z
      .string()
      .regex(/^.{1,200}?(?: (?:asc|desc))?$/i)
      .transform((text) => ({ column: text.replace(/ (asc|desc)$/i, ''), descending: / desc$/i.test(text) }))
      .optional(),
    totals: z.union([z.literal(true), z.array(columnName).max(100)]).optional(),
    limit: z.int().min(1).max(10_000).optional(),
    formats: z.record(columnName, format).optional(),
    rules: cellRules.optional(),
  }),
  metric: z.strictObject({
    query: name,
    ...onCanvas,
    title: z.string().max(200).optional(),
    value: columnName.optional(),
    delta: columnName.optional(),
    spark: columnName.optional(),
    format: format.optional(),
  }),
}
export const noteTag = z.strictObject({ at })
export const gridTag = z.strictObject({ columns: z.int().min(1).max(6).default(2) })

export type ControlKind = keyof typeof controlTags
export type ViewKind = keyof typeof viewTags
export const isControlTag = (tag: string): tag is ControlKind => Object.hasOwn(controlTags, tag)
export const isViewTag = (tag: string): tag is ViewKind => Object.hasOwn(viewTags, tag)
export const allTags = [...Object.keys(controlTags), ...Object.keys(viewTags), 'grid', 'note']

const without = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

export function controlOf(kind: ControlKind, attributes: Record<string, unknown>): Control {
  const { name: controlName, label: text, ...rest } = attributes as { name: string; label?: string }
  const readable = controlName.replaceAll('_', ' ')
  const shownLabel = text ?? readable.charAt(0).toUpperCase() + readable.slice(1)
  const given = (rest as { options?: z.output<typeof options> }).options
  return without({
    kind,
    name: controlName,
    label: shownLabel,
    ...rest,
    ...(given !== undefined && {
      options:
        typeof given === 'string'
          ? { query: given }
          : given.map(
              (item): z.output<typeof option> =>
                typeof item === 'object' ? item : { value: item, label: String(item) },
            ),
    }),
  }) as Control
}

export function viewOf(kind: ViewKind, attributes: Record<string, unknown>): ViewNode {
  if (kind !== 'chart') return without({ type: kind, ...attributes }) as ViewNode
  const {
    query,
    height,
    at: place,
    link: href,
    ...chart
  } = attributes as {
    query: string
    height?: number
    at?: Place
    link?: string
  }
  return without({ type: 'chart', query, height, at: place, link: href, chart: without(chart) }) as ViewNode
}

/** The columns that a view draws by their names. */
export function columnsOf(view: ViewNode): string[] {
  const given = (names: (string | undefined)[]) => names.filter((each) => each !== undefined)
  if (view.type === 'metric') return given([view.value, view.delta, view.spark])
  if (view.type === 'chart') {
    const { x, y = [], series, rows = [], columns = [] } = view.chart
    return given([x, ...[y].flat(), series, ...rows, ...columns])
  }
  const totals = view.totals === true ? [] : (view.totals ?? [])
  return [...(view.columns ?? []), ...totals, ...given([view.sort?.column]), ...Object.keys(view.formats ?? {})]
}
