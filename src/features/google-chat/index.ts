export { createGoogleChat } from './google-chat.ts'
export { readServiceKey } from './service-key.ts'
