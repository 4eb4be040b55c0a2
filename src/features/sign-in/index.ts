export { hashPassword, verifyPassword } from './password.ts'
export { createSessionCookie, type SessionCookie } from './session-cookie.ts'
export { insertPassword, insertSession, setActiveTeam } from './sign-in.store.ts'
export { createSignIn } from './sign-in.ts'
