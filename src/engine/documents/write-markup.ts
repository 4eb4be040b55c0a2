/** Markup for a query: the fence is longer than any run of backticks inside it. */
export function fenceOf(name: string, sql: string, source: string | null = null): string {
  const longest = Math.max(2, ...[...sql.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const from = source === null || source.includes('"') ? '' : ` source="${source}"`
  return `${fence}sql ${name}${from}\n${sql.trim()}\n${fence}`
}

/** Markup for a question, one part on a line. */
export function questionFence(name: string, question: object): string {
  const parts = Object.entries(question).map(([part, value]) => `  ${JSON.stringify(part)}: ${JSON.stringify(value)}`)
  return `\`\`\`question ${name}\n{\n${parts.join(',\n')}\n}\n\`\`\``
}

/** A tag that has nothing inside; attributes without a value are left out. */
export function tagOf(tag: string, attributes: Record<string, unknown>): string {
  const words = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${written(value)}`)
  return `{% ${[tag, ...words].join(' ')} /%}`
}

/** A value as a tag's attribute has it. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${written(inner)}`)
      .join(', ')}}`
  // Markdoc ends a tag at the first %}, also within quotes.
  return typeof value === 'string' ? JSON.stringify(value.replaceAll('%}', '% }').replace(/\s+/g, ' ')) : String(value)
}
