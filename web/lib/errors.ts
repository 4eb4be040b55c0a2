import { ApiError } from './api.ts'
import { t } from './texts/index.ts'

export type ErrorText = { title: string; mend: string; code: string | null }

const mends: Record<string, string> = t.mends

/** What happened, what to do now, and the code to quote. */
export function describeError(error: unknown): ErrorText {
  if (error instanceof ApiError) {
    const known = mends[error.code]
    const general =
      error.status === 0
        ? t.mends['network/unreachable']
        : error.status === 429
          ? t.errors.tooMany
          : error.status === 403
            ? t.errors.notAllowed
            : error.status === 404
              ? t.errors.gone
              : error.status >= 500
                ? t.errors.ours
                : t.errors.check
    return {
      title:
        error.detail && error.status >= 400 && error.status < 500 ? `${error.message}: ${error.detail}` : error.message,
      mend: known ?? general,
      code: error.code,
    }
  }
  return { title: t.errors.unexpected, mend: t.errors.reload, code: null }
}
