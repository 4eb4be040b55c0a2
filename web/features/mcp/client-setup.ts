export const programs = ['claudeCode', 'claudeDesktop', 'cursor', 'vsCode', 'other'] as const
export type Program = (typeof programs)[number]

const json = (value: unknown) => JSON.stringify(value, null, 2)
const isLocal = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)

/** What to paste where, with the real address; `key` null: the program signs in in the browser. */
export function setupOf(program: Program, url: string, key: string | null): string {
  const headers = key === null ? {} : { headers: { 'X-API-Key': key } }
  switch (program) {
    case 'claudeCode':
      return `claude mcp add --transport http tallyroom ${url}${key === null ? '' : ` --header "X-API-Key: ${key}"`}`
    case 'claudeDesktop': {
      const plain = url.startsWith('http:') && !isLocal(url) ? ['--allow-http'] : []
      // A space in an argument is lost on Windows, so that the header has none.
      const header = key === null ? [] : ['--header', 'X-API-Key:$' + '{TALLYROOM_KEY}']
      const args = ['-y', 'mcp-remote', url, ...plain, ...header]
      const env = key === null ? {} : { env: { TALLYROOM_KEY: key } }
      return json({ mcpServers: { tallyroom: { command: 'npx', args, ...env } } })
    }
    case 'cursor':
      return json({ mcpServers: { tallyroom: { url, ...headers } } })
    case 'vsCode':
      return json({ servers: { tallyroom: { type: 'http', url, ...headers } } })
    case 'other':
      return json({ transport: 'streamable-http', url, ...headers })
  }
}
