import type { Metric } from '../../question/catalog.ts'
import type { Condition } from '../../question/question.contract.ts'
import { type Names, parseCondition, parseMetricExpression } from '../expression/parse-expression.ts'
import type { OssieMetric, Path } from '../ossie/document.ts'
import type { DocumentFault } from '../ossie/validate.ts'
import { synonymsOf, textOf } from './apply-fields.ts'
import { inOrder } from './in-order.ts'
import { type NamedDataset, namesFor } from './names.ts'
import { readExtension } from './our-extension.ts'
import { visit } from './walk.ts'

type Entry = { entry: OssieMetric; path: Path }
/** Those that hold; and of those that do not, why, by name. */
type AppliedMetrics = { metrics: Metric[]; broken: Map<string, string> }

/** Metrics over the datasets, over each other without a circle, and over those that are `known` already. */
export function applyMetrics(
  entries: Entry[],
  named: NamedDataset[],
  known: Metric[],
  tell: (found: DocumentFault) => void,
): AppliedMetrics {
  const broken = new Map<string, string>()
  const names = [...known.map(({ name }) => name), ...entries.map(({ entry }) => entry.name)]
  const inMetrics = namesFor(named, names, null)
  const inRows = namesFor(named, [], null)
  const metrics = new Map<string, Metric>()
  const places = new Map<string, Path>()
  const taken = new Set(known.map(({ name }) => name))
  for (const { entry, path } of entries) {
    const fault = (found: DocumentFault) => {
      if (!metrics.has(entry.name)) broken.set(entry.name, found.message)
      tell(found)
    }
    if (places.has(entry.name) || taken.has(entry.name)) {
      fault({
        path: [...path, 'name'],
        message: `two metrics are called "${entry.name}"`,
        expected: 'a name of its own',
      })
      continue
    }
    const { text, path: where } = textOf(entry.expression, [...path, 'expression'])
    places.set(entry.name, where)
    const parsed = parseMetricExpression(text, inMetrics)
    if (!parsed.ok) {
      fault({ path: where, message: parsed.fault.message, expected: parsed.fault.expected, offset: parsed.fault.at })
      continue
    }
    const ours = readExtension(entry, 'metric', path, fault)
    const condition = ours.where === undefined ? null : conditionOf(ours.where, path, inRows, fault)
    if (condition === undefined) continue
    metrics.set(entry.name, {
      name: entry.name,
      label: ours.label ?? entry.name.replaceAll('_', ' '),
      description: entry.description || null,
      synonyms: synonymsOf(entry.ai_context),
      expression: parsed.value,
      where: condition,
      format: ours.format ?? null,
    })
  }
  return { metrics: withoutCircles([...metrics.values()], known, places, broken, tell), broken }
}

/** Undefined: it could not be read. */
function conditionOf(
  text: string,
  path: Path,
  names: Names,
  fault: (found: DocumentFault) => void,
): Condition | undefined {
  const parsed = parseCondition(text, names)
  if (parsed.ok) return parsed.value
  fault({
    path: [...path, 'custom_extensions'],
    message: `where, at character ${parsed.fault.at + 1}: ${parsed.fault.message}`,
    expected: parsed.fault.expected,
  })
  return undefined
}

function withoutCircles(
  metrics: Metric[],
  known: Metric[],
  places: Map<string, Path>,
  broken: Map<string, string>,
  fault: (found: DocumentFault) => void,
): Metric[] {
  const uses = new Map(
    metrics.map(({ name, expression }) => {
      const used = new Set<string>()
      visit(expression, { metric: (other) => void used.add(other) })
      return [name, used]
    }),
  )
  const { order, circular } = inOrder(uses)
  for (const name of circular) {
    broken.set(name, `"${name}" is made of itself`)
    fault({
      path: places.get(name) ?? [],
      message: `"${name}" is made of itself`,
      expected: 'fields and other metrics',
    })
  }
  // What is made of a metric that cannot be read cannot be read either; it has had its fault there.
  const whole = new Set(known.map(({ name }) => name))
  // Of many that are made of one another, each names the one that they all fail by.
  const roots = new Map<string, string>()
  for (const name of order) {
    const missing = [...(uses.get(name) ?? [])].find((other) => !whole.has(other))
    if (missing === undefined) whole.add(name)
    else if (!circular.has(name)) {
      const root = roots.get(missing) ?? missing
      roots.set(name, root)
      broken.set(name, `it is made of "${root}": ${broken.get(root) ?? 'there is no such metric'}`)
    }
  }
  return metrics.filter(({ name }) => whole.has(name))
}
