import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { PasswordField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { CardPage } from '../../components/page/card-page.tsx'
import { ErrorState, Skeleton } from '../../components/page/states.tsx'
import { ApiError } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'

type DoorProps<T> = {
  unlock: (password: string) => Promise<void>
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** What stands between a link and what it shows: a password, a sign-in, or nothing at all. */
export function ShareDoor<T>({ unlock, query, children }: DoorProps<T>) {
  const { data, error } = query
  if (data !== undefined) return children(data)
  if (error === null)
    return (
      <main role="status" aria-label={t.loading} className="mx-auto flex max-w-320 flex-col gap-4 px-4 py-8">
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-72" />
      </main>
    )
  const code = error instanceof ApiError ? error.code : ''
  if (code.endsWith('/password-required')) return <PasswordCard unlock={unlock} onOpen={() => void query.refetch()} />
  if (code === 'dashboard-share/auth-required')
    return (
      <CardPage title={t.shared.signInTitle} text={t.shared.signInText}>
        <Link
          to="/sign-in"
          search={{ next: location.pathname + location.search }}
          className="inline-flex h-8 items-center rounded bg-accent px-3 font-medium text-on-accent hover:bg-accent-hover"
        >
          {t.signIn.title}
        </Link>
      </CardPage>
    )
  if (code === 'dashboard-share/not-team-member')
    return <CardPage title={t.shared.signInTitle} text={t.shared.notMember} />
  // Never made, ended and taken back are the same to a visitor.
  if (error instanceof ApiError && error.status === 404)
    return <CardPage title={t.shared.goneTitle} text={t.shared.goneText} />
  return (
    <main>
      <ErrorState error={error} onRetry={() => void query.refetch()} />
    </main>
  )
}

function PasswordCard({ unlock, onOpen }: { unlock: (password: string) => Promise<void>; onOpen: () => void }) {
  const [password, setPassword] = useState('')
  const open = useMutation({ mutationFn: () => unlock(password), onSuccess: onOpen })
  return (
    <CardPage title={t.shared.passwordTitle} text={t.shared.passwordText}>
      <Form onSubmit={() => password !== '' && open.mutate()} error={open.error}>
        <PasswordField label={t.words.password} autoFocus autoComplete="off" value={password} onChange={setPassword} />
        <Button type="submit" look="primary" size="large" busy={open.isPending} disabled={password === ''}>
          {t.actions.open}
        </Button>
      </Form>
    </CardPage>
  )
}
