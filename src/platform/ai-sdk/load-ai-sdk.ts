import { loadInPieces } from '../load-in-pieces.ts'

/** The AI SDK takes megabytes and a tenth of a second to load: it comes with its first use, not with the start. */
export const loadAiSdk = () => loadInPieces([() => import('./inner.ts')], () => import('./used.ts'))
