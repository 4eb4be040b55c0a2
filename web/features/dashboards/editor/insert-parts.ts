import type { ShownDocument } from '../document/documents.ts'

export const insertKinds = {
  data: ['query'],
  views: ['chart', 'table', 'metric'],
  controls: ['select', 'multiselect', 'daterange', 'date', 'number', 'text', 'toggle'],
  layout: ['grid', 'heading'],
} as const
export type InsertKind = (typeof insertKinds)[keyof typeof insertKinds][number]

const free = (wanted: string, taken: ReadonlySet<string>): string => {
  let name = wanted
  for (let n = 2; taken.has(name); n++) name = `${wanted}_${n}`
  return name
}

/** What the menu puts into the text: whole, with names that are free and the query that was written last. */
export function insertText(kind: InsertKind, document: ShownDocument | null, table: string): string {
  const queries = document?.queries ?? []
  const query = queries.findLast(({ name }) => !isOptions(document, name))?.name ?? 'query_1'
  const name = (wanted: string) => free(wanted, new Set(document?.controls.map((control) => control.name)))
  switch (kind) {
    case 'query': {
      const made = free('query_1', new Set(queries.map((each) => each.name)))
      return `\`\`\`sql ${made}\nselect *\nfrom ${table}\nlimit 100\n\`\`\``
    }
    case 'chart':
      return `{% chart query="${query}" type="bar" title="" /%}`
    case 'table':
      return `{% table query="${query}" /%}`
    case 'metric':
      return `{% metric query="${query}" title="" /%}`
    case 'select':
      return `{% select name="${name('choice')}" label="Choice" options=["one", "two"] all=true /%}`
    case 'multiselect':
      return `{% multiselect name="${name('choices')}" label="Choices" options=["one", "two"] /%}`
    case 'daterange':
      return `{% daterange name="${name('period')}" label="Period" default="last-12-months" /%}`
    case 'date':
      return `{% date name="${name('day')}" label="Day" default="today" /%}`
    case 'number':
      return `{% number name="${name('least')}" label="At least" min=0 default=0 /%}`
    case 'text':
      return `{% text name="${name('search')}" label="Search" /%}`
    case 'toggle':
      return `{% toggle name="${name('only')}" label="Only" /%}`
    case 'grid':
      return '{% grid columns=2 %}\n\n{% /grid %}'
    case 'heading':
      return '## Heading'
  }
}

const isOptions = (document: ShownDocument | null, query: string) =>
  document?.controls.some(
    (control) => 'options' in control && !Array.isArray(control.options) && control.options.query === query,
  ) ?? false
