import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonGroup } from '../../components/form/button.tsx'
import { PasswordField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { LocaleField } from '../../components/form/locale-field.tsx'
import { Avatar } from '../../components/page/avatar.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { queryClient } from '../../lib/query.ts'
import { changeMe, meQuery, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts'
import { toast } from '../../lib/toast.ts'
import { changePassword } from '../sign-in/sign-in.queries.ts'
import { usersQuery } from '../users/users.queries.ts'
import { SecondFactor } from './second-factor.tsx'

export function ProfilePage() {
  return (
    <Page title={t.settings.profile} width="reading">
      <Person />
      <Formats />
      <Appearance />
      <PasswordSection />
      <SecondFactor />
    </Page>
  )
}

function Person() {
  const { user } = useMe()
  const [name, setName] = useState(user.name)
  const call = useMutation({
    mutationFn: () => changeMe({ name }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me)
      void queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })
      setName(me.user.name)
      toast(t.profile.nameChanged)
    },
  })
  return (
    <Section title={t.settings.personal}>
      <div className="flex items-center gap-3 pb-4">
        <Avatar name={user.name} size={40} />
        <div>
          <p className="text-14 font-medium">{user.name}</p>
          <p className="text-muted">{user.email}</p>
        </div>
      </div>
      <Form onSubmit={() => call.mutate()} error={call.error} className="max-w-90">
        <TextField
          label={t.words.name}
          hint={t.profile.nameHint}
          required
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
        />
        <div>
          <Button type="submit" busy={call.isPending} disabled={name.trim() === '' || name.trim() === user.name}>
            {t.profile.changeName}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

/** Numbers and dates, where somebody does not read them as their team writes them. */
function Formats() {
  const { user } = useMe()
  const [locale, setLocale] = useState(user.locale ?? '')
  const call = useMutation({
    mutationFn: () => changeMe({ locale: locale === '' ? null : locale }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me)
      toast(t.profile.localeChanged)
    },
  })
  return (
    <Section title={t.profile.locale}>
      <Form onSubmit={() => call.mutate()} error={call.error} className="max-w-90">
        <LocaleField
          label={t.profile.locale}
          hint={t.profile.localeHint}
          value={locale}
          placeholder={t.profile.localeTeam}
          onChange={setLocale}
        />
        <div>
          <Button type="submit" busy={call.isPending} disabled={locale === (user.locale ?? '')}>
            {t.profile.saveLocale}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

function Appearance() {
  const choice = useThemeChoice()
  return (
    <Section title={t.profile.appearance}>
      <ButtonGroup label={t.nav.theme}>
        {(['light', 'dark', 'system'] as ThemeChoice[]).map((one) => (
          <Button
            key={one}
            aria-pressed={choice === one}
            className={choice === one ? 'bg-pressed' : ''}
            onClick={() => chooseTheme(one)}
          >
            {t.nav.themes[one]}
          </Button>
        ))}
      </ButtonGroup>
    </Section>
  )
}

function PasswordSection() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const call = useMutation({
    mutationFn: () => changePassword({ currentPassword: current, newPassword: next }),
    onSuccess: () => {
      setCurrent('')
      setNext('')
      toast(t.profile.passwordChanged)
    },
  })
  return (
    <Section title={t.words.password}>
      <Form onSubmit={() => call.mutate()} error={call.error} className="max-w-90">
        <PasswordField
          label={t.profile.currentPassword}
          required
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label={t.profile.newPassword}
          hint={t.profile.passwordHint}
          required
          minLength={10}
          autoComplete="new-password"
          value={next}
          onChange={setNext}
        />
        <div>
          <Button type="submit" busy={call.isPending}>
            {t.profile.changePassword}
          </Button>
        </div>
      </Form>
    </Section>
  )
}
