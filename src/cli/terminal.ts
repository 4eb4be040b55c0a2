type Painter = (text: string) => string
export type Style = Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', Painter>

/** What is asked for goes to the standard output; what is said about it (steps, progress) to the other. */
export type Terminal = {
  isTerminal: boolean
  json: boolean
  style: Style
  columns: number
  print(text: string): void
  /** A line about what is going on; nothing when JSON is asked for. */
  say(text: string): void
  progress(label: string): ProgressBar
}
/** A stream, and whether a person sees it. */
export type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown }
export type ProgressBar = { update(done: number, total: number | null, note?: string): void; end(note?: string): void }

const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const

function styleFor(coloured: boolean): Style {
  const painter =
    ([on, off]: readonly [number, number]): Painter =>
    (text) =>
      coloured ? `\x1b[${on}m${text}\x1b[${off}m` : text
  return Object.fromEntries(Object.entries(codes).map(([name, pair]) => [name, painter(pair)])) as Style
}

/** Data may hold anything; a terminal must not be told what to do by it. */
export const harmless = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about
  text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\uFFFD')

export function createTerminal(
  environment: Record<string, string | undefined>,
  options: { json: boolean; noColor: boolean },
  { stdout, stderr }: { stdout: Output; stderr: Output } = process,
): Terminal {
  const isTerminal = stdout.isTTY === true
  const plain = options.noColor || Boolean(environment.NO_COLOR) || environment.TERM === 'dumb'
  const drawsProgress = stderr.isTTY === true && environment.TERM !== 'dumb' && !options.json
  let bar: string | null = null
  const wipe = () => {
    if (bar !== null) stderr.write('\r\x1b[2K')
  }
  const say = (text: string) => {
    if (options.json) return
    wipe()
    stderr.write(`${text}\n`)
    if (bar !== null) stderr.write(bar)
  }
  const style = styleFor(isTerminal && !plain)

  return {
    isTerminal,
    json: options.json,
    style,
    columns: stdout.columns ?? Number.POSITIVE_INFINITY,
    print(text) {
      wipe()
      stdout.write(text)
    },
    say,
    progress(label) {
      const name = harmless(label)
      let shown = -1
      const draw = (done: number, total: number | null, note: string) => {
        const width = Math.max(10, Math.min(30, (stderr.columns ?? 80) - name.length - note.length - 12))
        const share = total ? Math.min(1, done / total) : 0
        const filled = Math.round(share * width)
        const body = total
          ? `${style.cyan('█'.repeat(filled))}${style.dim('░'.repeat(width - filled))} ${String(Math.floor(share * 100)).padStart(3)}%`
          : style.dim('…')
        wipe()
        bar = `${name} ${body} ${style.dim(note)}`
        stderr.write(bar)
      }
      return {
        update(done, total, note = '') {
          if (options.json) return
          if (drawsProgress) {
            // More often than the eye can see would only slow down the work.
            const now = Date.now()
            if (now - shown < 50 && done !== total) return
            shown = now
            draw(done, total, note)
            return
          }
          const quarter = total ? Math.floor((done / total) * 4) * 25 : 0
          if (!total || quarter <= shown || (shown === -1 && quarter === 0)) return
          shown = quarter
          say(`${name}: ${quarter}%${note ? ` ${note}` : ''}`)
        },
        end(note) {
          wipe()
          bar = null
          if (note) say(`${name}: ${note}`)
        },
      }
    },
  }
}

export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  let value = bytes
  let unit = ''
  for (const next of ['kB', 'MB', 'GB', 'TB']) {
    if (value < 999.5) break
    value /= 1000
    unit = next
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`
}

export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
