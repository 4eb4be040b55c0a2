import type { Question } from '../questions/questions.queries.ts'

/** What the address of the page says: a question of a space, or a statement that was made of one. */
export type ExploreSearch = { space?: string; q?: Question; sql?: string; source?: string; saved?: string }
