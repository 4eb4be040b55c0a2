/** Privileges with which an account reads, and no more. */
const READING = /^(select|usage|show view|show databases|process|replication client|replica monitor|binlog monitor)$/

/** A name in its quotes may hold anything. */
const QUOTED = '`(?:[^`]|``)*`(?!`)'
const ANY = `((?:${QUOTED}|[^\`])+?)`
const ON = new RegExp(`^GRANT ${ANY} ON ${ANY} TO `, 'i')
const ROLES = new RegExp(`^GRANT ${ANY} TO `, 'i')
const NAMES = new RegExp(QUOTED, 'g')
/** What MariaDB and MySQL say of a role that the account does not hold itself. */
const NOT_GRANTED = new Set<unknown>([1959, 3530])

/** The lines of SHOW GRANTS, also those of each role that the account may take on: it is taken on, for nothing else tells of it. */
export async function grantsOf(ask: (sql: string) => Promise<unknown>): Promise<string[]> {
  const show = async () => ((await ask('SHOW GRANTS')) as Record<string, string>[]).flatMap((row) => Object.values(row))
  const lines = await show()
  for (const line of lines.filter((one) => !ON.test(one))) {
    // One role, or several with commas, quoted as the server wants them back.
    const roles = ROLES.exec(line)?.[1]
    if (roles === undefined) continue
    try {
      await ask(`SET ROLE ${roles}`)
    } catch (error) {
      // A role of a role that is taken on already: what it may do stands in the lines of that one.
      if (NOT_GRANTED.has((error as { errno?: unknown }).errno)) continue
      throw error
    }
    lines.push(...(await show()))
  }
  return lines
}

/** Why the account may do more than read, by the lines of SHOW GRANTS; null when it may not. */
export function reasonToWrite(username: string, grants: string[]): string | null {
  for (const line of grants) {
    const granted = ON.exec(line)
    if (!granted) continue
    // The columns of a privilege stand in parentheses behind it.
    const privileges = (granted[1] as string)
      .replace(NAMES, '')
      .replace(/\([^)]*\)/g, '')
      .split(',')
    const writing = privileges.map((one) => one.trim().toLowerCase()).find((one) => !READING.test(one))
    if (writing !== undefined)
      return `${username} may do more than read: it has ${writing.toUpperCase()} on ${granted[2]}.`
    if (/WITH GRANT OPTION/i.test(line)) return `${username} may hand its rights to others.`
  }
  return null
}
