import { type Lexis, standardLexis, tokensOf } from '../sql/sql-tokens.ts'

export const lexis: Lexis = {
  ...standardLexis,
  backtickNames: true,
  bracketNames: true,
}

/** Whether anything but white space, comments and semicolons follows the first `length` characters. */
export function afterStatement(sql: string, length: number): boolean {
  return tokensOf(lexis, sql.slice(length)).some((token) => token.value !== ';')
}
