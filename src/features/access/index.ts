export { tagged } from '../../platform/http/route.ts'
export { accessErrors, type CredentialFault, credentialFault, orNobody } from './access.errors.ts'
export { type AccessCache, createAccessCache } from './access-cache.ts'
export { bearerToken, createAuthenticate, inTeam } from './authenticate.ts'
export { createBearerCheck } from './bearer.ts'
export { describeAccess, securitySchemes } from './describe-access.ts'
export type { Person, Principal, Role } from './principal.ts'
export {
  type AppRoute,
  addsData,
  changes,
  optionalRoute,
  personRoute,
  publicRoute,
  sharedRoute,
  teamRoute,
  workOwnerOf,
} from './route.ts'
export { type Action, assertMay, assertMayMakeAdmins, assertOwn, may, resources } from './rules.ts'
