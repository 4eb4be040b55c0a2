import { type Lexis, standardLexis } from '../sql/sql-tokens.ts'

export const lexis: Lexis = {
  ...standardLexis,
  hashComments: true,
  dashNeedsSpace: true,
  executableComments: true,
  backslashEscapes: 'always',
  doubleQuoteIsString: true,
  backtickNames: true,
  digitsBeginNames: true,
}
