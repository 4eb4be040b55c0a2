import { defineErrors } from '../../platform/errors.ts'

export const shortcutErrors = defineErrors('shortcuts', {
  notFound: { status: 404, message: 'Shortcut not found', detail: 'the shortcut does not exist' },
  tooMany: {
    status: 409,
    message: 'Too many shortcuts',
    detail:
      'a space, and an agent, has at most 200 shortcuts of the team and 100 private ones of each person: delete one first',
  },
  prefixTaken: { status: 409, message: 'Prefix already used', detail: 'another shortcut here has this prefix' },
})
