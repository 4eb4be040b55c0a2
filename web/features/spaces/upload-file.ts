import { ApiError, client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { attachSource, type DataSource, type Space, sourceChoicesQuery, spacesQuery } from './spaces.queries.ts'

/** What the service reads; the first row of the error says more when it cannot. */
export const fileKinds = [
  ...['.csv', '.tsv', '.tab', '.txt', '.xlsx', '.xlsm', '.xls', '.xlsb', '.ods'],
  ...['.parquet', '.jsonl', '.ndjson', '.json', '.sqlite', '.sqlite3', '.db'],
]

export type UploadProgress = { signal?: AbortSignal; onProgress?: (share: number) => void }

export const nameOfFile = (file: File): string => file.name.replace(/\.[^.]+$/, '') || file.name

export async function uploadFile(file: File, { signal, onProgress }: UploadProgress = {}): Promise<DataSource> {
  const source = await client.upload('POST', '/data-sources/upload', {
    form: { name: nameOfFile(file), file },
    ...(signal ? { signal } : {}),
    onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
  })
  await queryClient.invalidateQueries({ queryKey: [sourceChoicesQuery.queryKey[0]] })
  return source
}

/** Makes a space under a name like this one; a name that is taken gets a number. */
export async function createNamedSpace(name: string): Promise<Space> {
  const plain = name.trim().slice(0, 110) || '…'
  for (let n = 1; ; n++) {
    try {
      const space = await client.post('/spaces', { body: { name: n === 1 ? plain : `${plain} ${n}` } })
      await queryClient.invalidateQueries({ queryKey: spacesQuery.queryKey })
      return space
    } catch (error) {
      if (n >= 50 || !(error instanceof ApiError) || error.code !== 'spaces/name-taken') throw error
    }
  }
}

export async function spaceFromSource(source: Pick<DataSource, 'id' | 'name'>): Promise<Space> {
  const space = await createNamedSpace(source.name)
  await attachSource(space.id, source.id)
  return space
}
