import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Other people's data, beside the repository; absent on most machines. */
export const corpora = fileURLToPath(new URL('../../shared/corpora/', import.meta.url))
export const haveCorpora = (): boolean => existsSync(join(corpora, 'chinook'))
