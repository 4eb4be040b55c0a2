import { defineErrors } from '../../platform/errors.ts'

export const evalErrors = defineErrors('evals', {
  notFound: { status: 404, message: 'Evaluation not found', detail: 'the space has no such evaluation' },
  busy: {
    status: 409,
    message: 'An evaluation is under way',
    detail: 'a team runs one at a time: wait for it, or cancel it',
  },
  noQuestions: {
    status: 409,
    message: 'There is nothing to ask',
    detail: 'the space has no verified answer yet: mark a right answer as verified first',
  },
})
