import { defineErrors } from '../../platform/errors.ts'

export const shortcutErrors = defineErrors('shortcuts', {
  notFound: { status: 404, message: 'Shortcut not found', detail: 'the shortcut does not exist' },
  prefixTaken: { status: 409, message: 'Prefix already used', detail: 'another shortcut here has this prefix' },
})
