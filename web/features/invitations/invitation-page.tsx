import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { InvitationPreview as Preview } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { NewPasswordField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { CardPage } from '../../components/page/card-page.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { ApiError, client } from '../../lib/api.ts'
import { forgetAll, meQuery } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'

export function InvitationPage() {
  const { token } = useParams({ from: '/invitations/$token' })
  const preview = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.get('/invitations/{token}', { path: { token }, signal }),
    retry: false,
  })
  if (preview.isPending)
    return (
      <CardPage title={t.loading}>
        <SkeletonRows count={2} />
      </CardPage>
    )
  if (preview.error instanceof ApiError && preview.error.status === 404)
    return <CardPage title={t.accept.invalid} text={t.accept.invalidFix} />
  if (preview.error)
    return (
      <CardPage title={t.errors.title}>
        <ErrorState error={preview.error} onRetry={() => preview.refetch()} />
      </CardPage>
    )
  return <Accept token={token} preview={preview.data} />
}

function Accept({ token, preview }: { token: string; preview: Preview }) {
  const navigate = useNavigate()
  const me = useQuery(meQuery)
  const { values, entry } = useForm(() => ({ name: '', password: '' }))
  const signedIn = me.data !== undefined
  const call = useMutation({
    mutationFn: () => client.post('/invitations/{token}/accept', { path: { token }, body: signedIn ? {} : values }),
    onSuccess: async () => {
      await forgetAll()
      await navigate({ to: '/' })
    },
  })
  const intro = t.accept.intro(preview.email, t.roles[preview.role])
  if (preview.signInNeeded && !signedIn)
    return (
      <CardPage title={t.accept.title(preview.teamName)} text={intro}>
        <p className="pb-4">{t.accept.signInFirst}</p>
        <Link
          to="/sign-in"
          search={{ next: `/invitations/${token}` }}
          className="inline-flex h-8 items-center rounded bg-accent px-3 font-medium text-on-accent hover:bg-accent-hover"
        >
          {t.accept.signIn}
        </Link>
      </CardPage>
    )
  return (
    <CardPage title={t.accept.title(preview.teamName)} text={intro}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        {me.data ? (
          <p>{t.accept.asPerson(me.data.user.name)}</p>
        ) : (
          <>
            <TextField label={t.setup.name} required autoFocus autoComplete="name" maxLength={120} {...entry('name')} />
            <NewPasswordField label={t.words.password} hint={t.setup.passwordHint} {...entry('password')} />
          </>
        )}
        <Button type="submit" look="primary" busy={call.isPending}>
          {t.accept.submit}
        </Button>
      </Form>
    </CardPage>
  )
}
