import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { InviteDialog } from '../invitations/invite-dialog.tsx'
import { OpenInvitations } from '../invitations/open-invitations.tsx'
import { Members } from './members.tsx'
import { usersQuery } from './users.queries.ts'

export function PeoplePage() {
  const can = useCan()
  const [inviting, setInviting] = useState(false)
  const users = useQuery(usersQuery)
  return (
    <Page
      title={t.settings.people}
      text={t.people.text}
      action={
        can.administer ? (
          <Button look="primary" icon={UserPlus} onClick={() => setInviting(true)}>
            {t.people.invite}
          </Button>
        ) : null
      }
    >
      <LoadedList query={users} empty={null}>
        {(data) => <Members users={data} />}
      </LoadedList>
      {can.administer ? (
        <div className="pt-8">
          <Section title={t.people.openInvitations}>
            <OpenInvitations />
          </Section>
        </div>
      ) : null}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Page>
  )
}
