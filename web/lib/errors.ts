import { ApiError } from './api.ts'
import { t } from './texts/index.ts'

export type ErrorText = { title: string; fix: string; code: string | null }

const fixes: Record<string, string> = t.fixes

/** What happened, what to do now, and the code to quote. */
export function describeError(error: unknown): ErrorText {
  if (error instanceof ApiError) {
    const known = fixes[error.code]
    const general =
      error.status === 0
        ? t.fixes['network/unreachable']
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
      fix: known ?? general,
      code: error.code,
    }
  }
  return { title: t.errors.unexpected, fix: t.errors.reload, code: null }
}
