import { type Lexis, standardLexis } from '../sql/sql-tokens.ts'

export const lexis: Lexis = { ...standardLexis, returnEndsComment: true, asciiNames: true }
