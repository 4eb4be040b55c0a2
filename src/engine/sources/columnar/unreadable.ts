/** The code of a failure that lies with the file and not with the statement. */
export const UNREADABLE = 'FILE_UNREADABLE'
