import { queryOptions } from '@tanstack/react-query'
import type { SavedQuestion, SavedQuestionChange, SavedQuestionInput } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

export type { SavedQuestion }
export type SavedContent = Pick<SavedQuestionInput, 'question' | 'statement'>

export const savedQuestionsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'saved-questions'],
    queryFn: ({ signal }) =>
      client.get('/spaces/{id}/saved-questions', { path: { id: spaceId }, signal, query: { limit: 1000 } }),
  })

const changed = (spaceId: string) => queryClient.invalidateQueries({ queryKey: savedQuestionsQuery(spaceId).queryKey })

export async function saveQuestion(spaceId: string, body: SavedQuestionInput): Promise<SavedQuestion> {
  const saved = await client.post('/spaces/{id}/saved-questions', { path: { id: spaceId }, body })
  await changed(spaceId)
  return saved
}

/** Refused when somebody else saved it since; it is read anew then, so that saving again is meant. */
export async function changeSaved(
  { spaceId, id, updatedAt }: SavedQuestion,
  change: Omit<SavedQuestionChange, 'updatedAt'>,
): Promise<SavedQuestion> {
  try {
    return await client.patch('/spaces/{id}/saved-questions/{questionId}', {
      path: { id: spaceId, questionId: id },
      body: { ...change, updatedAt },
    })
  } finally {
    await changed(spaceId)
  }
}

export async function setFavourite({ spaceId, id }: SavedQuestion, favourite: boolean): Promise<void> {
  await client.put('/spaces/{id}/saved-questions/{questionId}/favourite', {
    path: { id: spaceId, questionId: id },
    body: { favourite },
  })
  await changed(spaceId)
}

export async function deleteSaved({ spaceId, id }: SavedQuestion): Promise<void> {
  await client.delete('/spaces/{id}/saved-questions/{questionId}', { path: { id: spaceId, questionId: id } })
  await changed(spaceId)
}
