import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { AnsweredQuestion, CatalogField, Question, QuestionMark } from '../../../src/client/index.ts'
import type { questionChange } from '../../../src/engine/question/edit/change.contract.ts'
import type { WholeSource } from '../../components/chart/use-wholes.ts'
import { ApiError, client } from '../../lib/api.ts'
import { getQuery, queryClient } from '../../lib/query.ts'

export type {
  CatalogDataset,
  ExplainedChange,
  QuestionChip,
  QuestionColumn,
  SpaceCatalog,
} from '../../../src/client/index.ts'
export type { CatalogField, Question, QuestionMark }
export type Answered = AnsweredQuestion
export type Dimension = Question['by'][number]
export type Over = NonNullable<Question['over']>[number]
export type QuestionChange = z.infer<typeof questionChange>
/** What is shown of an answer: its rows, and what each column of them is. */
export type ShownAnswer = Pick<Answered, 'question' | 'columns' | 'rows'>

export const catalogQuery = (spaceId: string) =>
  getQuery(['space', spaceId, 'catalog'], '/spaces/{id}/catalog', { path: { id: spaceId }, staleTime: 60_000 })

async function ask(
  spaceId: string,
  question: Question,
  changes: readonly QuestionChange[],
  signal?: AbortSignal,
  saved?: string,
): Promise<Answered> {
  return await client.post('/spaces/{id}/questions', {
    path: { id: spaceId },
    body: { question, ...(changes.length > 0 ? { changes: [...changes] } : {}), ...(saved ? { saved } : {}) },
    ...(signal ? { signal } : {}),
  })
}

/** With the id of a saved question, what it gives is kept with it. */
export const answerQuery = (spaceId: string, question: Question, saved?: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'answer', JSON.stringify(question)],
    queryFn: ({ signal }) => ask(spaceId, question, [], signal, saved),
    placeholderData: keepPreviousData,
  })

/** The totals of a question's answer, of the whole. */
export const wholesOfQuestion = (spaceId: string, question: Question): WholeSource => ({
  key: ['space', spaceId, JSON.stringify(question)],
  load: async (whole, signal) => {
    try {
      const body = { question, whole }
      return (await client.post('/spaces/{id}/questions', { path: { id: spaceId }, body, signal })).rows
    } catch (error) {
      if (isRefused(error)) return null
      throw error
    }
  },
})

/** A question may have no totals: rows that are listed, groups that are chosen by their measures. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 422

/** What a question means, and its columns; nothing is run. */
export const checkedQuery = (spaceId: string, question: Question, changes: readonly QuestionChange[] = []) =>
  queryOptions({
    queryKey: ['space', spaceId, 'checked', JSON.stringify([question, changes])],
    queryFn: ({ signal }) =>
      client.post('/spaces/{id}/questions/check', {
        path: { id: spaceId },
        body: { question, ...(changes.length > 0 ? { changes: [...changes] } : {}) },
        signal,
      }),
    staleTime: 300_000,
  })

/** The answer to a question after some changes; asking the question that it leads to is then answered at once. */
export async function askChanged(
  spaceId: string,
  question: Question,
  changes: readonly QuestionChange[],
): Promise<Answered> {
  const answer = await ask(spaceId, question, changes)
  queryClient.setQueryData(answerQuery(spaceId, answer.question).queryKey, answer)
  return answer
}

export const changeQuery = (spaceId: string, question: Question, mark: QuestionMark) =>
  queryOptions({
    queryKey: ['space', spaceId, 'change', JSON.stringify([question, mark])],
    queryFn: ({ signal }) =>
      client.post('/spaces/{id}/questions/changes', { path: { id: spaceId }, body: { question, mark }, signal }),
  })

const maxFound = 50

/** Values of a field that contain a text, the first by name. */
export async function findValues(
  spaceId: string,
  dataset: string,
  field: CatalogField,
  text: string,
  signal: AbortSignal,
): Promise<(string | number | boolean)[]> {
  const of = { field: { dataset, field: field.name } }
  const { rows, columns } = await ask(
    spaceId,
    { measures: [], by: [{ of }], dataset, where: { text: 'contains', of, value: text }, limit: maxFound },
    [],
    signal,
  )
  const name = columns[0]?.name ?? ''
  return rows.map((row) => row[name]).filter((value) => value !== null) as (string | number | boolean)[]
}
