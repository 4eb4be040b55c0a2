import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Sandbox } from '../../../engine/sandbox/index.ts'
import {
  type ImportLimits,
  type ImportOptions,
  type ImportReport,
  type ImportResult,
  importSpreadsheet,
  startImport,
  UnreadableFileError,
} from '../../../engine/spreadsheets/index.ts'
import type { ImportChoices } from '../../../engine/spreadsheets/report/import-choices.contract.ts'
import { isDiskFull } from '../../../platform/files/disk-full.ts'
import type { DiskRoom } from '../../../platform/files/disk-room.ts'
import type { FileStore, StagedFolder } from '../../../platform/files/file-store.ts'
import { httpErrors } from '../../../platform/http/http.errors.ts'
import { readMultipart } from '../../../platform/http/multipart.ts'
import type { Turns, WorkOwner } from '../../../platform/turns.ts'
import { may, type Principal } from '../../access/index.ts'
import type { Uploads, UploadTracker } from '../../uploads/index.ts'
import { uploadFields } from '../data-sources.contract.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import { dataFile, originalFile, type TwinKeeper } from './keep-twins.ts'

export type ReceiveDeps = {
  files: FileStore
  uploads: Uploads
  sandbox: Pick<Sandbox, 'warm'>
  /** Imports of whole files that go on at the same time. */
  turns: Turns
  /** Imports of files that still arrive: apart from the others, so that nobody who sends slowly keeps them waiting. */
  arriving: Turns
  limits: { maxFileBytes: number; import: ImportLimits }
  room: Pick<DiskRoom, 'hasRoom'>
  /** Absent where the columnar path is switched off. */
  twins?: TwinKeeper | undefined
}

export type Received = {
  staged: StagedFolder
  fileName: string
  fileSize: number
  name: string | undefined
  type: 'SQLITE' | 'DUCKDB'
  report: ImportReport
  /** What to do when definitions name what is no longer there. */
  breaks?: 'keep' | 'refuse'
}

/** Where rows are added: the file that was sent, and what was read of it. Neither is kept. */
export const sentFile = 'sent'
export const addedFile = 'added'

type FieldName = keyof typeof uploadFields

type Sending = {
  caller: Principal
  request: FastifyRequest
  fields: FieldName[]
  signal: AbortSignal
  /** Name of the file that this one takes the place of: the table of a text file keeps the name it had. */
  replaces?: string | null
  /** How the tables of that file were to be read; the new ones are read so too, where that fits. */
  choices?: ImportChoices | undefined
  /** Puts the file that the rows are added to in the folder. */
  onto?: (staged: StagedFolder) => Promise<{ data: string; engine: 'sqlite' | 'duckdb' }>
}

/**
 * Receives a spreadsheet and makes a database file of it, all in a staged folder. `use` gives it a place; whatever
 * happens before it has returned, the folder goes and nothing is left.
 */
export async function receiveSpreadsheet<T extends { id: string }>(
  deps: ReceiveDeps,
  { caller, request, fields, signal, replaces, choices, onto }: Sending,
  use: (received: Received) => Promise<T>,
): Promise<T> {
  const { files, uploads, sandbox, limits, room } = deps
  const staged = await files.stage()
  const input = staged.path(onto ? sentFile : originalFile)
  // What is only added to another file is not kept.
  const durable = onto ? null : staged.arriving(originalFile)
  let tracker: UploadTracker | undefined
  let early: EarlyImport | null = null
  let engineSoFar: string | undefined
  let whole = false
  const totalBytes = Number(request.headers['content-length']) || null
  const importOf = (fileName: string, engine: Engine, present?: ImportOptions['onto']): ImportOptions => ({
    input,
    fileName: replaces ? path.parse(replaces).name + path.extname(fileName) : fileName,
    output: staged.path(onto ? addedFile : dataFile),
    ...(present && { onto: present }),
    ...(deps.twins && !onto && { twin: deps.twins.wanted(staged) }),
    ...(engine && { engine }),
    ...(choices && { choices }),
    limits: limits.import,
    signal,
    hasRoom: room.hasRoom,
    onProgress: ({ phase, bytes, totalBytes, rows }) => {
      if (whole && phase !== 'done') tracker?.tell({ phase, bytes, totalBytes, rows })
    },
  })
  try {
    const form = await readMultipart(request, {
      fields,
      file: {
        name: 'file',
        to: input,
        maxBytes: limits.maxFileBytes,
        required: true,
        flush: false,
        hasRoom: room.hasRoom,
        onBegin(fileName) {
          const engine = uploadFields.engine.safeParse(engineSoFar || undefined)
          // To what its rows are added is settled when the file is whole.
          if (!engine.success || onto) return
          early = beginEarly(deps.arriving, caller, importOf(fileName, engine.data), engine.data)
          sandbox.warm(engine.data === 'duckdb' ? 'DUCKDB' : 'SQLITE')
        },
        onBytes(bytes) {
          early?.received(bytes)
          durable?.grown(bytes)
          tracker?.tell({ phase: 'receiving', bytes, totalBytes })
        },
      },
      onField(field, value) {
        if (field === 'uploadId') tracker = uploads.begin(caller.teamId, checked('uploadId', value)!)
        if (field === 'engine') engineSoFar = value
      },
      signal,
    })
    const name = checked('name', form.fields.name)
    const engine = checked('engine', form.fields.engine)
    const breaks = checked('breaks', form.fields.breaks) ?? 'keep'
    const file = form.file!
    whole = true
    tracker?.tell({ phase: 'waiting', bytes: 0, totalBytes: file.bytes })
    // The closure above sets it, which the compiler does not see.
    const begun = early as EarlyImport | null
    const read = async () => {
      if (!onto) return importSpreadsheet(importOf(file.name, engine))
      const present = await onto(staged)
      const table = checked('table', form.fields.table)
      return importSpreadsheet(importOf(file.name, present.engine, { data: present.data, table }))
    }
    const chosen =
      begun !== null && begun.engine === engine ? begun.finish() : readInTurn(deps.turns, caller, signal, read)
    const { type, report } = await orWithoutChoices(chosen, choices, () => {
      const { choices: _, ...options } = importOf(file.name, engine)
      return readInTurn(deps.turns, caller, signal, () => importSpreadsheet(options))
    })
    report.file.name = file.name
    const result = await use({ staged, fileName: file.name, fileSize: file.bytes, name, type, report, breaks })
    tracker?.done(result.id, { bytes: file.bytes, rows: report.tables.reduce((sum, { rows }) => sum + rows, 0) })
    return result
  } catch (error) {
    // Why rows do not fit a table says what the table is.
    const isTold = !onto || !(error instanceof UnreadableFileError) || may(caller, 'data-sources:read')
    const known = isTold ? knownFault(error) : dataSourceErrors.unreadableFile(notTold)
    tracker?.failed(known)
    throw known
  } finally {
    await (early as EarlyImport | null)?.end()
    await durable?.end()
    await staged.drop()
  }
}

/** What was chosen for an earlier file holds for this one too. Where it does not fit, the file counts, and the report says so. */
async function orWithoutChoices(
  chosen: Promise<ImportResult>,
  choices: ImportChoices | undefined,
  again: () => Promise<ImportResult>,
): Promise<ImportResult> {
  if (!choices) return chosen
  try {
    const result = await chosen
    const { report } = result
    const fitting = Object.entries(choices).filter(([name]) => report.tables.some((table) => table.name === name))
    return { ...result, report: { ...report, ...(report.choices && { choices: Object.fromEntries(fitting) }) } }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    const result = await again()
    result.report.warnings.push(`the import options of the earlier file do not fit this one: ${error.reason}`)
    return result
  }
}

const notTold =
  'it is no spreadsheet that can be read, or does not fit the tables: who may read data sources is told why'

type Engine = z.output<(typeof uploadFields)['engine']>

type EarlyImport = {
  engine: Engine
  received(bytes: number): void
  finish(): Promise<ImportResult>
  /** Resolves when its process is gone. */
  end(): Promise<void>
}

/** Reads the file while it arrives, when there is a place for that. */
function beginEarly(arriving: Turns, owner: WorkOwner, options: ImportOptions, engine: Engine): EarlyImport | null {
  const leave = arriving.takeFree(owner)
  if (!leave) return null
  const abort = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, abort.signal]) : abort.signal
  const running = startedOr(leave, () => startImport({ ...options, signal }))
  if (!running) return null
  const gone = running.result.then(leave, leave)
  return {
    engine,
    received: running.received,
    finish() {
      running.complete()
      return running.result
    },
    async end() {
      abort.abort()
      await gone
    },
  }
}

/** What cannot be started now is tried again when the file is whole, and the sender told then. */
function startedOr<T>(leave: () => void, start: () => T): T | null {
  try {
    return start()
  } catch {
    leave()
    return null
  }
}

export async function readInTurn<T>(
  turns: Turns,
  owner: WorkOwner,
  signal: AbortSignal,
  read: () => Promise<T>,
): Promise<T> {
  const leave = await turns.take(owner, signal)
  try {
    return await read()
  } finally {
    leave()
  }
}

function checked<Name extends FieldName>(name: Name, value: string | undefined): z.output<(typeof uploadFields)[Name]> {
  const parsed = uploadFields[name].safeParse(value === '' && name !== 'uploadId' ? undefined : value)
  if (!parsed.success) throw httpErrors.invalidRequest(`body.${name}: ${parsed.error.issues[0]!.message}`)
  return parsed.data as z.output<(typeof uploadFields)[Name]>
}

export const knownFault = (error: unknown): unknown =>
  error instanceof UnreadableFileError ? unreadable(error) : isDiskFull(error) ? httpErrors.storageFull() : error

export function unreadable({ reason, table, row }: UnreadableFileError) {
  const place = [table === undefined ? null : `table ${table}`, row === undefined ? null : `row ${row}`]
    .filter(Boolean)
    .join(', ')
  return dataSourceErrors.unreadableFile(place ? `${place}: ${reason}` : reason)
}
