import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache, givingWay } from '../../platform/child-environment.ts'
import { type ImportLimits, UnreadableFileError } from './report/import-report.ts'

const childFile = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url))

/** Address space that V8 and DuckDB reserve and never touch; it counts for the system's limit all the same. */
const RESERVED_BYTES = 700 * 1024 ** 2
/** DuckDB reserves more for each thing that it asks of the rows of an extract. */
const RESERVED_FOR_EXTRACT = 1500 * 1024 ** 2

/** Starts the process of one import, under the limits of the system. */
export function startChild(limits: ImportLimits, isExtract: boolean): ChildProcess {
  // Not the address space (-v): WebAssembly and V8 reserve gigabytes of it that they never touch.
  const kilobytes = Math.ceil((limits.memoryBytes + (isExtract ? RESERVED_FOR_EXTRACT : RESERVED_BYTES)) / 1024)
  const blocks = Math.ceil(limits.fileBytes / 512)
  const seconds = Math.ceil(limits.timeoutMs / 1000) * 2
  const heap = Math.max(64, Math.floor((limits.memoryBytes / 1024 ** 2) * 0.6))
  return givingWay(
    spawn(
      'sh',
      [
        '-c',
        `ulimit -d ${kilobytes}; ulimit -f ${blocks}; ulimit -t ${seconds}; ulimit -c 0; exec "$0" "$@"`,
        process.execPath,
        `--max-old-space-size=${heap}`,
        // 33 MB less for a tenth of the time.
        '--max-semi-space-size=4',
        '--disable-warning=ExperimentalWarning',
        childFile,
      ],
      {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        // No settings and no secrets.
        env: {
          PATH: process.env.PATH,
          TMPDIR: process.env.TMPDIR,
          TZ: 'UTC',
          // Memory given back by one of DuckDB's threads serves the others.
          MALLOC_ARENA_MAX: '1',
          ...compileCache(),
        },
      },
    ),
  )
}

/** Why a process ended that said nothing. */
export function diagnose(code: number | null, killedBy: NodeJS.Signals | null, complaint: string): Error {
  if (/out of memory|allocation failed|bad_alloc|heap limit/i.test(complaint)) {
    return new UnreadableFileError('reading the file takes more memory than is allowed')
  }
  if (killedBy === 'SIGXFSZ') return new UnreadableFileError('the imported data are larger than is allowed')
  if (killedBy === 'SIGXCPU') return new UnreadableFileError('reading the file takes longer than is allowed')
  return new Error(`the import process ended without a word (${killedBy ?? `code ${code}`}) ${complaint.slice(-1000)}`)
}
