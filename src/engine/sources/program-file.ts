import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A child's program, named without its extension: it runs as source and as packed JavaScript, whichever the caller is. */
export const programFile = (name: string, from: string): string =>
  fileURLToPath(new URL(`${name}${extname(from)}`, from))
