import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { Menu, type MenuEntry } from '../../components/overlay/menu.tsx'
import { Avatar } from '../../components/page/avatar.tsx'
import { useCan, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { activateTeam, createTeam } from './teams.queries.ts'

export function useSwitchTeam() {
  const navigate = useNavigate()
  return async (team: { id: string; name: string }) => {
    try {
      await activateTeam(team.id)
      await navigate({ to: '/' })
      toast(t.teams.switched(team.name))
    } catch (error) {
      showError(error)
    }
  }
}

export function TeamMenu() {
  const { team, teams } = useMe()
  const can = useCan()
  const [making, setMaking] = useState(false)
  const switchTo = useSwitchTeam()
  const entries: MenuEntry[] = [
    { heading: t.nav.switchTeam },
    ...teams.map((one) => ({ label: one.name, checked: one.id === team?.id, onSelect: () => void switchTo(one) })),
    ...(can.administer
      ? (['separator', { label: t.nav.newTeam, icon: Plus, onSelect: () => setMaking(true) }] as MenuEntry[])
      : []),
  ]
  return (
    <>
      <Menu
        side="right"
        align="end"
        entries={entries}
        trigger={
          <button
            type="button"
            aria-label={`${t.nav.team}: ${team?.name ?? '–'}`}
            title={team?.name}
            className="flex size-9 items-center justify-center rounded hover:bg-hover"
          >
            <Avatar name={team?.name ?? '?'} square />
          </button>
        }
      />
      {making ? <NewTeamDialog onClose={() => setMaking(false)} onMade={switchTo} /> : null}
    </>
  )
}

type NewTeamProps = { onClose: () => void; onMade: (team: { id: string; name: string }) => void }

function NewTeamDialog({ onClose, onMade }: NewTeamProps) {
  const [name, setName] = useState('')
  return (
    <FormDialog
      title={t.nav.newTeam}
      description={t.teams.newText}
      size="small"
      submit={t.teams.create}
      save={() => createTeam(name)}
      onSaved={(team) => {
        onClose()
        onMade(team)
      }}
      onClose={onClose}
    >
      <TextField label={t.words.name} required autoFocus maxLength={120} value={name} onChange={setName} />
    </FormDialog>
  )
}
