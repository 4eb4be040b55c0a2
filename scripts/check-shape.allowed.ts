export type Limit = { what: string | RegExp; why: string }

/** Functions that may be longer than sixty lines or have more than fifteen branches. */
export const functionsAllowed: readonly Limit[] = [
  {
    what: /^src\/migrations\/\d+/,
    why: 'a list of tables and their columns; what has run on somebody’s data is not split',
  },
  {
    what: /\.routes\.ts \w*[rR]outes(Of)?$/,
    why: 'a list of routes; each handler is a function and measured by itself',
  },
  { what: 'src/app/app.ts createParts', why: 'the parts in the order in which they are made: a list without a branch' },
  { what: 'src/config.ts readConfig', why: 'a list of settings' },
  { what: 'src/engine/question/question.contract.ts question', why: 'one schema' },
  { what: 'src/engine/samples/shop.ts shopTables', why: 'the sample data' },
  { what: 'src/features/sign-in/better-auth.ts createSignInEngine', why: 'one list of settings for the library' },
  { what: 'web/gallery/gallery-page.tsx Controls', why: 'a list of samples' },
  {
    what: 'src/engine/spreadsheets/text/csv-scanner.ts scan',
    why: 'one pass over every byte of an upload: a call per byte costs a third of its speed',
  },
  { what: 'src/engine/spreadsheets/workbook/xml-scanner.ts scan', why: 'one pass over every byte of a sheet' },
  { what: 'src/engine/spreadsheets/targets/encode-row.ts convertText', why: 'runs for every cell of an import' },
  {
    what: 'src/engine/sources/sql/sql-tokens.ts tokensOf',
    why: 'one pass over a statement, a kind of token per branch',
  },
  { what: 'src/features/backup/zstd-frame.ts oneFrame', why: 'a format’s header, field after field' },
]
