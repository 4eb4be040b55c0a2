import { useMutation } from '@tanstack/react-query'
import { Button } from '../../components/form/button.tsx'
import { NumberField, PasswordField, SelectField, TextField } from '../../components/form/fields.tsx'
import { Form, FormError } from '../../components/form/form.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { ModelTest } from './model-test.tsx'
import { addModel, type ModelFields, type Provider, type Purpose, testModel } from './models.queries.ts'
import { OfferedModels } from './offered-models.tsx'
import { noOptions, OptionFields, optionsOf } from './option-fields.tsx'

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

const whoseOf = ({ provider, baseUrl, apiKey }: typeof empty) => ({
  provider,
  ...(baseUrl.trim() === '' ? {} : { baseUrl: baseUrl.trim() }),
  ...(apiKey === '' ? {} : { apiKey }),
})

const fieldsOf = ({ purpose, modelId, name, inputPrice, cachedPrice, outputPrice, ...rest }: typeof empty) =>
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

export function ModelDialog({ onClose }: { onClose: () => void }) {
  const { values, set, entry } = useForm(() => empty)
  const { purpose, modelId, baseUrl } = values
  const compatible = values.provider === 'openai-compatible'
  const test = useMutation({ mutationFn: () => testModel(fieldsOf(values)) })
  const add = useMutation({
    mutationFn: () => addModel(fieldsOf(values)),
    onSuccess: (model) => {
      toast(t.models.saved(model.name))
      onClose()
    },
  })
  // A result speaks of what was entered then.
  const tested = <Name extends keyof typeof values>(name: Name) => {
    const { value, onChange } = entry(name)
    return {
      value,
      onChange: (next: (typeof values)[Name]) => {
        onChange(next)
        if (name !== 'name') test.reset()
      },
    }
  }
  const ready = modelId.trim() !== '' && (!compatible || baseUrl.trim() !== '')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.models.addTitle} description={t.models.addText}>
      <Form onSubmit={() => add.mutate()} error={add.error}>
        <ConnectionFields entry={tested} compatible={compatible} />
        <OfferedModels
          key={`${values.provider} ${baseUrl}`}
          whose={whoseOf(values)}
          onChoose={({ modelId, contextTokens }) => {
            set({ modelId, ...(contextTokens === null ? {} : { contextTokens: String(contextTokens) }) })
            test.reset()
          }}
        />
        {purpose === 'chat' ? <PriceFields entry={entry} /> : null}
        {purpose === 'chat' ? <OptionFields<typeof empty> entry={entry} /> : null}
        {test.data || test.error ? (
          <div ref={intoView}>{test.data ? <ModelTest result={test.data} /> : <FormError error={test.error} />}</div>
        ) : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          {purpose === 'chat' ? (
            <Button busy={test.isPending} disabled={!ready} onClick={() => test.mutate()}>
              {test.isPending ? t.models.testing : t.models.test}
            </Button>
          ) : null}
          <Button type="submit" look="primary" busy={add.isPending} disabled={!ready}>
            {t.models.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const price = { min: 0, max: 1_000_000, step: 'any' }

type Entries = Pick<ReturnType<typeof useForm<typeof empty>>, 'entry'>

/** Whose model it is, and how it is reached. */
const ConnectionFields = ({ entry, compatible }: Entries & { compatible: boolean }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t.models.provider}
        {...entry('provider')}
        options={providers.map((value) => ({ value, label: t.models.providers[value] }))}
      />
      <SelectField
        label={t.models.purpose}
        {...entry('purpose')}
        options={purposes.map((value) => ({ value, label: t.models.purposes[value] }))}
      />
      <TextField
        label={t.models.modelId}
        hint={t.models.modelIdHint}
        required
        spellCheck={false}
        maxLength={200}
        {...entry('modelId')}
      />
      <TextField label={t.models.name} hint={t.models.nameHint} maxLength={120} {...entry('name')} />
    </div>
    <TextField
      label={t.models.baseUrl}
      hint={compatible ? t.models.baseUrlHint : t.models.baseUrlOptional}
      required={compatible}
      type="url"
      spellCheck={false}
      {...entry('baseUrl')}
    />
    <PasswordField
      label={t.models.apiKey}
      hint={compatible ? t.models.apiKeyOptional : undefined}
      required={!compatible}
      autoComplete="off"
      {...entry('apiKey')}
    />
  </>
)

const PriceFields = ({ entry }: Entries) => (
  <fieldset>
    <legend className="pb-1 font-medium">{t.models.price}</legend>
    <div className="grid grid-cols-3 gap-4">
      <NumberField label={t.models.inputPrice} {...price} {...entry('inputPrice')} />
      <NumberField label={t.models.cachedPrice} {...price} {...entry('cachedPrice')} />
      <NumberField label={t.models.outputPrice} {...price} {...entry('outputPrice')} />
    </div>
    <p className="pt-1 text-12 text-muted">{t.models.priceHint}</p>
  </fieldset>
)
