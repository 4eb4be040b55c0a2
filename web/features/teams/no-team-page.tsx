import { Button } from '../../components/form/button.tsx'
import { Avatar } from '../../components/page/avatar.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { useSwitchTeam } from './team-menu.tsx'

export function NoTeamPage() {
  const { teams } = useMe()
  const switchTo = useSwitchTeam()
  if (teams.length === 0)
    return (
      <Page title={t.teams.noneTitle}>
        <EmptyState title={t.teams.noneTitle} text={t.teams.noneText} />
      </Page>
    )
  return (
    <Page title={t.teams.chooseTitle} text={t.teams.chooseText} width="reading">
      <ul className="flex flex-col gap-2">
        {teams.map((team) => (
          <li key={team.id}>
            <Button className="h-11 w-full !justify-start" onClick={() => switchTo(team)}>
              <Avatar name={team.name} square />
              {team.name}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  )
}
