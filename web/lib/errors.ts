import { ApiError } from './api.ts'
import { t } from './texts/index.ts'

export type ErrorText = { title: string; fix: string; code: string | null }

const fixes: Record<string, string> = t.fixes

/** A visitor has nobody to quote a code to, and nothing to mend. */
const isVisitor = (path: string) => /^\/(share|embed)\//.test(path)

/** What happened, what to do now, and the code to quote. */
export function describeError(error: unknown, path = location.pathname): ErrorText {
  if (isVisitor(path)) return describeForVisitor(error)
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

const toVisitors: Record<string, { title: string; fix: string }> = t.shared.faults

function describeForVisitor(error: unknown): ErrorText {
  const { status, code } = error instanceof ApiError ? error : { status: null, code: '' }
  const known = status === 0 ? 'unreachable' : status === 429 ? 'busy' : code.slice(code.indexOf('/') + 1)
  return { ...(toVisitors[known] ?? t.shared.faults.other), code: null }
}
