import type { Bus } from '../../platform/bus/bus.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import type { Log } from '../../platform/log.ts'
import type { MailServer, MailSettings } from '../../platform/mail.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { ChangedServiceSettings, ServiceSettings } from './service-settings.contract.ts'
import { serviceSettingErrors } from './service-settings.errors.ts'
import { findSettings, putSetting } from './service-settings.store.ts'

type Deps = {
  database: Database
  bus: Bus
  secrets: Secrets
  log: Log
  /** What the environment says; it wins. */
  said: { mail: { url: string; from: string } | null; defaultModel: string | undefined; publicUrl: string | undefined }
  /** The model of whoever said nothing. */
  fallbackModel: string
}
type Kept = { mail: (MailServer & { from: string }) | null; defaultModel: string | null; publicUrl: string | null }

const topic = 'service-settings'
const purpose = 'service-settings:mail'
const variables = {
  mail: 'TALLYROOM_SMTP_URL',
  defaultModel: 'TALLYROOM_DEFAULT_MODEL',
  publicUrl: 'TALLYROOM_PUBLIC_URL',
} as const

export type ServiceSettingValues = Awaited<ReturnType<typeof openServiceSettings>>

/** Settings of the whole service: what the environment says, else what an administrator set in the app. Known at once, and anew on every instance when it changes. */
export async function openServiceSettings({ database, bus, secrets, log, said, fallbackModel }: Deps) {
  const readAgain = () => read(database.queries, secrets, log)
  let kept = await readAgain()
  bus.subscribe(topic, () => {
    readAgain().then(
      (next) => {
        kept = next
      },
      (error) => log.warn({ err: error }, 'settings of the service were not read again'),
    )
  })
  return {
    mail: (): MailSettings | null => said.mail ?? kept.mail,
    defaultModel: (): string => said.defaultModel ?? kept.defaultModel ?? fallbackModel,
    publicUrl: (): string | undefined => said.publicUrl ?? kept.publicUrl ?? undefined,
    /** For people: no secret is among it. */
    shown(): ServiceSettings {
      const sourceOf = (name: keyof Kept) => (said[name] ? 'environment' : kept[name] !== null ? 'settings' : 'default')
      const about = (name: keyof Kept) => ({ source: sourceOf(name), variable: variables[name] }) as const
      return {
        mail: { ...about('mail'), value: said.mail ? withoutSecret(serverOf(said.mail)) : withoutSecret(kept.mail) },
        defaultModel: { ...about('defaultModel'), value: said.defaultModel ?? kept.defaultModel ?? fallbackModel },
        publicUrl: { ...about('publicUrl'), value: said.publicUrl ?? kept.publicUrl },
      }
    },
    /** What the change says of mail, with the password that is kept where none is given. */
    mailOf(mail: NonNullable<ChangedServiceSettings['mail']>): MailServer & { from: string } {
      if (mail.password !== undefined) return { ...mail, password: mail.password }
      const { mail: before } = kept
      if (!before?.password || mail.username === null) return { ...mail, password: null }
      if (before.host !== mail.host || before.port !== mail.port) throw serviceSettingErrors.passwordNeeded()
      return { ...mail, password: before.password }
    },
    async change(queries: Queries, change: Partial<Kept>, now: string): Promise<void> {
      for (const name of Object.keys(change) as (keyof Kept)[]) {
        if (said[name]) throw serviceSettingErrors.setByEnvironment(`${variables[name]} says it; change it there`)
        const text = change[name] == null ? null : JSON.stringify(change[name])
        await putSetting(queries, name, text !== null && name === 'mail' ? secrets.encrypt(text, purpose) : text, now)
      }
    },
    /** Once it is written. */
    async changed(): Promise<void> {
      kept = await readAgain()
      await bus.publish(topic, '')
    },
  }
}

async function read(queries: Queries, secrets: Secrets, log: Log): Promise<Kept> {
  const { mail, defaultModel, publicUrl } = await findSettings(queries)
  const opened = (sealed: string) => {
    try {
      return JSON.parse(secrets.decrypt(sealed, purpose))
    } catch {
      // Another master secret than the one it was sealed with: the service starts all the same.
      log.warn('the mail server that was set in the app cannot be read: set it again')
      return null
    }
  }
  return {
    mail: mail === undefined ? null : opened(mail),
    defaultModel: defaultModel === undefined ? null : JSON.parse(defaultModel),
    publicUrl: publicUrl === undefined ? null : JSON.parse(publicUrl),
  }
}

/** The server that an address of the environment names. */
function serverOf({ url, from }: { url: string; from: string }): Kept['mail'] {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isTls = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    security: isTls ? 'tls' : 'none',
    username: decodeURIComponent(username) || null,
    password: password || null,
    from,
  }
}

function withoutSecret(mail: Kept['mail']): ServiceSettings['mail']['value'] {
  if (mail === null) return null
  const { password, ...shown } = mail
  return { ...shown, hasPassword: password !== null }
}
