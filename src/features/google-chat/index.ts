export { createGoogleChat, type GoogleChatDeps } from './google-chat.ts'
export { readServiceKey } from './service-key.ts'
