import { defineErrors } from '../../platform/errors.ts'

export const shortcutErrors = defineErrors({
  notFound: {
    code: 'shortcuts/not-found',
    status: 404,
    message: 'Shortcut not found',
    detail: 'the shortcut does not exist',
  },
  prefixTaken: {
    code: 'shortcuts/prefix-taken',
    status: 409,
    message: 'Prefix already used',
    detail: 'another shortcut here has this prefix',
  },
})
