import { useState } from 'react'
import { Button, ButtonGroup } from '../../components/form/button.tsx'
import { NewPasswordField, PasswordField, TextField } from '../../components/form/fields.tsx'
import { LocaleField } from '../../components/form/locale-field.tsx'
import { SettingsForm } from '../../components/form/settings-form.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Avatar } from '../../components/page/avatar.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { queryClient } from '../../lib/query.ts'
import { changeMe, meQuery, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts'
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
  return (
    <Section title={t.settings.personal}>
      <div className="flex items-center gap-3 pb-4">
        <Avatar name={user.name} size={40} />
        <div>
          <p className="text-14 font-medium">{user.name}</p>
          <p className="text-muted">{user.email}</p>
        </div>
      </div>
      <SettingsForm
        submit={t.profile.changeName}
        ready={name.trim() !== '' && name.trim() !== user.name}
        save={() => changeMe({ name })}
        done={t.profile.nameChanged}
        onSaved={(me) => {
          queryClient.setQueryData(meQuery.queryKey, me)
          void queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })
          setName(me.user.name)
        }}
      >
        <TextField
          label={t.words.name}
          hint={t.profile.nameHint}
          required
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
        />
      </SettingsForm>
    </Section>
  )
}

/** Numbers and dates, where somebody does not read them as their team writes them. */
function Formats() {
  const { user } = useMe()
  const [locale, setLocale] = useState(user.locale ?? '')
  return (
    <Section title={t.profile.locale}>
      <SettingsForm
        submit={t.profile.saveLocale}
        ready={locale !== (user.locale ?? '')}
        save={() => changeMe({ locale: locale === '' ? null : locale })}
        done={t.profile.localeChanged}
        onSaved={(me) => queryClient.setQueryData(meQuery.queryKey, me)}
      >
        <LocaleField
          label={t.profile.locale}
          hint={t.profile.localeHint}
          value={locale}
          placeholder={t.profile.localeTeam}
          onChange={setLocale}
        />
      </SettingsForm>
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
  const { values, set, entry } = useForm(() => ({ currentPassword: '', newPassword: '' }))
  return (
    <Section title={t.words.password}>
      <SettingsForm
        submit={t.profile.changePassword}
        save={() => changePassword(values)}
        done={t.profile.passwordChanged}
        onSaved={() => set({ currentPassword: '', newPassword: '' })}
      >
        <PasswordField
          label={t.profile.currentPassword}
          required
          autoComplete="current-password"
          {...entry('currentPassword')}
        />
        <NewPasswordField label={t.profile.newPassword} hint={t.profile.passwordHint} {...entry('newPassword')} />
      </SettingsForm>
    </Section>
  )
}
