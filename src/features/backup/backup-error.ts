/** Something a person can mend; its message says how. */
export class BackupError extends Error {}
