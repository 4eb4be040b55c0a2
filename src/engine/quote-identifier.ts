/** How an engine writes a name that is more than a plain word: the mark around it, and what keeps a mark within it from ending it. */
export type Quoting = 'double-quotes' | 'doubled-backticks' | 'escaped-backticks'

/** A name as SQL takes it, whatever is in it. Double quotes are the standard's way; some engines know backticks alone. */
export function quoteIdentifier(name: string, quoting: Quoting = 'double-quotes'): string {
  switch (quoting) {
    case 'double-quotes':
      return `"${name.replaceAll('"', '""')}"`
    case 'doubled-backticks':
      return `\`${name.replaceAll('`', '``')}\``
    case 'escaped-backticks':
      // Within these a backslash counts, and must be doubled too.
      return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``
  }
}
