import type { Question } from '../questions/questions.queries.ts'

/** What the address of the page says: a question of a space, or a statement that was made of one. */
export type ExploreSearch = { space?: string; q?: Question; sql?: string; source?: string; saved?: string }

/** Whether what an address holds can be a question: a link that was cut in two has none. */
export const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' &&
  value !== null &&
  'measures' in value &&
  Array.isArray(value.measures) &&
  'by' in value &&
  Array.isArray(value.by)
