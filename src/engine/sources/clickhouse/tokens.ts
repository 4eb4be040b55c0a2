import { type Lexis, standardLexis } from '../sql/sql-tokens.ts'

export const lexis: Lexis = {
  ...standardLexis,
  nestedComments: 'doubtful',
  hashComments: true,
  slashComments: true,
  backslashEscapes: 'always',
  backslashEscapesInNames: true,
  backtickNames: true,
  asciiNames: true,
}
