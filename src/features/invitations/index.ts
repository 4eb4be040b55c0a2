export { invitationRoutes } from './invitations.routes.ts'
export { isInvited, joinInvited } from './join-invited.ts'
