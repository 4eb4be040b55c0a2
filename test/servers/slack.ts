import { createHmac } from 'node:crypto'
import { createWatch, serve } from './requests.ts'

export type SlackBlock = { type: string; text?: unknown; rows?: { text: string }[][]; elements?: { text: string }[] }
export type SlackMessage = {
  channel: string
  ts: string
  threadTs: string | null
  text: string
  blocks: SlackBlock[]
  /** What it said before it was changed. */
  before: string[]
  token: string
}
export type SlackFile = {
  id: string
  name: string
  altText: string | null
  bytes: Buffer
  channel: string
  threadTs: string | null
}
type Fields = Record<string, string>

const methods = [
  'auth.test',
  'chat.postMessage',
  'chat.update',
  'files.getUploadURLExternal',
  'files.completeUploadExternal',
]

/** As much of Slack as an app meets: its Web API with its limits and error codes, uploads, and what it sends to an app. */
export async function startSlack(workspaces: Record<string, { id: string; name: string; channels: string[] }>) {
  const watch = createWatch()
  const messages: SlackMessage[] = []
  const files: SlackFile[] = []
  const whispers: { text: string }[] = []
  const uploads = new Map<string, { name: string; altText: string | null; length: number; bytes: Buffer | null }>()
  const calls: string[] = []
  /** Answered in the place of the next call of a method. */
  const faults = new Map<string, { status: number; error: string }[]>()
  let clock = 1_700_000_000
  const nextTs = () => `${++clock}.000100`

  function answer(method: string, token: string, fields: Fields): Record<string, unknown> {
    const workspace = workspaces[token]
    if (!workspace) return { ok: false, error: 'invalid_auth' }
    const blocks: SlackBlock[] = fields.blocks ? JSON.parse(fields.blocks) : []
    const channel = workspace.channels.includes(fields.channel ?? fields.channel_id ?? '')
    switch (method) {
      case 'auth.test':
        return { ok: true, team: workspace.name, team_id: workspace.id, user_id: 'U0BOT' }
      case 'chat.postMessage': {
        if (!channel) return { ok: false, error: 'channel_not_found' }
        if (!fields.text && blocks.length === 0) return { ok: false, error: 'no_text' }
        if (!fits(blocks)) return { ok: false, error: 'invalid_blocks' }
        const ts = nextTs()
        const { text = '', thread_ts: threadTs = null } = fields
        messages.push({ channel: fields.channel!, ts, threadTs, text, blocks, before: [], token })
        return { ok: true, channel: fields.channel, ts }
      }
      case 'chat.update': {
        const message = messages.find(({ ts, token: by }) => ts === fields.ts && by === token)
        if (!message || message.channel !== fields.channel) return { ok: false, error: 'message_not_found' }
        if (!fits(blocks)) return { ok: false, error: 'invalid_blocks' }
        message.before.push(message.text)
        Object.assign(message, { text: fields.text ?? '', blocks })
        return { ok: true, channel: fields.channel, ts: fields.ts, text: message.text }
      }
      case 'files.getUploadURLExternal': {
        const id = `F${uploads.size + 1}`
        uploads.set(id, {
          name: fields.filename!,
          altText: fields.alt_txt ?? null,
          length: Number(fields.length),
          bytes: null,
        })
        return { ok: true, upload_url: `${server.url}upload/${id}`, file_id: id }
      }
      case 'files.completeUploadExternal': {
        if (!channel) return { ok: false, error: 'channel_not_found' }
        for (const { id } of JSON.parse(fields.files!) as { id: string }[]) {
          const file = uploads.get(id)
          if (!file?.bytes || file.bytes.length !== file.length) return { ok: false, error: 'file_not_found' }
          const { name, altText, bytes } = file
          files.push({ id, name, altText, bytes, channel: fields.channel_id!, threadTs: fields.thread_ts ?? null })
        }
        return { ok: true, files: [] }
      }
      default:
        return { ok: false, error: 'unknown_method' }
    }
  }

  const server = await serve((request, body, response) => {
    const path = request.url!.slice(1)
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (path.startsWith('upload/')) {
      const upload = uploads.get(path.slice(7))
      if (upload) upload.bytes = body
      response.writeHead(upload ? 200 : 404).end('OK')
    } else if (path.startsWith('commands/')) {
      whispers.push(JSON.parse(body.toString()))
      response.end('ok')
    } else if (path.startsWith('api/') && methods.includes(path.slice(4))) {
      const method = path.slice(4)
      calls.push(method)
      const fault = faults.get(method)?.shift()
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      if (fault) json(fault.status, { ok: false, error: fault.error })
      else json(200, answer(method, token, Object.fromEntries(new URLSearchParams(body.toString()))))
    } else json(404, { ok: false, error: 'unknown_method' })
    watch.changed()
  })

  return {
    apiUrl: `${server.url}api/`,
    responseUrl: `${server.url}commands/1`,
    messages,
    files,
    whispers,
    calls,
    until: watch.until,
    fail(method: string, status: number, error: string) {
      faults.set(method, [...(faults.get(method) ?? []), { status, error }])
    },
    close: server.close,
  }
}

/** Slack's limits on what a message may hold. */
function fits(blocks: SlackBlock[]): boolean {
  const markdown = blocks.filter(({ type }) => type === 'markdown').map(({ text }) => String(text))
  if (blocks.length > 50 || markdown.some((text) => text === '') || markdown.join('').length > 12_000) return false
  const tables = blocks.filter(({ type }) => type === 'table')
  const cells = tables.flatMap(({ rows = [] }) => rows.flat().map(({ text }) => text))
  return (
    tables.length <= 1 &&
    tables.every(({ rows = [] }) => rows.length <= 100 && rows.every((row) => row.length <= 20)) &&
    cells.every((text) => text !== '') &&
    cells.join('').length <= 10_000
  )
}

/** What Slack sends, with its signature. */
export function slackRequest(
  secret: string,
  content: object | URLSearchParams,
  { at = Date.now(), retry }: { at?: number; retry?: number } = {},
): { body: string; headers: Record<string, string> } {
  const form = content instanceof URLSearchParams
  const body = form ? content.toString() : JSON.stringify(content)
  const timestamp = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': `v0=${signature}`,
      ...(retry !== undefined && { 'x-slack-retry-num': String(retry), 'x-slack-retry-reason': 'http_timeout' }),
    },
  }
}

let events = 0
/** An event of a channel (a mention) or of a direct message (`im`). */
export function slackEvent(
  workspaceId: string,
  event: { channel: string; text: string; thread_ts?: string; im?: boolean } & Record<string, unknown>,
): { type: string; event_id: string; team_id: string; event: Record<string, unknown> } {
  const { im = false, ...fields } = event
  const kind = im ? { type: 'message', channel_type: 'im' } : { type: 'app_mention' }
  const ts = `${1_600_000_000 + ++events}.000200`
  return {
    type: 'event_callback',
    event_id: `Ev${events}`,
    team_id: workspaceId,
    event: { ...kind, user: 'U1', ts, ...fields },
  }
}
