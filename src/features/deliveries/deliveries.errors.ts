import { defineErrors } from '../../platform/errors.ts'

export const deliveryErrors = defineErrors('deliveries', {
  mailMissing: {
    status: 409,
    message: 'No mail server is set up',
    detail: 'an administrator can set one up in the settings of the service; until then, deliver in another way',
  },
  teamChatMissing: {
    status: 409,
    message: 'The team chat is not connected',
    detail: 'connect it in the settings first',
  },
  refusedAddress: {
    status: 400,
    message: 'The address is not allowed',
    detail: 'an https address that can be reached from everywhere is needed',
  },
})
