export { type Conversations, createConversations, type Messenger } from './conversations.ts'
export { createFileAddresses, fileRoutes } from './files.routes.ts'
export { linkChanges } from './link-changes.ts'
export {
  cutMarkdown,
  type ShownTable,
  shownTable,
  type TeamChatMessage,
  type TeamChats,
} from './team-chat-message.ts'
export { createTeamChatStore, type QuestionRow } from './team-chats.store.ts'
