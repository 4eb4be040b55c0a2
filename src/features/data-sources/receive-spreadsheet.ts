import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  type ImportLimits,
  type ImportReport,
  importSpreadsheet,
  UnreadableFileError,
} from '../../engine/spreadsheets/index.ts'
import type { FileStore, StagedFolder } from '../../platform/files/file-store.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { readMultipart } from '../../platform/http/multipart.ts'
import type { Turns } from '../../platform/turns.ts'
import type { Uploads, UploadTracker } from '../uploads/index.ts'
import { dataFile, originalFile } from './connection.ts'
import { uploadFields } from './data-sources.contract.ts'
import { dataSourceErrors } from './data-sources.errors.ts'

export type ReceiveParts = {
  files: FileStore
  uploads: Uploads
  /** Imports that go on at the same time. */
  turns: Turns
  limits: { maxFileBytes: number; import: ImportLimits }
}

export type Received = {
  staged: StagedFolder
  fileName: string
  fileSize: number
  name: string | undefined
  type: 'SQLITE' | 'DUCKDB'
  report: ImportReport
}

type FieldName = keyof typeof uploadFields

/**
 * Receives a spreadsheet and makes a database file of it, all in a staged folder. `use` gives it a place; whatever
 * happens before it has returned, the folder goes and nothing is left.
 */
export async function receiveSpreadsheet<T extends { id: string }>(
  { files, uploads, turns, limits }: ReceiveParts,
  {
    teamId,
    request,
    fields,
    signal,
    replaces,
  }: {
    teamId: string
    request: FastifyRequest
    fields: FieldName[]
    signal: AbortSignal
    /** Name of the file that this one takes the place of: the table of a text file keeps the name it had. */
    replaces?: string | null
  },
  use: (received: Received) => Promise<T>,
): Promise<T> {
  const staged = await files.stage()
  let tracker: UploadTracker | undefined
  const totalBytes = Number(request.headers['content-length']) || null
  try {
    const form = await readMultipart(request, {
      fields,
      file: {
        name: 'file',
        to: staged.path(originalFile),
        maxBytes: limits.maxFileBytes,
        required: true,
        onBytes: (bytes) => tracker?.tell({ phase: 'receiving', bytes, totalBytes }),
      },
      onField(field, value) {
        if (field === 'uploadId') tracker = uploads.begin(teamId, checked('uploadId', value)!)
      },
      signal,
    })
    const name = checked('name', form.fields.name)
    const engine = checked('engine', form.fields.engine)
    const file = form.file!
    tracker?.tell({ phase: 'waiting', bytes: 0, totalBytes: file.bytes })
    const { type, report } = await readInTurn(turns, signal, () =>
      importSpreadsheet({
        input: staged.path(originalFile),
        fileName: replaces ? path.parse(replaces).name + path.extname(file.name) : file.name,
        output: staged.path(dataFile),
        ...(engine && { engine }),
        limits: limits.import,
        signal,
        onProgress: ({ phase, bytes, totalBytes, rows }) => {
          if (phase !== 'done') tracker?.tell({ phase, bytes, totalBytes, rows })
        },
      }),
    )
    report.file.name = file.name
    const result = await use({ staged, fileName: file.name, fileSize: file.bytes, name, type, report })
    tracker?.done(result.id, { bytes: file.bytes, rows: report.tables.reduce((sum, { rows }) => sum + rows, 0) })
    return result
  } catch (error) {
    const known = error instanceof UnreadableFileError ? unreadable(error) : error
    tracker?.failed(known)
    throw known
  } finally {
    await staged.drop()
  }
}

async function readInTurn<T>(turns: Turns, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  const leave = await turns.take(signal)
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

export function unreadable({ reason, table, row }: UnreadableFileError) {
  const place = [table === undefined ? null : `table ${table}`, row === undefined ? null : `row ${row}`]
    .filter(Boolean)
    .join(', ')
  return dataSourceErrors.unreadableFile(place ? `${place}: ${reason}` : reason)
}
