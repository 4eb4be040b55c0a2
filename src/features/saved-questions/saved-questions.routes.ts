import { z } from 'zod'
import { parseQuestion } from '../../engine/question/index.ts'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import { stored } from '../../platform/database/stored.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { type AppRoute, may, type Principal, tagged, teamRoute } from '../access/index.ts'
import { questionErrors, toRefusal } from '../questions/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import {
  favouriteChange,
  type SavedResult,
  type SavedStatement,
  savedQuestion,
  savedQuestionChange,
  savedQuestionInput,
} from './saved-questions.contract.ts'
import { savedQuestionErrors } from './saved-questions.errors.ts'
import type { SavedQuestionRow, SavedQuestionStore } from './saved-questions.store.ts'

export type SavedQuestionDeps = { spaces: SpaceStore; saved: SavedQuestionStore; clock: Clock }

const shown = (
  { teamId: _, question, statement, lastResult, ...row }: SavedQuestionRow,
  caller: Principal,
  favourites: ReadonlySet<string>,
) => ({
  ...row,
  question: JSON.parse(question) as Record<string, unknown> | null,
  statement: statement === null ? null : (JSON.parse(statement) as SavedStatement),
  lastResult: lastResult !== null && may(caller, 'data-sources:read') ? (JSON.parse(lastResult) as SavedResult) : null,
  favourite: favourites.has(row.id),
})

/** Only its form is looked at: the data may have changed by the time it is asked. */
function written(question: unknown): string {
  try {
    return JSON.stringify(parseQuestion(question))
  } catch (error) {
    throw toRefusal(error)
  }
}

type Content = { question?: unknown; statement?: SavedStatement | undefined }

const contentOf = ({ question, statement }: Content) =>
  statement
    ? { question: 'null', statement: JSON.stringify(statement) }
    : { question: written(question), statement: null }

export function savedQuestionRoutes({ spaces, saved, clock }: SavedQuestionDeps): AppRoute[] {
  return tagged('Saved questions', [
    teamRoute('GET', '/spaces/:id/saved-questions', {
      summary: 'Lists the saved questions of a space, newest first',
      may: 'spaces:read',
      query: pageQuery,
      answer: z.array(savedQuestion),
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        const { teamId, userId } = caller
        await requireSpace(spaces, teamId, id)
        const rows = page(await saved.list(teamId, id, query))
        const favourites = await saved.favourites(teamId, userId)
        return mapInTurns(rows, (row) => shown(row, caller, favourites))
      },
    }),
    teamRoute('POST', '/spaces/:id/saved-questions', {
      summary: 'Keeps a question under a name',
      may: 'spaces:write',
      body: savedQuestionInput,
      status: 201,
      answer: savedQuestion,
      errors: [spaceErrors.notFound, questionErrors.invalid],
      async handle({ caller, params: { id }, body }) {
        const { teamId, userId } = caller
        await requireSpace(spaces, teamId, id)
        const row = {
          id: newId(),
          teamId,
          spaceId: id,
          name: body.name,
          description: body.description ?? null,
          folder: body.folder ?? null,
          ...contentOf(body),
          lastResult: null,
          createdByUserId: userId,
          ...madeAt(isoNow(clock)),
        }
        await saved.insert(row)
        return shown(row, caller, new Set())
      },
    }),
    teamRoute('PATCH', '/spaces/:id/saved-questions/:questionId', {
      summary: 'Changes a saved question',
      may: 'spaces:write',
      body: savedQuestionChange,
      answer: savedQuestion,
      errors: [spaceErrors.notFound, savedQuestionErrors.notFound, savedQuestionErrors.changed, questionErrors.invalid],
      async handle({ caller, params: { id, questionId }, body }) {
        const { teamId, userId } = caller
        await requireSpace(spaces, teamId, id)
        const { question, statement, updatedAt, ...change } = body
        const isOther = question !== undefined || statement !== undefined
        const row = await saved.update(
          teamId,
          id,
          questionId,
          { ...stored(change), ...(isOther ? { ...contentOf(body), lastResult: null } : {}), updatedAt: isoNow(clock) },
          { ...(updatedAt && { updatedAt }) },
        )
        if (!row) {
          await findOrThrow(saved.find(teamId, id, questionId), savedQuestionErrors.notFound)
          throw savedQuestionErrors.changed()
        }
        return shown(row, caller, await saved.favourites(teamId, userId))
      },
    }),
    teamRoute('PUT', '/spaces/:id/saved-questions/:questionId/favourite', {
      summary: "Marks a saved question as one of the caller's favourites, or no longer",
      // As with pins: a mark of one's own, which viewers set and keys that only read do not.
      may: ['chats:write', 'spaces:read'],
      body: favouriteChange,
      answer: savedQuestion,
      errors: [spaceErrors.notFound, savedQuestionErrors.notFound],
      async handle({ caller, params: { id, questionId }, body: { favourite } }) {
        const { teamId, userId } = caller
        await requireSpace(spaces, teamId, id)
        const row = await findOrThrow(saved.find(teamId, id, questionId), savedQuestionErrors.notFound)
        await saved.setFavourite({ teamId, questionId, userId }, favourite)
        return shown(row, caller, await saved.favourites(teamId, userId))
      },
    }),
    teamRoute('DELETE', '/spaces/:id/saved-questions/:questionId', {
      summary: 'Deletes a saved question',
      may: 'spaces:write',
      answer: { kind: 'empty' },
      errors: [spaceErrors.notFound, savedQuestionErrors.notFound],
      async handle({ caller: { teamId }, params: { id, questionId } }) {
        await requireSpace(spaces, teamId, id)
        await findOrThrow(saved.remove(teamId, id, questionId), savedQuestionErrors.notFound)
      },
    }),
  ])
}
