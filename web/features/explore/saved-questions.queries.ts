import type { SavedQuestion, SavedQuestionChange, SavedQuestionInput } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { afterwards, listQuery, queryClient } from '../../lib/query.ts'

export type { SavedQuestion }
export type SavedContent = Pick<SavedQuestionInput, 'question' | 'statement'>

export const savedQuestionsQuery = (spaceId: string) =>
  listQuery(['space', spaceId, 'saved-questions'], '/spaces/{id}/saved-questions', {
    path: { id: spaceId },
    query: { limit: 1000 },
  })

const changed = (spaceId: string) => queryClient.invalidateQueries({ queryKey: savedQuestionsQuery(spaceId).queryKey })

export const saveQuestion = (spaceId: string, body: SavedQuestionInput) =>
  client.post('/spaces/{id}/saved-questions', { path: { id: spaceId }, body }).then(afterwards(() => changed(spaceId)))

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

export const setFavourite = ({ spaceId, id }: SavedQuestion, favourite: boolean) =>
  client
    .put('/spaces/{id}/saved-questions/{questionId}/favourite', {
      path: { id: spaceId, questionId: id },
      body: { favourite },
    })
    .then(afterwards(() => changed(spaceId)))

export const deleteSaved = ({ spaceId, id }: SavedQuestion) =>
  client
    .delete('/spaces/{id}/saved-questions/{questionId}', { path: { id: spaceId, questionId: id } })
    .then(afterwards(() => changed(spaceId)))
