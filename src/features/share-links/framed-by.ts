import { findLink, type OpenLinkDeps } from './open-link.ts'

const embedPath = /^\/embed\/([^/]+)\/?$/

/** The sites that may show a page of ours in a frame: none, but for the chat of a link that names some. */
export async function framedBy(deps: OpenLinkDeps, requestPath: string): Promise<string[]> {
  const token = embedPath.exec(requestPath)?.[1]
  if (token === undefined || token.length > 200) return []
  const link = await findLink(deps, token).catch(() => null)
  return link === null ? [] : JSON.parse(link.allowedOrigins)
}
