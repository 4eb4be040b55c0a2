import { type Lexis, standardLexis } from '../sql/sql-tokens.ts'

export const lexis: Lexis = {
  ...standardLexis,
  nestedComments: true,
  returnEndsComment: true,
  dollarQuotes: true,
  backslashEscapes: 'in-e-strings',
}
