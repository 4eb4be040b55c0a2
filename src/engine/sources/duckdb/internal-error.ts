/** A failure of DuckDB itself, after which its instance is not trusted with another statement. */
export const isInternalError = (error: unknown): boolean =>
  error instanceof Error && /^(INTERNAL|FATAL) Error/.test(error.message)

/** Without the optimizers that gave statements up with such failures (DuckDB 1.5: "Failed to bind column reference"). */
export const CAUTIOUS = { disabled_optimizers: 'column_lifetime,common_subplan,top_n_window_elimination' }
