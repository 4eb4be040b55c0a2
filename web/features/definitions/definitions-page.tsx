import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { t } from '../../lib/texts/index.ts'
import { dataSourceQuery } from '../data-sources/data-sources.queries.ts'
import { linksQuery, spaceQuery } from '../spaces/spaces.queries.ts'
import { definitionsQuery, type Owner, spaceTablesQuery } from './definitions.queries.ts'
import { DefinitionsEditor } from './definitions-editor.tsx'
import { datasetsOf, ownOf } from './ossie-draft.ts'
import { SpaceTables, TablesTab } from './tables-tab.tsx'
import type { Draft } from './use-draft.ts'

const link = 'text-13 text-accent-text underline-offset-2 hover:underline max-md:hidden'

export function SourceDefinitionsPage() {
  const { sourceId } = useParams({ from: '/inside/data/$sourceId/definitions' })
  const source = useQuery(dataSourceQuery(sourceId))
  return (
    <LoadedPage query={source} title={t.definitions.title}>
      {({ id, name }) => <OfSource key={id} owner={{ kind: 'source', id, name }} />}
    </LoadedPage>
  )
}

const tablesOfSource = (draft: Draft) =>
  datasetsOf(draft.document).map((dataset) => ({
    name: dataset.name,
    fields: (dataset.fields ?? []).filter((field) => ownOf(field).hidden !== true).map(({ name }) => name),
  }))

/** What stands now is edited once it is here. */
function Standing(props: Omit<ComponentProps<typeof DefinitionsEditor>, 'standing'>) {
  const standing = useQuery(definitionsQuery(props.owner))
  return (
    <LoadedPage query={standing} title={t.definitions.title}>
      {(data) => <DefinitionsEditor {...props} standing={data} />}
    </LoadedPage>
  )
}

const OfSource = ({ owner }: { owner: Owner }) => (
  <Standing
    owner={owner}
    tables={tablesOfSource}
    tablesTab={(draft, disabled) => <TablesTab draft={draft} disabled={disabled} />}
    back={
      <Link to="/data/$sourceId" params={{ sourceId: owner.id }} className={link}>
        {owner.name}
      </Link>
    }
  />
)

export function SpaceDefinitionsPage() {
  const { spaceId } = useParams({ from: '/inside/spaces/$spaceId/definitions' })
  const space = useQuery(spaceQuery(spaceId))
  return (
    <LoadedPage query={space} title={t.definitions.title}>
      {({ id, name }) => <OfSpace key={id} owner={{ kind: 'space', id, name }} />}
    </LoadedPage>
  )
}

function OfSpace({ owner }: { owner: Owner }) {
  const links = useQuery(linksQuery(owner.id))
  const tables = useQuery(spaceTablesQuery(owner.id))
  const sources = (links.data ?? []).map(({ dataSource }) => ({
    id: dataSource.id,
    name: dataSource.name,
    tables: (tables.data ?? []).filter(({ source }) => source === dataSource.id).map(({ name }) => name),
  }))
  return (
    <Standing
      owner={owner}
      tables={() => tables.data ?? []}
      tablesTab={() => <SpaceTables sources={sources} />}
      back={
        <Link to="/spaces/$spaceId" params={{ spaceId: owner.id }} className={link}>
          {owner.name}
        </Link>
      }
    />
  )
}
