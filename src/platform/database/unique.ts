/** Whether a statement failed because a unique index already holds the value. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // PostgreSQL unique_violation; SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY.
  return code === '23505' || errcode === 2067 || errcode === 1555
}

/** Whether a statement failed because what its row belongs to is no longer there. */
export function isOfWhatIsGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // PostgreSQL foreign_key_violation; SQLITE_CONSTRAINT_FOREIGNKEY.
  return code === '23503' || errcode === 787
}

/** For `catch`: tells that the value is taken, and whatever else went wrong as it is. */
export const whenTaken =
  (refusal: () => Error) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? refusal() : error
  }
