import { mapInTurns } from '../workers/in-turns.ts'

type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; description?: string; schema: unknown }[]
  requestBody?: { required: boolean; content: Record<string, { schema: unknown }> }
  responses: Record<
    string,
    { description: string; 'x-error-codes'?: string[]; content?: Record<string, { schema: unknown }> }
  >
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter]!)

/** The OpenAPI document as a page to read: no script, no asset from elsewhere. */
export async function referencePage(document: Record<string, unknown>): Promise<string> {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const info = document.info as { title: string; version: string; description: string }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]!))]
  const index = tags.map((tag) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`).join('')
  const written = await mapInTurns(operations, operationHtml)
  const sections = tags.map((tag) => {
    const own = written.filter((_, at) => operations[at]!.operation.tags[0] === tag)
    return `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${own.join('')}</section>`
  })
  const { schemas } = document.components as { schemas: Record<string, unknown> }
  const parts = await mapInTurns(Object.entries(schemas), ([name, schema]) => schemaHtml(name, schema))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><nav aria-label="Resources"><strong>${escapeHtml(info.title)} ${escapeHtml(info.version)}</strong><ul>${index}<li><a href="#schemas">Schemas</a></li></ul><p><a href="openapi.json">openapi.json</a></p></nav>
<main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>${sections.join('')}<section id="schemas"><h2>Schemas</h2><p>What several operations share.</p>${parts.join('')}</section></main></body></html>`
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parameters = operation.parameters
    .map(
      (p) =>
        `<tr><td><code>${escapeHtml(p.name)}</code></td><td>${p.in}${p.required ? ', required' : ''}</td><td>${escapeHtml(p.description ?? '')}</td></tr>`,
    )
    .join('')
  const body = Object.entries(operation.requestBody?.content ?? {})
    .map(([type, { schema }]) => schemaHtml(`Body (${type})`, schema))
    .join('')
  const answers = Object.entries(operation.responses)
    .map(([status, answer]) => {
      const schema = status.startsWith('2')
        ? Object.entries(answer.content ?? {})
            .map(([type, c]) => schemaHtml(type, c.schema))
            .join('')
        : ''
      return `<tr><td>${status}</td><td>${escapeHtml(answer.description).replace(/`([^`]+)`/g, '<code>$1</code>')}${schema}</td></tr>`
    })
    .join('')
  return `<article id="${operation.operationId}"><h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}${operation.security.length === 0 ? ' <em>No credential needed.</em>' : ''}</p>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameters ? `<table><thead><tr><th>Parameter</th><th>Where</th><th>Meaning</th></tr></thead><tbody>${parameters}</tbody></table>` : ''}
${body}<table><thead><tr><th>Status</th><th>Meaning</th></tr></thead><tbody>${answers}</tbody></table></article>`
}

const schemaHtml = (title: string, schema: unknown): string =>
  `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`

const style = `:root{color-scheme:light dark;--line:light-dark(#ddd,#333);--soft:light-dark(#555,#aaa);--code:light-dark(#f4f4f5,#1d1d20)}
body{margin:0;font:14px/1.5 system-ui,sans-serif;display:grid;grid-template-columns:14rem minmax(0,1fr)}nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;border-right:1px solid var(--line);box-sizing:border-box}
nav ul{list-style:none;padding:0}main{padding:1rem 2rem;max-width:60rem}article{border-top:1px solid var(--line);padding:.5rem 0 1rem}h3{margin:.5rem 0;font-size:1rem}.method{font-weight:700}
table{border-collapse:collapse;width:100%;margin:.5rem 0}td,th{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:500}
pre,code{font-family:ui-monospace,monospace;font-size:12px}pre{background:var(--code);padding:.5rem;overflow:auto;max-height:30rem}a{color:inherit}@media(max-width:700px){body{display:block}nav{position:static;height:auto;border:0}}`
