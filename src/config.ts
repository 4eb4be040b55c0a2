import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from './platform/config-error.ts'
import { readTrustedProxies } from './platform/http/trusted-proxies.ts'

const boolean = z.enum(['true', 'false']).transform((value) => value === 'true')
const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`)
const gib = 1024 ** 3
const secretText = z.string().min(1).optional()
const names = z
  .string()
  .optional()
  .transform((text) =>
    (text ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
const price = String.raw`(\d+(?:\.\d+)?)`
const pricePattern = new RegExp(`^(\\S+)=${price}/${price}/${price}$`)
/** `model=input/cached/output`, several of them with commas between. */
const modelPrices = names.transform((list, context) =>
  Object.fromEntries(
    list.map((entry) => {
      const [, id = '', inputPrice, cachedPrice, outputPrice] = pricePattern.exec(entry) ?? []
      if (id === '')
        context.addIssue({
          code: 'custom',
          message: `"${entry}" must be like gpt-x=1.25/0.125/10: input, cached, output`,
        })
      return [
        id,
        { inputPrice: Number(inputPrice), cachedPrice: Number(cachedPrice), outputPrice: Number(outputPrice) },
      ]
    }),
  ),
)
const text = z.string().min(1).optional()
/** An address to which paths are added. */
const apiUrl = z.url({ protocol: /^https?$/ }).transform((address) => `${address.replace(/\/+$/, '')}/`)

type Setting = { schema: z.ZodType; default?: string; about: string }
const setting = <S extends z.ZodType>(schema: S, about: string, fallback?: string) => ({
  schema,
  about,
  default: fallback,
})

/** Every setting there is. docs/settings.md says the same in words, and a test compares the two. */
export const settings = {
  HOST: setting(z.string().min(1), 'Address to listen on.', '127.0.0.1'),
  PORT: setting(integer(0, 65535), 'Port to listen on; 0 takes a free one.', '3000'),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
    'PostgreSQL address for the application database; SQLite in the data folder when absent.',
  ),
  TALLYROOM_DATA_DIR: setting(z.string().min(1), 'Folder for everything that is kept.', './data'),
  TALLYROOM_FILES_DIR: setting(
    z.string().min(1).optional(),
    'Folder for uploaded files; instances that share a PostgreSQL database must share it. Default: files inside the data folder.',
  ),
  TALLYROOM_FILES_URL: setting(
    z
      .string()
      .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?$/, 'must be s3://bucket or s3://bucket/prefix')
      .optional(),
    'Bucket for uploaded files, as s3://bucket/prefix, in place of a folder; each instance keeps copies of what it used last.',
  ),
  TALLYROOM_FILES_ENDPOINT: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    "Address of the S3-compatible store. Default: Amazon's of the region.",
  ),
  TALLYROOM_FILES_REGION: setting(z.string().regex(/^[\w-]+$/), 'Region of the bucket.', 'us-east-1'),
  TALLYROOM_FILES_KEY_ID: setting(text, 'Key id for the bucket. Default: the role of the machine, or AWS_ variables.'),
  TALLYROOM_FILES_SECRET_KEY: setting(secretText, 'Secret key for the bucket; goes with the key id.'),
  TALLYROOM_FILES_CACHE_BYTES: setting(
    integer(1024 ** 2, 1024 ** 5),
    'Bytes of files from the bucket that an instance keeps copies of.',
    String(10 * gib),
  ),
  TALLYROOM_SECRET: setting(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'Master secret; made in the data folder at the first start when absent. Instances that share a database must share it.',
  ),
  TALLYROOM_PUBLIC_URL: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    'Address under which people reach the service, for links and cookies. Default: http://HOST:PORT.',
  ),
  TALLYROOM_TRUST_PROXY: setting(
    z.string().transform((text, context) => {
      const proxies = readTrustedProxies(text)
      if (proxies) return proxies
      context.addIssue('must be a number of proxies, or their addresses or networks, comma-separated')
      return z.NEVER
    }),
    'Proxies in front whose X-Forwarded-* headers are believed: how many (true: 1), or their addresses and networks.',
    'false',
  ),
  TALLYROOM_LOG_LEVEL: setting(z.enum(['debug', 'info', 'warn', 'error']), 'Least level that is logged.', 'info'),
  TALLYROOM_ALLOW_PRIVATE_NETWORKS: setting(
    boolean,
    'Let data sources, key sets and webhooks reach private and loopback addresses.',
    'false',
  ),
  TALLYROOM_DATABASE_CONNECTIONS: setting(integer(1, 500), 'Most PostgreSQL connections of one instance.', '10'),
  TALLYROOM_MIN_FREE_BYTES: setting(
    integer(1024 ** 2, 1024 * gib),
    'Bytes that stay free on the disks of the data and the files: with less, nothing new is taken.',
    String(128 * 1024 ** 2),
  ),
  TALLYROOM_BODY_LIMIT: setting(integer(1024, gib), 'Most bytes of a JSON body.', String(1024 ** 2)),
  TALLYROOM_SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'Mail server for invitations, automations and notices, as smtp://user:password@host:port; without it links are only shown.',
  ),
  TALLYROOM_MAIL_FROM: setting(z.string().min(3), 'Sender of mails.', 'Tallyroom <tallyroom@localhost>'),
  TALLYROOM_GOOGLE_CLIENT_ID: setting(text, 'Sign-in with Google: client id.'),
  TALLYROOM_GOOGLE_CLIENT_SECRET: setting(text, 'Sign-in with Google: client secret.'),
  TALLYROOM_GITHUB_CLIENT_ID: setting(text, 'Sign-in with GitHub: client id.'),
  TALLYROOM_GITHUB_CLIENT_SECRET: setting(text, 'Sign-in with GitHub: client secret.'),
  TALLYROOM_MICROSOFT_CLIENT_ID: setting(text, 'Sign-in with Microsoft: client id.'),
  TALLYROOM_MICROSOFT_CLIENT_SECRET: setting(text, 'Sign-in with Microsoft: client secret.'),
  TALLYROOM_MICROSOFT_TENANT: setting(z.string().min(1), 'Sign-in with Microsoft: tenant.', 'common'),
  TALLYROOM_OIDC_NAME: setting(z.string().min(1).max(40), 'Name on the button of the OIDC provider.', 'Single sign-on'),
  TALLYROOM_OIDC_ISSUER: setting(z.url({ protocol: /^https?$/ }).optional(), 'Issuer of any OpenID Connect provider.'),
  TALLYROOM_OIDC_CLIENT_ID: setting(text, 'Client id at the OIDC provider.'),
  TALLYROOM_OIDC_CLIENT_SECRET: setting(text, 'Client secret at the OIDC provider.'),
  TALLYROOM_MAX_FILE_BYTES: setting(integer(1024, 1024 * gib), 'Most bytes of an uploaded file.', String(gib)),
  TALLYROOM_MAX_COLUMNS: setting(integer(1, 2000), 'Most columns of a table of an uploaded file.', '2000'),
  TALLYROOM_MAX_CELLS: setting(integer(1, 1e12), 'Most cells of an uploaded workbook.', '200000000'),
  TALLYROOM_MAX_UNZIP_RATIO: setting(
    integer(10, 10_000),
    'Most times its own size that an uploaded workbook may unpack to.',
    '250',
  ),
  TALLYROOM_MAX_UNZIPPED_BYTES: setting(
    integer(1024, 1024 * gib),
    'Most bytes that an uploaded workbook may unpack to.',
    String(8 * gib),
  ),
  TALLYROOM_QUERY_TIMEOUT_MS: setting(integer(100, 300_000), 'Milliseconds that one statement may take.', '30000'),
  TALLYROOM_QUERY_MAX_BYTES: setting(
    integer(1024, 64 * 1024 ** 2),
    'Most bytes of the rows that one statement answers.',
    String(16 * 1024 ** 2),
  ),
  TALLYROOM_COLUMNAR: setting(
    boolean,
    'Keep large uploads in columns as well, for statements that mean the same there.',
    'true',
  ),
  TALLYROOM_MAX_DATASET_ENTRIES: setting(integer(1, 1e9), 'Most entries of one dataset.', '5000000'),
  TALLYROOM_CHECK_RESPONSES: setting(
    boolean,
    'Check every answer against its schema before it is sent; for tests.',
    'false',
  ),
  TALLYROOM_GOOGLE_CHAT_KEY: setting(
    secretText,
    "A service account's key file for Google Chat: its JSON. Without it, each team's stored key is used.",
  ),
  TALLYROOM_GOOGLE_CHAT_AUDIENCE: setting(
    text,
    "Audience of Google Chat's tokens: the project number, when the app is set to that. Default: the address of the events endpoint.",
  ),
  TALLYROOM_SLACK_API_URL: setting(apiUrl, "Address of Slack's Web API.", 'https://slack.com/api/'),
  TALLYROOM_GOOGLE_CHAT_API_URL: setting(apiUrl, "Address of Google Chat's API.", 'https://chat.googleapis.com/'),
  TALLYROOM_GOOGLE_TOKEN_URL: setting(
    z.url({ protocol: /^https?$/ }),
    'Address at which Google gives tokens for a key.',
    'https://oauth2.googleapis.com/token',
  ),
  TALLYROOM_GOOGLE_KEYS_URL: setting(
    apiUrl,
    "Address of the key sets with which Google Chat's tokens are checked.",
    'https://www.googleapis.com/',
  ),
  TALLYROOM_OPENAI_API_KEY: setting(secretText, 'Key for OpenAI; its models are then offered to every team.'),
  TALLYROOM_OPENAI_MODELS: setting(names, 'Models of OpenAI to offer, comma-separated.', 'gpt-5.6,gpt-5.4-mini'),
  TALLYROOM_ANTHROPIC_API_KEY: setting(secretText, 'Key for Anthropic; its models are then offered to every team.'),
  TALLYROOM_ANTHROPIC_MODELS: setting(
    names,
    'Models of Anthropic to offer, comma-separated.',
    'claude-sonnet-5-5,claude-haiku-5-5',
  ),
  TALLYROOM_GOOGLE_API_KEY: setting(secretText, 'Key for Google; its models are then offered to every team.'),
  TALLYROOM_GOOGLE_MODELS: setting(names, 'Models of Google to offer, comma-separated.', 'gemini-3.8-flash'),
  TALLYROOM_MODEL_URL: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    'Address of an OpenAI-compatible model server (Ollama, LM Studio, vLLM), usually ending in /v1.',
  ),
  TALLYROOM_MODEL_API_KEY: setting(secretText, 'Key for the OpenAI-compatible model server, when it wants one.'),
  TALLYROOM_MODEL_NAMES: setting(names, 'Models of the OpenAI-compatible server to offer, comma-separated.'),
  TALLYROOM_MODEL_PRICES: setting(
    modelPrices,
    'Prices of models per million tokens, as model=input/cached/output, comma-separated. They hold over the published ones (docs/models.md).',
  ),
  TALLYROOM_SMALL_MODELS: setting(
    names,
    'Models of these settings that hold little: they are told less and have few tools. Comma-separated.',
  ),
  TALLYROOM_TRANSCRIPTION_MODELS: setting(
    names,
    'Speech-to-text models to offer, of OpenAI or else of the OpenAI-compatible server, comma-separated.',
  ),
  TALLYROOM_DEFAULT_MODEL: setting(
    z
      .string()
      .regex(/^[^/]+\/.+$/, 'must be provider/model')
      .optional(),
    'Model of a space that has chosen none, as provider/model. Default: what an administrator set in the app, else builtin/analyst.',
  ),
  TALLYROOM_RUNS_AT_ONCE: setting(
    integer(1, 10_000),
    'Answers under way at the same time in one instance; others wait.',
    '1000',
  ),
  TALLYROOM_ANSWER_STEPS: setting(integer(1, 200), 'Most steps (model calls) of one answer.', '24'),
  TALLYROOM_ANSWER_TOKENS: setting(integer(1000, 100_000_000), 'Most tokens of one answer, in and out.', '400000'),
  TALLYROOM_ANSWER_SECONDS: setting(integer(5, 7200), 'Most seconds of one answer.', '600'),
  TALLYROOM_MODEL_FIRST_BYTE_SECONDS: setting(integer(1, 3600), 'Longest wait for the first word of a model.', '120'),
  TALLYROOM_MODEL_IDLE_SECONDS: setting(
    integer(1, 3600),
    'Longest silence of a model in the middle of an answer.',
    '60',
  ),
} satisfies Record<string, Setting>

type Settings = typeof settings
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> }

/** Read by the command line (docs/command-line.md); the service passes them over. */
const ofTheCommandLine = ['TALLYROOM_URL', 'TALLYROOM_API_KEY', 'TALLYROOM_BACKUP_PASSPHRASE']

export type Config = ReturnType<typeof readConfig>

function bucketOf(v: Values) {
  const credentials =
    v.TALLYROOM_FILES_KEY_ID && v.TALLYROOM_FILES_SECRET_KEY
      ? { accessKeyId: v.TALLYROOM_FILES_KEY_ID, secretAccessKey: v.TALLYROOM_FILES_SECRET_KEY }
      : undefined
  if (!credentials && (v.TALLYROOM_FILES_KEY_ID || v.TALLYROOM_FILES_SECRET_KEY))
    throw new ConfigError(
      `${v.TALLYROOM_FILES_KEY_ID ? 'TALLYROOM_FILES_SECRET_KEY' : 'TALLYROOM_FILES_KEY_ID'}: missing; TALLYROOM_FILES_KEY_ID and TALLYROOM_FILES_SECRET_KEY go together`,
    )
  if (!v.TALLYROOM_FILES_URL) return null
  const [bucket = '', ...folders] = v.TALLYROOM_FILES_URL.slice('s3://'.length).split('/').filter(Boolean)
  return {
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    endpoint: v.TALLYROOM_FILES_ENDPOINT,
    region: v.TALLYROOM_FILES_REGION,
    credentials,
    cacheBytes: v.TALLYROOM_FILES_CACHE_BYTES,
  }
}

/** The only reader of the environment. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const values: Record<string, unknown> = {}
  for (const [name, { schema, default: fallback }] of Object.entries<Setting>(settings)) {
    const given = environment[name] === '' ? undefined : environment[name]
    const parsed = schema.safeParse(given ?? fallback)
    if (!parsed.success) {
      const why = parsed.error.issues[0]?.message ?? 'is not valid'
      throw new ConfigError(`${name}: ${why} (see docs/settings.md)`)
    }
    values[name] = parsed.data
  }
  const known = new Set([...Object.keys(settings), ...ofTheCommandLine])
  for (const name of Object.keys(environment)) {
    if (name.startsWith('TALLYROOM_') && !known.has(name)) {
      throw new ConfigError(`${name}: there is no such setting; see docs/settings.md for those there are, or remove it`)
    }
  }
  const v = values as Values
  const client = (id: keyof Values & `${string}_ID`, secret: keyof Values & `${string}_SECRET`) => {
    if (!v[id] !== !v[secret]) throw new ConfigError(`${v[id] ? secret : id}: missing; ${id} and ${secret} go together`)
    return v[id] && v[secret] ? { clientId: String(v[id]), clientSecret: String(v[secret]) } : null
  }
  const microsoft = client('TALLYROOM_MICROSOFT_CLIENT_ID', 'TALLYROOM_MICROSOFT_CLIENT_SECRET')
  const oidc = client('TALLYROOM_OIDC_CLIENT_ID', 'TALLYROOM_OIDC_CLIENT_SECRET')
  if (!oidc !== !v.TALLYROOM_OIDC_ISSUER)
    throw new ConfigError(
      `${oidc ? 'TALLYROOM_OIDC_ISSUER' : 'TALLYROOM_OIDC_CLIENT_ID'}: missing; the settings of the OIDC provider go together`,
    )
  const dataDir = path.resolve(v.TALLYROOM_DATA_DIR)
  return {
    host: v.HOST,
    port: v.PORT,
    databaseUrl: v.DATABASE_URL,
    databaseConnections: v.TALLYROOM_DATABASE_CONNECTIONS,
    dataDir,
    filesDir: v.TALLYROOM_FILES_DIR ? path.resolve(v.TALLYROOM_FILES_DIR) : path.join(dataDir, 'files'),
    bucket: bucketOf(v),
    secret: v.TALLYROOM_SECRET,
    // As it is compared: with the scheme and the host in small letters.
    publicUrl: v.TALLYROOM_PUBLIC_URL && new URL(v.TALLYROOM_PUBLIC_URL).href.replace(/\/+$/, ''),
    trustProxy: v.TALLYROOM_TRUST_PROXY,
    logLevel: v.TALLYROOM_LOG_LEVEL,
    allowPrivateNetworks: v.TALLYROOM_ALLOW_PRIVATE_NETWORKS,
    bodyLimit: v.TALLYROOM_BODY_LIMIT,
    minFreeBytes: v.TALLYROOM_MIN_FREE_BYTES,
    uploads: {
      maxFileBytes: v.TALLYROOM_MAX_FILE_BYTES,
      maxColumns: v.TALLYROOM_MAX_COLUMNS,
      maxCells: v.TALLYROOM_MAX_CELLS,
      maxUnzipRatio: v.TALLYROOM_MAX_UNZIP_RATIO,
      maxUnzippedBytes: v.TALLYROOM_MAX_UNZIPPED_BYTES,
    },
    queries: { timeoutMs: v.TALLYROOM_QUERY_TIMEOUT_MS, maxBytes: v.TALLYROOM_QUERY_MAX_BYTES },
    columnar: v.TALLYROOM_COLUMNAR,
    maxDatasetEntries: v.TALLYROOM_MAX_DATASET_ENTRIES,
    checkResponses: v.TALLYROOM_CHECK_RESPONSES,
    models: {
      openai: { apiKey: v.TALLYROOM_OPENAI_API_KEY, models: v.TALLYROOM_OPENAI_MODELS },
      anthropic: { apiKey: v.TALLYROOM_ANTHROPIC_API_KEY, models: v.TALLYROOM_ANTHROPIC_MODELS },
      google: { apiKey: v.TALLYROOM_GOOGLE_API_KEY, models: v.TALLYROOM_GOOGLE_MODELS },
      compatible: { url: v.TALLYROOM_MODEL_URL, apiKey: v.TALLYROOM_MODEL_API_KEY, models: v.TALLYROOM_MODEL_NAMES },
      transcription: v.TALLYROOM_TRANSCRIPTION_MODELS,
      prices: v.TALLYROOM_MODEL_PRICES,
      small: v.TALLYROOM_SMALL_MODELS,
      default: v.TALLYROOM_DEFAULT_MODEL,
      fallback: 'builtin/analyst',
    },
    answers: {
      atOnce: v.TALLYROOM_RUNS_AT_ONCE,
      steps: v.TALLYROOM_ANSWER_STEPS,
      tokens: v.TALLYROOM_ANSWER_TOKENS,
      totalMs: v.TALLYROOM_ANSWER_SECONDS * 1000,
      firstByteMs: v.TALLYROOM_MODEL_FIRST_BYTE_SECONDS * 1000,
      idleMs: v.TALLYROOM_MODEL_IDLE_SECONDS * 1000,
    },
    slack: { apiUrl: v.TALLYROOM_SLACK_API_URL },
    googleChat: {
      key: v.TALLYROOM_GOOGLE_CHAT_KEY,
      audience: v.TALLYROOM_GOOGLE_CHAT_AUDIENCE,
      apiUrl: v.TALLYROOM_GOOGLE_CHAT_API_URL,
      tokenUrl: v.TALLYROOM_GOOGLE_TOKEN_URL,
      keysUrl: v.TALLYROOM_GOOGLE_KEYS_URL,
    },
    mail: v.TALLYROOM_SMTP_URL ? { url: v.TALLYROOM_SMTP_URL, from: v.TALLYROOM_MAIL_FROM } : null,
    signInWith: {
      google: client('TALLYROOM_GOOGLE_CLIENT_ID', 'TALLYROOM_GOOGLE_CLIENT_SECRET'),
      github: client('TALLYROOM_GITHUB_CLIENT_ID', 'TALLYROOM_GITHUB_CLIENT_SECRET'),
      microsoft: microsoft && { ...microsoft, tenantId: v.TALLYROOM_MICROSOFT_TENANT },
      oidc:
        oidc && v.TALLYROOM_OIDC_ISSUER
          ? { ...oidc, name: v.TALLYROOM_OIDC_NAME, issuer: v.TALLYROOM_OIDC_ISSUER.replace(/\/+$/, '') }
          : null,
    },
  }
}
