import { useQuery } from '@tanstack/react-query'
import { NumberField } from '../../components/form/fields.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import type { useForm } from '../../components/form/use-form.ts'
import { t } from '../../lib/texts/index.ts'
import { type ModelFields, modelsQuery } from './models.queries.ts'

export const none = '\u0000'
export type Effort = NonNullable<ModelFields['effort']> | typeof none
export type Size = 'auto' | 'small' | 'large'
export type ModelOptions = { effort: Effort; fallbackId: string; contextTokens: string; size: Size }
export const noOptions: ModelOptions = { effort: none, fallbackId: none, contextTokens: '', size: 'auto' }

export const optionsOf = ({ effort, fallbackId, contextTokens, size }: ModelOptions) => ({
  ...(effort === none ? {} : { effort }),
  ...(fallbackId === none ? {} : { fallbackId }),
  ...(contextTokens === '' ? {} : { contextTokens: Number(contextTokens) }),
  ...(size === 'auto' ? {} : { isSmall: size === 'small' }),
})

const efforts: Effort[] = [none, 'low', 'medium', 'high']
const sizes: Size[] = ['auto', 'small', 'large']

type OptionProps<T extends object> = Pick<ReturnType<typeof useForm<T>>, 'entry'> & { own: string | undefined }

/** How it is asked, and who answers in its place. */
export function OptionFields<T extends ModelOptions>({ entry, own }: OptionProps<T>) {
  const models = useQuery(modelsQuery)
  const others = (models.data ?? []).filter(
    ({ id, purpose, provider }) => purpose === 'chat' && provider !== 'builtin' && id !== own,
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t.models.effort}
        hint={t.models.effortHint}
        {...entry('effort')}
        options={efforts.map((value) => ({
          value,
          label: value === none ? t.models.efforts.provider : t.models.efforts[value],
        }))}
      />
      <SelectField
        label={t.models.fallback}
        hint={t.models.fallbackHint}
        {...entry('fallbackId')}
        options={[
          { value: none, label: t.words.none },
          ...others.map(({ id, name }) => ({ value: id, label: name, hint: id })),
        ]}
      />
      <NumberField
        label={t.models.contextTokens}
        hint={t.models.contextHint}
        min={1000}
        step={1}
        {...entry('contextTokens')}
      />
      <SelectField
        label={t.words.size}
        hint={t.models.sizeHint}
        {...entry('size')}
        options={choicesOf(sizes, t.models.sizes)}
      />
    </div>
  )
}
