import { defineErrors } from '../../platform/errors.ts'

export const usageErrors = defineErrors('usage', {
  budgetUsedUp: {
    status: 429,
    message: 'The budget is used up',
    detail: 'nothing more can be asked until the next period, or until an administrator raises the budget',
  },
  subjectNotFound: {
    code: 'budgets/subject-not-found',
    status: 404,
    message: 'Nobody to set a budget for',
    detail: 'the team has no such user, API key or share link',
  },
  budgetNotFound: {
    code: 'budgets/not-found',
    status: 404,
    message: 'Budget not found',
    detail: 'the team has no such budget',
  },
})
