import { type AppRoute, teamRoute } from '../access/index.ts'
import { queryFaults } from '../data-sources/index.ts'
import { type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { spaceParams } from '../spaces/spaces.contract.ts'
import { askQuestion, prepareQuestion, type QuestionDeps } from './ask-question.ts'
import { spaceCatalog } from './catalog.contract.ts'
import { answeredQuestion, checkedQuestion, questionCheckInput, questionInput } from './questions.contract.ts'
import { questionErrors } from './questions.errors.ts'
import { showCatalog } from './show-catalog.ts'

export function questionRoutes({ spaces, ...parts }: QuestionDeps & { spaces: SpaceStore }): AppRoute[] {
  const tag = 'Questions'
  const requireSpace = async (teamId: string, id: string) => {
    if (!(await spaces.find(teamId, id))) throw spaceErrors.notFound()
  }
  return [
    teamRoute('GET', '/spaces/:id/catalog', {
      summary: "What can be asked of a space's data: datasets, their fields, and metrics",
      tag,
      may: 'data-sources:read',
      params: spaceParams,
      answer: spaceCatalog,
      errors: [spaceErrors.notFound],
      async handle({ caller: { teamId }, params: { id } }) {
        await requireSpace(teamId, id)
        return showCatalog(await parts.catalogOf(teamId, id))
      },
    }),
    teamRoute('POST', '/spaces/:id/questions', {
      summary: "Asks a question of a space's data and answers its rows",
      description:
        'A question is an object (docs/questions-algebra.md), not words: it is checked against what the data means, written as one SQL statement and run. What cannot be answered without counting a row twice is refused with the reason and the path of the part. With `changes` parts are set, added or dropped first; the answer has the question as it is then.',
      tag,
      may: 'data-sources:read',
      params: spaceParams,
      body: questionInput,
      answer: answeredQuestion,
      errors: [spaceErrors.notFound, questionErrors.invalid, ...queryFaults],
      async handle({ caller: { teamId, userId }, params: { id }, body, signal }) {
        await requireSpace(teamId, id)
        return askQuestion(parts, { teamId, userId }, id, body, signal)
      },
    }),
    teamRoute('POST', '/spaces/:id/questions/check', {
      summary: 'Tells what a question means and the statement that would answer it, without running it',
      tag,
      may: 'data-sources:read',
      params: spaceParams,
      body: questionCheckInput,
      answer: checkedQuestion,
      errors: [spaceErrors.notFound, questionErrors.invalid],
      async handle({ caller: { teamId, userId }, params: { id }, body }) {
        await requireSpace(teamId, id)
        return (await prepareQuestion(parts, { teamId, userId }, id, body)).prepared
      },
    }),
  ]
}
