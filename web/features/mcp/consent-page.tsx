import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Form } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { CardPage } from '../../components/page/card-page.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { useAct } from '../../lib/query.ts'
import { useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { activateTeam } from '../teams/teams.queries.ts'
import {
  type Authorization,
  type AuthorizationRequest,
  authorizationQuery,
  decide,
  readRequest,
} from './mcp.queries.ts'

/** Where a program sends a person's browser to be allowed in. */
export function ConsentPage() {
  const { request } = useSearch({ from: '/oauth/consent' })
  const asked = readRequest(request)
  return asked ? <Asked asked={asked} /> : <CardPage title={t.errors.pageMissing} text={t.mcp.consent.wrong} />
}

function Asked({ asked }: { asked: AuthorizationRequest }) {
  const { team } = useMe()
  const [left, setLeft] = useState(false)
  const shown = useQuery(authorizationQuery(asked, team?.id))
  const go = (address: string) => {
    // An address of a program on this machine leaves the page standing.
    setLeft(true)
    location.assign(address)
  }
  const elsewhere = shown.data?.redirectTo
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is made anew at each drawing
  useEffect(() => {
    if (elsewhere) go(elsewhere)
  }, [elsewhere])
  if (left) return <CardPage title={t.mcp.consent.done} text={t.mcp.consent.doneText} />
  if (shown.isPending)
    return (
      <CardPage title={t.loading}>
        <SkeletonRows count={3} />
      </CardPage>
    )
  if (shown.error)
    return (
      <CardPage title={t.mcp.title}>
        <ErrorState error={shown.error} onRetry={() => shown.refetch()} />
      </CardPage>
    )
  return <Decision asked={asked} shown={shown.data} onGo={go} />
}

type DecisionProps = { asked: AuthorizationRequest; shown: Authorization; onGo: (address: string) => void }

function Decision({ asked, shown, onGo }: DecisionProps) {
  const { user, team, teams } = useMe()
  const call = useMutation({
    mutationFn: (allow: boolean) => decide(asked, allow),
    onSuccess: ({ redirectTo }) => onGo(redirectTo),
  })
  const change = useAct(activateTeam)
  return (
    <CardPage title={t.mcp.consent.title(shown.client.name)} text={t.mcp.consent.text(user.name)}>
      <Form onSubmit={() => call.mutate(true)} error={call.error}>
        {teams.length > 1 ? (
          <SelectField
            label={t.mcp.consent.team}
            value={team?.id ?? ''}
            disabled={change.isPending}
            onChange={(id) => change.mutate(id)}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <div>
            <h2 className="font-medium">{t.mcp.consent.team}</h2>
            <p>{team?.name}</p>
          </div>
        )}
        <div>
          <h2 className="font-medium">{t.mcp.consent.may}</h2>
          <ul className="mt-1 flex flex-col gap-1">
            {shown.scopes.map((scope) => (
              <li key={scope} className="flex items-start gap-2">
                <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />
                {t.mcp.consent.scopes[scope]}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-muted">{t.mcp.consent.never}</p>
        </div>
        <p className="rounded border border-line bg-surface p-3">
          <span className="block font-medium break-words">{t.mcp.consent.returns(shown.returnsTo)}</span>
          <span className="text-muted">{t.mcp.consent.warning}</span>
        </p>
        <div className="flex justify-end gap-2">
          <Button disabled={call.isPending} onClick={() => call.mutate(false)}>
            {t.mcp.consent.deny}
          </Button>
          <Button type="submit" look="primary" busy={call.isPending} disabled={change.isPending}>
            {t.mcp.consent.allow}
          </Button>
        </div>
      </Form>
    </CardPage>
  )
}
