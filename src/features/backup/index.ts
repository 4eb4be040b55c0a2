export { isSealed } from './archive.ts'
export { type Installation, makeBackup, type Progress } from './make-backup.ts'
export { restoreBackup, verifyBackup } from './restore-backup.ts'
export { settleRestore } from './settle-restore.ts'
