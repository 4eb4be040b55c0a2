import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field, Form, FormError } from '../../components/form/form.tsx'
import { Input, PasswordInput } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { ModelTest } from './model-test.tsx'
import { addModel, type ModelFields, type Provider, type Purpose, testModel } from './models.queries.ts'

const providers: readonly Provider[] = ['openai', 'anthropic', 'google', 'openai-compatible']
const purposes: readonly Purpose[] = ['chat', 'transcription']

export function ModelDialog({ onClose }: { onClose: () => void }) {
  const [provider, setProvider] = useState<Provider>('openai')
  const [purpose, setPurpose] = useState<Purpose>('chat')
  const [modelId, setModelId] = useState('')
  const [name, setName] = useState('')
  const [baseUrl, setBaseUrl] = useState('')
  const [apiKey, setApiKey] = useState('')
  const [inputPrice, setInputPrice] = useState('')
  const [outputPrice, setOutputPrice] = useState('')
  const compatible = provider === 'openai-compatible'
  const fields = (): ModelFields => ({
    provider,
    purpose,
    modelId: modelId.trim(),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(baseUrl.trim() === '' ? {} : { baseUrl: baseUrl.trim() }),
    ...(apiKey === '' ? {} : { apiKey }),
    ...(inputPrice === '' ? {} : { inputPrice: Number(inputPrice) }),
    ...(outputPrice === '' ? {} : { outputPrice: Number(outputPrice) }),
  })
  const test = useMutation({ mutationFn: () => testModel(fields()) })
  const add = useMutation({
    mutationFn: () => addModel(fields()),
    onSuccess: (model) => {
      toast(t.models.saved(model.name))
      onClose()
    },
  })
  // A result speaks of what was entered then.
  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      test.reset()
    }
  const ready = modelId.trim() !== '' && (!compatible || baseUrl.trim() !== '')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.models.addTitle} description={t.models.addText}>
      <Form onSubmit={() => add.mutate()} error={add.error}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.models.provider}>
            {(control) => (
              <Select
                {...control}
                value={provider}
                onChange={changed(setProvider)}
                options={providers.map((value) => ({ value, label: t.models.providers[value] }))}
              />
            )}
          </Field>
          <Field label={t.models.purpose}>
            {(control) => (
              <Select
                {...control}
                value={purpose}
                onChange={changed(setPurpose)}
                options={purposes.map((value) => ({ value, label: t.models.purposes[value] }))}
              />
            )}
          </Field>
          <Field label={t.models.modelId} hint={t.models.modelIdHint} required>
            {(control) => (
              <Input
                {...control}
                spellCheck={false}
                maxLength={200}
                value={modelId}
                onChange={(event) => changed(setModelId)(event.target.value)}
              />
            )}
          </Field>
          <Field label={t.models.name} hint={t.models.nameHint}>
            {(control) => (
              <Input {...control} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
        </div>
        <Field
          label={t.models.baseUrl}
          hint={compatible ? t.models.baseUrlHint : t.models.baseUrlOptional}
          required={compatible}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              spellCheck={false}
              value={baseUrl}
              onChange={(event) => changed(setBaseUrl)(event.target.value)}
            />
          )}
        </Field>
        <Field label={t.models.apiKey} hint={compatible ? t.models.apiKeyOptional : undefined} required={!compatible}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              value={apiKey}
              onChange={(event) => changed(setApiKey)(event.target.value)}
            />
          )}
        </Field>
        {purpose === 'chat' ? (
          <fieldset>
            <legend className="pb-1 font-medium">{t.models.price}</legend>
            <div className="grid grid-cols-2 gap-4">
              <PriceField label={t.models.inputPrice} value={inputPrice} onChange={setInputPrice} />
              <PriceField label={t.models.outputPrice} value={outputPrice} onChange={setOutputPrice} />
            </div>
            <p className="pt-1 text-12 text-muted">{t.models.priceHint}</p>
          </fieldset>
        ) : null}
        {test.data ? <ModelTest result={test.data} /> : null}
        {test.error ? <FormError error={test.error} /> : null}
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

const PriceField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type="number"
        className="numeric"
        min={0}
        max={1_000_000}
        step="any"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
