import { type Lexis, standardLexis } from '../sql/sql-tokens.ts'

export const lexis: Lexis = {
  ...standardLexis,
  hashComments: true,
  backslashEscapes: 'always',
  backslashEscapesInNames: true,
  doubleQuoteIsString: true,
  backtickNames: true,
  doubledQuotes: false,
  tripleQuotes: true,
  returnEndsComment: true,
  asciiNames: true,
}
