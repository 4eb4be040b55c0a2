import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../components/form/fields.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { SettingsForm } from '../../components/form/settings-form.tsx'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { t } from '../../lib/texts/index.ts'
import { modelsQuery } from '../models/models.queries.ts'
import { MailForm, mailId } from './mail-form.tsx'
import { changeServiceSettings, type ServiceSettings, serviceSettingsQuery } from './service-settings.queries.ts'

const s = t.serviceSettings

/** Settings of the whole service; what an environment variable says is shown and cannot be changed here. */
export function ServiceSettingsPage() {
  const settings = useQuery(serviceSettingsQuery)
  const isGoing = useGoing().has(mailId)
  return (
    <LoadedPage title={s.title} query={settings}>
      {({ mail, defaultModel, publicUrl }) => (
        <Page title={s.title} text={s.text} width="reading">
          <div className="flex flex-col gap-8">
            <Part title={s.mail} text={s.mailText} of={mail}>
              <MailForm key={JSON.stringify([mail.value, isGoing])} mail={isGoing ? { ...mail, value: null } : mail} />
            </Part>
            <Part title={s.defaultModel} text={s.defaultModelText} of={defaultModel}>
              <DefaultModel key={defaultModel.value} setting={defaultModel} />
            </Part>
            <Part title={s.publicUrl} text={s.publicUrlText} of={publicUrl}>
              <PublicUrl key={publicUrl.value} setting={publicUrl} />
            </Part>
          </div>
        </Page>
      )}
    </LoadedPage>
  )
}

type PartProps = {
  title: string
  text: string
  of: Pick<ServiceSettings['mail'], 'source' | 'variable'>
  children: ReactNode
}

const Part = ({ title, text, of, children }: PartProps) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <header>
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="max-w-[64ch] text-muted">{text}</p>
    </header>
    {of.source === 'environment' ? (
      <p className="rounded bg-warn-soft px-3 py-2 text-warn">{s.byEnvironment(of.variable)}</p>
    ) : null}
    {children}
  </section>
)

function DefaultModel({ setting }: { setting: ServiceSettings['defaultModel'] }) {
  const models = useQuery(modelsQuery)
  const [value, setValue] = useState(setting.value)
  const chat = (models.data ?? []).filter(({ purpose }) => purpose === 'chat')
  const isKnown = chat.some(({ id }) => id === setting.value)
  const fixed = setting.source === 'environment'
  return (
    <SettingsForm
      submit={fixed ? null : s.save}
      ready={value !== setting.value}
      save={() => changeServiceSettings({ defaultModel: value })}
      done={s.saved}
    >
      <SelectField
        label={s.model}
        value={value}
        disabled={fixed}
        onChange={setValue}
        options={[
          ...(isKnown ? [] : [{ value: setting.value, label: setting.value }]),
          ...chat.map(({ id, name }) => ({ value: id, label: name === id ? id : `${name} (${id})` })),
        ]}
      />
    </SettingsForm>
  )
}

function PublicUrl({ setting }: { setting: ServiceSettings['publicUrl'] }) {
  const [value, setValue] = useState(setting.value ?? '')
  const fixed = setting.source === 'environment'
  const next = value.trim() === '' ? null : value.trim()
  return (
    <SettingsForm
      submit={fixed ? null : s.save}
      ready={next !== setting.value}
      save={() => changeServiceSettings({ publicUrl: next })}
      done={s.saved}
    >
      <TextField
        label={s.address}
        hint={s.addressHint}
        type="url"
        value={value}
        disabled={fixed}
        placeholder={window.location.origin}
        onChange={setValue}
      />
    </SettingsForm>
  )
}
