export const packages: Record<string, string>
export function isEnough(version: string): boolean
export function findNode(): string | null
export const missingNode: string
