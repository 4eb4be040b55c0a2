/** Where a line and a column, both counted from 1, lie in a statement. */
export const offsetIn = (sql: string, line: number, column: number): number =>
  sql
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, 0) +
  column -
  1
