import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { NumberField, PasswordField, TextField } from '../../components/form/fields.tsx'
import { Form, FormError } from '../../components/form/form.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { ModelTest } from './model-test.tsx'
import {
  addModel,
  changeModel,
  type ModelChange,
  type ModelFields,
  type ModelInfo,
  offeredModels,
  type Provider,
  type Purpose,
  testModel,
} from './models.queries.ts'
import { OfferedModels } from './offered-models.tsx'
import { none, noOptions, OptionFields, optionsOf } from './option-fields.tsx'

const providers: readonly Provider[] = ['openai', 'anthropic', 'google', 'openai-compatible']
const purposes: readonly Purpose[] = ['chat', 'transcription']

const empty = {
  provider: 'openai' as Provider,
  purpose: 'chat' as Purpose,
  modelId: '',
  name: '',
  baseUrl: '',
  apiKey: '',
  inputPrice: '',
  cachedPrice: '',
  outputPrice: '',
  ...noOptions,
}

type Values = typeof empty

/** What the form shows of a model that is there; its key is not known here. */
function valuesOf(model: ModelInfo): Values {
  const { purpose, modelId, name, baseUrl, effort, fallbackId, contextTokens } = model
  const text = (value: string | number | null) => String(value ?? '')
  return {
    provider: model.provider as Provider,
    purpose,
    modelId,
    name,
    baseUrl: text(baseUrl),
    apiKey: '',
    inputPrice: text(model.inputPrice),
    cachedPrice: text(model.cachedPrice),
    outputPrice: text(model.outputPrice),
    effort: effort ?? none,
    fallbackId: fallbackId ?? none,
    contextTokens: text(contextTokens),
    size: model.isSmall ? 'small' : 'auto',
  }
}

/** What is not the same any more; what was emptied is none. */
function changeOf(before: Values, now: Values): ModelChange {
  const changed = (name: keyof Values) => before[name] !== now[name]
  const number = (text: string) => (text === '' ? null : Number(text))
  return {
    purpose: now.purpose,
    ...(changed('name') && { name: now.name.trim() || now.modelId }),
    ...(changed('baseUrl') && { baseUrl: now.baseUrl.trim() || null }),
    ...(changed('apiKey') && { apiKey: now.apiKey }),
    ...(changed('inputPrice') && { inputPrice: number(now.inputPrice) }),
    ...(changed('cachedPrice') && { cachedPrice: number(now.cachedPrice) }),
    ...(changed('outputPrice') && { outputPrice: number(now.outputPrice) }),
    ...(changed('effort') && { effort: now.effort === none ? null : now.effort }),
    ...(changed('fallbackId') && { fallbackId: now.fallbackId === none ? null : now.fallbackId }),
    ...(changed('contextTokens') && { contextTokens: number(now.contextTokens) }),
    ...(changed('size') && { isSmall: now.size === 'auto' ? null : now.size === 'small' }),
  }
}

const whoseOf = ({ provider, baseUrl, apiKey }: Values) => ({
  provider,
  ...(baseUrl.trim() === '' ? {} : { baseUrl: baseUrl.trim() }),
  ...(apiKey === '' ? {} : { apiKey }),
})

const fieldsOf = ({ purpose, modelId, name, inputPrice, cachedPrice, outputPrice, ...rest }: Values) =>
  ({
    ...whoseOf({ ...rest, purpose, modelId, name, inputPrice, cachedPrice, outputPrice }),
    purpose,
    modelId: modelId.trim(),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(inputPrice === '' ? {} : { inputPrice: Number(inputPrice) }),
    ...(cachedPrice === '' ? {} : { cachedPrice: Number(cachedPrice) }),
    ...(outputPrice === '' ? {} : { outputPrice: Number(outputPrice) }),
    ...(purpose === 'chat' ? optionsOf(rest) : {}),
  }) satisfies ModelFields

/** The form is longer than the dialog: what the test found would stand below its edge. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Adds a model, or changes the one that is given. */
export function ModelDialog({ model, onClose }: { model?: ModelInfo; onClose: () => void }) {
  const [before] = useState(() => (model ? valuesOf(model) : empty))
  const { values, set, entry } = useForm(() => before)
  const { purpose, modelId, baseUrl } = values
  const compatible = values.provider === 'openai-compatible'
  // What the newest try says takes the place of what the one before it said.
  const list = useMutation({
    mutationFn: () => offeredModels(whoseOf(values)),
    onMutate: () => {
      test.reset()
    },
  })
  const test = useMutation({
    mutationFn: () => testModel(fieldsOf(values)),
    onMutate: () => {
      if (list.error) list.reset()
    },
  })
  const add = useMutation({
    mutationFn: () => (model ? changeModel(model, changeOf(before, values)) : addModel(fieldsOf(values))),
    onSuccess: ({ name }) => {
      toast(model ? t.models.changed(name) : t.models.saved(name))
      onClose()
    },
  })
  // A result, or a list, speaks of what was entered then.
  const tested = <Name extends keyof typeof values>(name: Name) => {
    const { value, onChange } = entry(name)
    return {
      value,
      onChange: (next: (typeof values)[Name]) => {
        onChange(next)
        if (name !== 'name') test.reset()
        if (name === 'provider' || name === 'baseUrl' || name === 'apiKey') list.reset()
      },
    }
  }
  const ready = modelId.trim() !== '' && (!compatible || baseUrl.trim() !== '')
  return (
    <Dialog
      onClose={onClose}
      title={model ? t.datasets.editTitle(model.name) : t.models.addTitle}
      description={t.models.addText}
    >
      <Form onSubmit={() => add.mutate()} error={add.error}>
        <ConnectionFields entry={tested} compatible={compatible} model={model} />
        {model ? null : (
          <OfferedModels
            list={list}
            ready={!compatible || baseUrl.trim() !== ''}
            onChoose={({ modelId, contextTokens }) => {
              set({ modelId, ...(contextTokens === null ? {} : { contextTokens: String(contextTokens) }) })
              test.reset()
            }}
          />
        )}
        {purpose === 'chat' ? <PriceFields entry={entry} values={values} needed={compatible} /> : null}
        {purpose === 'chat' ? <OptionFields<Values> entry={entry} own={model?.id} /> : null}
        {test.data || test.error ? (
          <div ref={intoView}>{test.data ? <ModelTest result={test.data} /> : <FormError error={test.error} />}</div>
        ) : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          {purpose === 'chat' && !model ? (
            <Button
              busy={test.isPending}
              disabled={!ready}
              onClick={({ currentTarget }) => currentTarget.form?.checkValidity() && test.mutate()}
            >
              {test.isPending ? t.models.testing : t.models.test}
            </Button>
          ) : null}
          <Button type="submit" look="primary" busy={add.isPending} disabled={!ready}>
            {model ? t.actions.save : t.models.add}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const price = { min: 0, max: 1_000_000, step: 'any' }

type Entries = Pick<ReturnType<typeof useForm<Values>>, 'entry'>

/** Whose model it is, and how it is reached. */
const ConnectionFields = ({
  entry,
  compatible,
  model,
}: Entries & { compatible: boolean; model?: ModelInfo | undefined }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t.models.provider}
        disabled={model !== undefined}
        {...entry('provider')}
        options={choicesOf(providers, t.models.providers)}
      />
      <SelectField
        label={t.models.purpose}
        disabled={model !== undefined}
        {...entry('purpose')}
        options={choicesOf(purposes, t.models.purposes)}
      />
      <TextField
        label={t.words.model}
        disabled={model !== undefined}
        hint={t.models.modelIdHint}
        required
        spellCheck={false}
        maxLength={200}
        {...entry('modelId')}
      />
      <TextField label={t.words.name} hint={t.models.nameHint} maxLength={120} {...entry('name')} />
    </div>
    <TextField
      label={t.words.address}
      hint={compatible ? t.models.baseUrlHint : t.models.baseUrlOptional}
      required={compatible}
      type="url"
      spellCheck={false}
      {...entry('baseUrl')}
    />
    <PasswordField
      label={t.models.apiKey}
      hint={model?.hasKey ? t.models.apiKeyKept : compatible ? t.models.apiKeyOptional : undefined}
      required={model ? model.hasKey && entry('baseUrl').value !== (model.baseUrl ?? '') : !compatible}
      autoComplete="off"
      {...entry('apiKey')}
    />
  </>
)

/** Where no price is published, half of one would count the other half as free. */
const PriceFields = ({ entry, values, needed }: Entries & { values: Values; needed: boolean }) => (
  <fieldset>
    <legend className="pb-1 font-medium">{t.models.price}</legend>
    <div className="grid grid-cols-3 gap-4">
      <NumberField
        label={t.models.inputPrice}
        required={needed && values.outputPrice !== ''}
        {...price}
        {...entry('inputPrice')}
      />
      <NumberField label={t.models.cachedPrice} {...price} {...entry('cachedPrice')} />
      <NumberField
        label={t.models.outputPrice}
        required={needed && values.inputPrice !== ''}
        {...price}
        {...entry('outputPrice')}
      />
    </div>
    <p className="pt-1 text-12 text-muted">{t.models.priceHint}</p>
  </fieldset>
)
