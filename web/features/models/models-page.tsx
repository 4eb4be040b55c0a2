import { useQuery } from '@tanstack/react-query'
import { Mic, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { format } from '../../lib/format.ts'
import { useAct } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { ModelDialog } from './model-dialog.tsx'
import { ModelTest } from './model-test.tsx'
import { deleteModel, keyOf, type ModelInfo, modelsQuery, testModel } from './models.queries.ts'

export function ModelsPage() {
  const can = useCan()
  const models = useQuery(modelsQuery)
  const going = useGoing()
  const [adding, setAdding] = useState(false)
  const shown = (models.data ?? []).filter((model) => !going.has(keyOf(model)))
  const voice = shown.filter(({ purpose }) => purpose === 'transcription')
  return (
    <Page
      title={t.models.title}
      text={t.models.text}
      action={
        can.administer ? (
          <Button look="primary" icon={Plus} onClick={() => setAdding(true)}>
            {t.models.add}
          </Button>
        ) : null
      }
    >
      <Loaded query={models}>
        {() => (
          <>
            <Section title={t.models.chat} text={t.models.defaultText}>
              <ModelList models={shown.filter(({ purpose }) => purpose === 'chat')} />
            </Section>
            <Section title={t.words.voice} text={t.models.transcriptionText}>
              {voice.length === 0 ? (
                <EmptyState icon={Mic} title={t.models.transcriptionEmpty} text={t.models.transcriptionEmptyText} />
              ) : (
                <ModelList models={voice} />
              )}
            </Section>
          </>
        )}
      </Loaded>
      {adding ? <ModelDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}

const ModelList = ({ models }: { models: ModelInfo[] }) => (
  <ul className="flex flex-col divide-y divide-line border-t border-line">
    {models.map((model) => (
      <ModelRow key={keyOf(model)} model={model} />
    ))}
  </ul>
)

/** How it is reached, what it costs and how it is asked. */
function factsOf(model: ModelInfo): string[] {
  const { provider, name, modelId, inputPrice, outputPrice, contextTokens, effort } = model
  if (provider === 'builtin') return [t.models.providersShort.builtin]
  return [
    t.models.providersShort[provider],
    ...(name === modelId ? [] : [modelId]),
    ...(model.baseUrl ? [model.baseUrl] : []),
    model.hasKey ? t.models.key : t.models.noKey,
    ...(inputPrice !== null && outputPrice !== null
      ? [t.models.prices(format.number(inputPrice), format.number(outputPrice))]
      : []),
    ...(contextTokens === null ? [] : [t.models.context(format.compact(contextTokens))]),
    ...(effort === null ? [] : [t.models.effortOf(t.models.efforts[effort])]),
    ...(model.isSmall ? [t.models.small] : []),
    ...(model.fallbackId ? [t.models.falls(model.fallbackId)] : []),
  ]
}

function ModelRow({ model }: { model: ModelInfo }) {
  const can = useCan()
  const test = useAct(() => testModel({ id: model.id }))
  const [changing, setChanging] = useState(false)
  const { origin, name } = model
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex items-center gap-2 font-medium">
            <span className="truncate">{name}</span>
            {model.isDefault ? <Badge tone="accent">{t.models.default}</Badge> : null}
          </p>
          <p className="text-12 break-words text-muted">{factsOf(model).join(' · ')}</p>
        </div>
        <span className="text-12 text-muted max-sm:hidden">{t.models.origins[origin]}</span>
        {can.administer && model.purpose === 'chat' && origin !== 'builtin' ? (
          <Button
            size="small"
            busy={test.isPending}
            aria-label={t.models.testLabel(name)}
            onClick={() => test.mutate()}
          >
            {t.models.test}
          </Button>
        ) : null}
        {can.administer && origin === 'team' ? (
          <>
            <IconButton
              icon={Pencil}
              size="small"
              label={`${t.actions.change}: ${name}`}
              onClick={() => setChanging(true)}
            />
            <IconButton
              icon={Trash2}
              size="small"
              label={`${t.actions.remove}: ${name}`}
              onClick={() => deleteModel(model)}
            />
          </>
        ) : null}
      </div>
      {changing ? <ModelDialog model={model} onClose={() => setChanging(false)} /> : null}
      {test.data ? <ModelTest result={test.data} /> : null}
    </li>
  )
}
