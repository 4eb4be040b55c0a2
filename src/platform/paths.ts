import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of package.json, from the sources as from the compiled package. */
export const packageRoot: string = (() => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
})()
