const WRITING =
  /\b(ALL|INSERT|ALTER|CREATE|DROP|TRUNCATE|OPTIMIZE|SYSTEM|SOURCES|FILE|URL|REMOTE|S3|HDFS|ACCESS MANAGEMENT|NAMED COLLECTION\w*)\b/

/** Why the account may do more than read, by the lines of SHOW GRANTS; null when it may not. */
export function reasonToWrite(username: string, grants: string[]): string | null {
  for (const line of grants) {
    const [, privileges = '', where = ''] = /^GRANT (.+?) ON (.+?) TO /.exec(line) ?? []
    const writing = WRITING.exec(privileges.replace(/\([^)]*\)/g, ''))
    if (writing) return `${username} may do more than read: it has ${writing[0]} on ${where}.`
  }
  return null
}
