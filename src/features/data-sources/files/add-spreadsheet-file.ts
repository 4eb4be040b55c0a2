import { open } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { importSpreadsheet } from '../../../engine/spreadsheets/index.ts'
import type { Principal } from '../../access/index.ts'
import type { StoredSource } from '../data-sources.store.ts'
import { dataFile, originalFile } from './keep-twins.ts'
import { keepSpreadsheet, type UploadDeps } from './upload-spreadsheet.ts'

/** Makes a data source of a file that the service has itself, the ordinary way of an upload. */
export async function addSpreadsheetFile(
  deps: UploadDeps,
  caller: Principal,
  request: FastifyRequest,
  file: { fileName: string; name: string; bytes: Uint8Array },
  signal: AbortSignal,
): Promise<StoredSource> {
  const staged = await deps.files.stage()
  try {
    const handle = await open(staged.path(originalFile), 'w', 0o600)
    try {
      await handle.writeFile(file.bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    const leave = await deps.turns.take(caller, signal)
    try {
      const { type, report } = await importSpreadsheet({
        input: staged.path(originalFile),
        fileName: file.fileName,
        output: staged.path(dataFile),
        ...(deps.twins && { twin: deps.twins.wanted(staged) }),
        limits: deps.limits.import,
        signal,
        hasRoom: deps.room.hasRoom,
      })
      const { fileName, name, bytes } = file
      return await keepSpreadsheet(deps, caller, request, {
        staged,
        fileName,
        fileSize: bytes.length,
        name,
        type,
        report,
      })
    } finally {
      leave()
    }
  } finally {
    await staged.drop()
  }
}
