/** A text of which nothing depends on whether backslashes count: there is none in it. */
export const literal = (text: string): string =>
  text.includes('\\')
    ? `(${text
        .split('\\')
        .map((part) => quoted(part))
        .join(' || CHR(92) || ')})`
    : quoted(text)

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
