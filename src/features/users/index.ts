export { userErrors } from './users.errors.ts'
export { userRoutes } from './users.routes.ts'
export {
  changeUser,
  chosenLocale,
  findMember,
  findUser,
  findUserByEmail,
  insertUser,
  releaseEmail,
  shownEmail,
  writtenLocale,
} from './users.store.ts'
