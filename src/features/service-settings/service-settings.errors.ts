import { defineErrors } from '../../platform/errors.ts'

export const serviceSettingErrors = defineErrors('service-settings', {
  setByEnvironment: {
    status: 409,
    message: 'This setting is made by an environment variable',
    detail: 'change the variable and start the service again',
  },
  passwordNeeded: {
    status: 422,
    message: 'The password is needed again',
    detail: 'a password is never sent to another mail server than the one it was given for',
  },
  modelUnknown: {
    status: 422,
    message: 'There is no such model',
    detail: 'the default must be a model that this team is offered',
  },
  mailFailed: { status: 422, message: 'The mail could not be sent', detail: 'the mail server did not take it' },
})
