export { teamRoutes, teamSettingsTopic } from './teams.routes.ts'
export {
  findMembership,
  findTeam,
  findTeamSettings,
  insertMembership,
  insertOrganization,
  insertTeam,
  lockTeam,
  teamsOf,
} from './teams.store.ts'
