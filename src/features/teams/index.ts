export { teamRoutes, teamSettingsTopic } from './teams.routes.ts'
export {
  findMembership,
  findTeam,
  findTeamSettings,
  insertMembership,
  insertOrganization,
  insertTeam,
  teamsOf,
} from './teams.store.ts'
