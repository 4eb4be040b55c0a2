import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Database, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { AttachDialog } from './attach-dialog.tsx'
import { SourceLink } from './source-link.tsx'
import { linksQuery } from './spaces.queries.ts'

/** What is attached to a space, what the analyst is told of it, and what a model may see. */
export function SourcesPanel({ spaceId }: { spaceId: string }) {
  const can = useCan()
  const links = useQuery(linksQuery(spaceId))
  const [attaching, setAttaching] = useState(false)
  const attach = can.write ? (
    <Button icon={Plus} onClick={() => setAttaching(true)}>
      {t.links.attach}
    </Button>
  ) : null
  return (
    <>
      <LoadedList
        query={links}
        rows={2}
        empty={<EmptyState icon={Database} title={t.links.none} text={t.links.noneText} action={attach} />}
      >
        {(data) => (
          <div className="flex flex-col gap-3">
            <ul aria-label={t.links.title} className="flex flex-col gap-2">
              {data.map((link) => (
                <SourceLink key={link.id} link={link} />
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-3">
              {attach}
              <Link
                to="/spaces/$spaceId/definitions"
                params={{ spaceId }}
                className="text-accent-text underline-offset-2 hover:underline"
              >
                {t.definitions.title}
              </Link>
            </div>
          </div>
        )}
      </LoadedList>
      {attaching ? <AttachDialog spaceId={spaceId} onClose={() => setAttaching(false)} /> : null}
    </>
  )
}
