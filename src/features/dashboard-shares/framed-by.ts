import { findShare, type OpenShareDeps } from './open-share.ts'
import { looksOf } from './shared-document.ts'

const embedPath = /^\/embed\/dashboards\/([^/]+)\/?$/

/** The sites that may show a dashboard in a frame: those that its share names. */
export async function dashboardFramedBy(
  deps: Pick<OpenShareDeps, 'shares' | 'clock'>,
  requestPath: string,
): Promise<string[]> {
  const token = embedPath.exec(requestPath)?.[1]
  if (token === undefined || token.length > 200) return []
  const share = await findShare(deps, token).catch(() => null)
  return share === null ? [] : looksOf(share).allowedOrigins
}
