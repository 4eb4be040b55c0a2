export { checkGuess } from './check-guess.ts'
export { type BaseUrl, createShareGrants, type ShareGrants, setCookie } from './share-grant.ts'
export { hashOfToken, isExpired, makeShareToken } from './share-token.ts'
