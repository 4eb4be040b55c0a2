/** Privileges with which an account reads, and no more. */
const READING = /^(select|usage|show view|show databases|process|replication client|replica monitor|binlog monitor)$/

/** Why the account may do more than read, by the lines of SHOW GRANTS; null when it may not. */
export function reasonToWrite(username: string, grants: string[]): string | null {
  for (const line of grants) {
    const granted = /^GRANT (.+?) ON (.+?) TO /i.exec(line)
    if (!granted) continue
    // The columns of a privilege stand in parentheses behind it.
    const privileges = (granted[1] as string).replace(/\([^)]*\)/g, '').split(',')
    const writing = privileges.map((one) => one.trim().toLowerCase()).find((one) => !READING.test(one))
    if (writing !== undefined)
      return `${username} may do more than read: it has ${writing.toUpperCase()} on ${granted[2]}.`
    if (/WITH GRANT OPTION/i.test(line)) return `${username} may hand its rights to others.`
  }
  return null
}
