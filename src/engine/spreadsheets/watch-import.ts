import { DiskFullError } from '../../platform/files/disk-full.ts'
import { residentBytes } from '../../platform/workers/process-use.ts'
import { type ImportLimits, UnreadableFileError } from './report/import-report.ts'

const LOOK_EVERY_MS = 100

export type ImportWatch = {
  /** The file is whole: from now on the import may neither take too long nor stand still. */
  begin(): void
  /** The import has told something. */
  moved(): void
  end(): void
}

/**
 * Looks after an import from outside, as it may be busy with one long step in which it hears nothing. `output`
 * tells how many bytes it has written, as a process that writes is not standing still, and whether there is room for more.
 */
export function watchImport(
  pid: number | undefined,
  limits: Pick<ImportLimits, 'memoryBytes' | 'timeoutMs' | 'stalledMs'>,
  output: { written(): number; hasRoom(): boolean },
  stop: (error: Error) => void,
): ImportWatch {
  let began = Number.POSITIVE_INFINITY
  let movedAt = Number.POSITIVE_INFINITY
  let bytes = 0

  function look(): void {
    const now = performance.now()
    if (residentBytes(pid) > limits.memoryBytes)
      stop(new UnreadableFileError('reading the file takes more memory than is allowed'))
    else if (!output.hasRoom()) stop(new DiskFullError())
    else if (now - began > limits.timeoutMs)
      stop(new UnreadableFileError(`reading took longer than ${limits.timeoutMs / 1000} s`))
    else if (now - movedAt > limits.stalledMs) lookAtOutput(now)
  }

  function lookAtOutput(now: number): void {
    const before = bytes
    bytes = output.written()
    if (bytes === before) stop(new UnreadableFileError(`reading stood still for ${limits.stalledMs / 1000} s`))
    movedAt = now
  }

  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    begin() {
      began = performance.now()
      movedAt = began
      bytes = output.written()
    },
    moved() {
      if (movedAt !== Number.POSITIVE_INFINITY) movedAt = performance.now()
    },
    end: () => clearInterval(timer),
  }
}
