export { userErrors } from './users.errors.ts'
export { userRoutes } from './users.routes.ts'
export {
  findMember,
  findUser,
  findUserByEmail,
  insertUser,
  releaseEmail,
  renameUser,
  shownEmail,
} from './users.store.ts'
