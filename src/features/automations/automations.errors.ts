import { defineErrors } from '../../platform/errors.ts'

export const automationErrors = defineErrors('automations', {
  notFound: { status: 404, message: 'Automation not found', detail: 'the automation does not exist' },
  invalidSchedule: { status: 400, message: 'Not a schedule', detail: 'five fields of cron and a time zone are needed' },
  invalidCondition: {
    status: 422,
    message: 'The condition cannot be looked at',
    detail: 'its statement must answer a number',
  },
  unknownPart: {
    status: 400,
    message: 'Not a part of the space',
    detail: 'a dashboard, template, agent or data source is not of this space',
  },
  tooMany: {
    status: 409,
    message: 'Too many automations',
    detail: 'a team has at most 200 automations: delete one first',
  },
})
