import { createClient } from '../../client/index.ts'
import { type Config, readConfig } from '../../config.ts'
import { bytesInWords } from '../terminal.ts'
import { broken, type Check, ok, reasonOf, warning } from './check.ts'
import { checkDatabase } from './database.ts'
import { checkDisk, checkFiles, checkFolder, checkSecret } from './folders.ts'
import { checkMail, checkModels, checkPort } from './network.ts'
import { checkSandbox } from './sandbox.ts'

export async function* runChecks(
  environment: Record<string, string | undefined>,
  service: { url: string; key: string | undefined } | null,
): AsyncGenerator<Check> {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) yield ok('Node', process.version)
  else yield broken('Node', process.version, 'start it with "tallyroom", which brings its own Node 24')
  let config: Config
  try {
    config = readConfig(environment)
    yield ok('Settings', 'all valid')
  } catch (error) {
    yield broken('Settings', reasonOf(error), 'correct it and run this again; what else there is depends on it')
    return
  }
  yield checkFolder('Data folder', config.dataDir, 'TALLYROOM_DATA_DIR')
  yield* checkFiles(config)
  yield* checkDisk(config)
  yield checkSecret(config)
  yield* checkDatabase(config)
  yield await checkPort(config)
  yield await checkSandbox(config)
  yield checkMemory()
  yield* checkModels(config)
  if (config.mail) yield await checkMail(config.mail.url)
  if (service?.key) yield await checkProfile(service.url, service.key)
}

function checkMemory(): Check {
  const limit = process.constrainedMemory()
  const total = limit > 0 && limit < 2 ** 50 ? limit : process.availableMemory()
  const found = `${bytesInWords(process.availableMemory())} free${limit > 0 && limit < 2 ** 50 ? ` of ${bytesInWords(limit)} that this process may use` : ''}`
  if (total < 512e6)
    return warning('Memory', found, 'give it at least 1 GB: large uploads and queries run in processes of their own')
  return ok('Memory', found)
}

async function checkProfile(url: string, key: string): Promise<Check> {
  try {
    const { user, team } = await createClient({ url, apiKey: key }).get('/me', { signal: AbortSignal.timeout(5000) })
    return ok('Profile', `${user.email}${team ? `, team ${team.name}` : ''} at ${url}`)
  } catch (error) {
    return warning('Profile', `${url}: ${reasonOf(error)}`, 'start that service, or run "tallyroom setup" again')
  }
}
