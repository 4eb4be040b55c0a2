/**
 * Every table of the application database. Empty here: each feature adds its own in its store, by
 * `declare module '../../platform/database/tables.ts' { interface Tables { things: ThingTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
