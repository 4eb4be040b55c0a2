import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { type Client, createClient } from '../client/index.ts'
import { writeFileDurably } from '../platform/data-folder.ts'
import type { Input } from './command.ts'
import { CommandError, exitCodes, usageError } from './exit.ts'

type Environment = Record<string, string | undefined>
type Profile = { url: string; key: string; team?: string }
type Profiles = Record<string, Profile>

export const defaultUrl = 'http://127.0.0.1:3000'

function profilesFile(environment: Environment): string {
  const config = environment.XDG_CONFIG_HOME || path.join(environment.HOME || homedir(), '.config')
  return path.join(config, 'tallyroom', 'profiles.json')
}

function readProfiles(environment: Environment): Profiles {
  const file = profilesFile(environment)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Profiles
  } catch (error) {
    throw new CommandError(
      exitCodes.credential,
      `${file} cannot be read (${(error as Error).message})`,
      'delete it and run "tallyroom setup"',
    )
  }
}

/** Holds a key, so nobody but its owner may read it. */
export function saveProfile(environment: Environment, name: string, profile: Profile): string {
  const file = profilesFile(environment)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const profiles = { ...readProfiles(environment), [name]: profile }
  writeFileDurably(file, `${JSON.stringify(profiles, null, 2)}\n`, 0o600)
  return file
}

export const profileName = ({ text }: Pick<Input, 'text'>): string => text('profile') ?? 'default'

export function checkedUrl(url: string): string {
  const address = /^https?:\/\//.test(url) ? url : `http://${url}`
  if (!URL.canParse(address)) throw usageError(`"${url}" is no address of a service`, 'it looks like https://HOST')
  return address.replace(/\/+$/, '').replace(/\/api$/, '')
}

/** Where the service is and with which key: from options, then the environment, then the profile. */
export function findService(input: Pick<Input, 'text' | 'environment'>): { url: string; key: string | undefined } {
  const { environment, text } = input
  const name = profileName(input)
  const profile = readProfiles(environment)[name]
  if (!profile && text('profile') !== undefined)
    throw new CommandError(
      exitCodes.credential,
      `there is no profile "${name}"`,
      `make it with "tallyroom setup --profile ${name}"`,
    )
  const url = checkedUrl(text('url') ?? (environment.TALLYROOM_URL || profile?.url || defaultUrl))
  // A key is sent to the service that it was given for, and to no other.
  const ofProfile = profile && checkedUrl(profile.url) === url ? profile.key : undefined
  return { url, key: environment.TALLYROOM_API_KEY || ofProfile }
}

export function connect(input: Input): { client: Client; url: string } {
  const { url, key } = findService(input)
  if (!key)
    throw new CommandError(
      exitCodes.credential,
      `there is no key for ${url}`,
      `run "tallyroom setup --url ${url}", or set TALLYROOM_API_KEY`,
    )
  return { client: createClient({ url, apiKey: key }), url }
}
