import { createReadStream, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import path from 'node:path'

type Answer = { status: number; text: string }

/** Uploads a file as a program does that has it on disk: what the sender needs is not what is measured. */
export function sendFile(
  url: string,
  key: string,
  file: string,
  fields: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer> {
  const part = (name: string) => `--X\r\nContent-Disposition: form-data; name="${name}"`
  const head = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`)
  const before = `${head.join('')}${part('file')}; filename="orders${path.extname(file)}"\r\n\r\n`
  const after = '\r\n--X--\r\n'
  const headers = {
    'x-api-key': key,
    'content-type': 'multipart/form-data; boundary=X',
    'content-length': before.length + statSync(file).size + after.length,
  }
  const options = { method: 'POST', headers, ...(signal && { signal }) }
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url}/api/data-sources/upload`, options, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, text })
    })
    request.on('error', reject).write(before)
    createReadStream(file, { highWaterMark: 1 << 20 })
      .on('error', reject)
      .on('end', () => request.end(after))
      .pipe(request, { end: false })
  })
}
