import { createClient } from '../../client/index.ts'
import { type Command, type Input, jsonOption, serviceOptions } from '../command.ts'
import { usageError } from '../exit.ts'
import { checkedUrl, findService, profileName, saveProfile } from '../profile.ts'
import { canPrompt, firstLineOf, prompt } from '../prompt.ts'

/** From an option, else from the person at the terminal. */
async function answerTo(input: Input, option: string, question: string, secret = false): Promise<string> {
  const given = secret ? undefined : input.text(option)
  if (given !== undefined) return given
  const file = input.text(`${option}-file`)
  if (secret && file !== undefined) return firstLineOf(file, `${option}-file`)
  if (!canPrompt())
    throw usageError(`--${option}${secret ? '-file' : ''} is missing`, 'give it, or run this at a terminal to be asked')
  return prompt(question, { secret })
}

async function choosePassword(input: Input): Promise<string> {
  const first = await answerTo(input, 'password', 'Password (at least 10 characters)', true)
  if (input.text('password-file') !== undefined) return first
  if ((await prompt('The same again', { secret: true })) !== first) throw usageError('the two passwords differ')
  return first
}

export const setup: Command = {
  name: 'setup',
  summary: 'make the first administrator, or sign this computer in',
  usage: [
    '[--url ADDRESS] [--name NAME --email ADDRESS --team NAME --password-file FILE] [--token TOKEN]',
    '[--url ADDRESS] --key-file FILE',
  ],
  minArguments: 0,
  maxArguments: 0,
  about: `On a new service: makes its first administrator and team. On one that is in use: takes an API key, which you make in the
web app under Settings, API keys. Either way the address and the key are kept in a profile that only you can read
($XDG_CONFIG_HOME/tallyroom/profiles.json), and the other commands use it. What is not given is asked for.`,
  options: {
    ...serviceOptions,
    name: { value: 'NAME', about: 'Your name' },
    email: { value: 'ADDRESS', about: 'Your e-mail address, to sign in with' },
    team: { value: 'NAME', about: 'The name of the first team' },
    'password-file': { value: 'FILE', about: 'Your password is the first line of this file; - for the standard input' },
    token: {
      value: 'TOKEN',
      about: 'The set-up token from the log of a service that listens on more than this computer',
    },
    'key-file': { value: 'FILE', about: 'An API key is the first line of this file; - for the standard input' },
    json: jsonOption,
  },
  examples: [
    ['tallyroom setup', 'the service on this computer'],
    ['tallyroom setup --url https://tallyroom.example.com --profile work', 'another one, under a name of its own'],
  ],
  async run(input) {
    const { text, terminal, environment } = input
    // A profile that is yet to be made is no mistake here.
    const known = findService({ environment, text: (name) => (name === 'profile' ? undefined : text(name)) }).url
    const url = checkedUrl(
      text('url') ?? (canPrompt() ? await prompt('Address of the service', { fallback: known }) : known),
    )
    const { needed } = await createClient({ url }).get('/setup')
    let key: string
    if (needed && text('key-file') === undefined) {
      terminal.say(`${url} is new: make its first administrator.`)
      const body = {
        name: await answerTo(input, 'name', 'Your name'),
        email: await answerTo(input, 'email', 'Your e-mail address'),
        teamName: await answerTo(input, 'team', 'Name of the first team'),
        password: await choosePassword(input),
        ...(text('token') && { token: text('token')! }),
      }
      key = (await createClient({ url }).post('/setup', { body })).apiKey.key
    } else {
      terminal.say(`${url} is in use: sign in with an API key (web app: Settings, API keys).`)
      key = await answerTo(input, 'key', 'API key', true)
    }
    const me = await createClient({ url, apiKey: key }).get('/me')
    const name = profileName(input)
    const file = saveProfile(environment, name, { url, key, ...(me.team && { team: me.team.name }) })
    if (terminal.json) terminal.print(`${JSON.stringify({ url, profile: name, file, user: me.user, team: me.team })}\n`)
    else
      terminal.print(
        `${terminal.style.green('✔')} ${me.user.name} <${me.user.email}>${me.team ? `, team ${me.team.name}` : ''}\n  kept in ${file}${name === 'default' ? '' : ` as ${name}`}\n`,
      )
  },
}
