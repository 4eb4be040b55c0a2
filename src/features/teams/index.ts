export { teamRoutes } from './teams.routes.ts'
export {
  findMembership,
  findTeam,
  insertMembership,
  insertOrganization,
  insertTeam,
  teamsOf,
} from './teams.store.ts'
