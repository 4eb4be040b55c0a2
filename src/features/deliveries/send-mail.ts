import { escapeHtml } from '../../engine/charts/chart-frame.ts'
import type { DocumentNode } from '../../engine/documents/index.ts'
import { tableText } from '../../engine/formats/table-text.ts'
import { nodeText, renderWords } from '../../engine/reports/index.ts'
import { type EngineWorkers, readWords, renderChartPng } from '../../engine/workers/index.ts'
import type { DeliverMail, Mail } from '../../platform/mail.ts'
import type { AttachedFile, DeliveryPayload } from './delivery-payload.ts'
import { SendFault } from './send-fault.ts'

const picture = 'chart@tallyroom'

export async function mailOf(
  workers: EngineWorkers,
  { teamId, locale }: { teamId: string; locale: string },
  payload: DeliveryPayload,
  link: string | null,
): Promise<Omit<Mail, 'to'>> {
  const owner = { teamId, userId: payload.userId }
  const words = await readWords(workers, owner, payload.markdown)
  const chart =
    payload.chart && (await renderChartPng(workers, owner, { spec: payload.chart.spec, data: payload.chart, locale }))
  const { columns, rows, fields } = payload.table ?? { columns: [], rows: [] }
  const cells = tableText(columns, rows, { locale, fields })
  return {
    subject: payload.title.replace(/\s+/g, ' '),
    text: plainText(payload, cells, words, link),
    html: await htmlText(payload, cells, words, { link, hasChart: chart !== null }),
    ...(chart && {
      attachments: [{ filename: 'chart.png', contentType: 'image/png', content: chart, cid: picture }],
    }),
  }
}

export async function sendMail(
  deliver: DeliverMail,
  to: string,
  { mail, file, messageId }: { mail: Omit<Mail, 'to'>; file: AttachedFile | null; messageId: string },
): Promise<void> {
  const attachments = [
    ...(mail.attachments ?? []),
    ...(file ? [{ filename: file.name, contentType: file.contentType, content: file.body }] : []),
  ]
  try {
    await deliver({ ...mail, to, messageId, ...(attachments.length > 0 && { attachments }) })
  } catch (error) {
    const { responseCode, response } = error as { responseCode?: number; response?: string }
    const said = (response ?? (error as Error).message).replace(/\.?$/, '.')
    // A 5xx of a mail server is its last word: no such mailbox, not allowed, too large.
    throw new SendFault(`The mail server said: ${said}`, {
      lasting: responseCode !== undefined && responseCode >= 500,
      status: responseCode ?? null,
    })
  }
}

function plainText(
  { title, table }: DeliveryPayload,
  cells: string[][],
  nodes: DocumentNode[],
  link: string | null,
): string {
  const words = nodes
    .map((node) =>
      typeof node !== 'string' && node.type === 'element' && /^[uo]l$/.test(node.tag)
        ? node.children.map((item) => `- ${nodeText(item)}`).join('\n')
        : nodeText(node),
    )
    .join('\n\n')
  const rows = table ? [table.columns, ...cells] : []
  const widths = table?.columns.map((_, i) => Math.min(40, Math.max(...rows.map((row) => row[i]!.length)))) ?? []
  const drawn = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  )
  return [title, words, drawn.join('\n'), link ?? ''].filter((part) => part !== '').join('\n\n')
}

async function htmlText(
  { title, table, link: named }: DeliveryPayload,
  cells: string[][],
  words: DocumentNode[],
  { link, hasChart }: { link: string | null; hasChart: boolean },
) {
  const cell = (tag: string, text: string, number: boolean) =>
    `<${tag} style="padding:4px 10px;border-bottom:1px solid #e4e4e8;text-align:${number ? 'right' : 'left'}">${escapeHtml(text)}</${tag}>`
  const numeric = table?.columns.map((_, i) => table.rows.every((row) => row[i] === null || typeof row[i] === 'number'))
  const rows = table
    ? `<table style="border-collapse:collapse;font-size:14px"><thead><tr>${table.columns
        .map((name, i) => cell('th', name, numeric![i]!))
        .join('')}</tr></thead><tbody>${cells
        .map((row) => `<tr>${row.map((text, i) => cell('td', text, numeric![i]!)).join('')}</tr>`)
        .join('')}</tbody></table>`
    : ''
  return `<!doctype html><html><body style="font:15px/1.5 system-ui,sans-serif;color:#1b1c20;max-width:640px;margin:0 auto;padding:16px">
<h1 style="font-size:20px">${escapeHtml(title)}</h1>
${await renderWords(words)}
${hasChart ? `<p><img src="cid:${picture}" alt="${escapeHtml(title)}" style="max-width:100%"></p>` : ''}
${rows}
${link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(named?.label ?? link)}</a></p>` : ''}
</body></html>`
}
