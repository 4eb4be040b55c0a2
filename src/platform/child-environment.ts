import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** For the environment of a child process: what the service has compiled once, its children need not compile again. */
export function compileCache(): { NODE_COMPILE_CACHE?: string } {
  // What Node tells is the folder of its own version, inside the one that was set.
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}
