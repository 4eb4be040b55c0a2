import { type Lexis, standardLexis } from '../sql/sql-tokens.ts'

/** Nobody says whether comments nest and what else ends a line: where it would matter, a statement is refused. */
export const lexis: Lexis = {
  ...standardLexis,
  nestedComments: 'doubtful',
  slashComments: true,
  returnEndsComment: 'doubtful',
  backslashEscapes: 'always',
}
