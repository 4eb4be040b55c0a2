/** Where the import of an uploaded file keeps its own notes: never listed, never queried. */
export const META_TABLE = '_tallyroom_meta'

export const isHiddenTable = (name: string): boolean => name.toLowerCase().startsWith('_tallyroom')
