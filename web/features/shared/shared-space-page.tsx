import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { lazyPart } from '../../components/page/lazy-part.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { writeAs } from '../../lib/format.ts'
import { ShareDoor } from './share-door.tsx'
import { keepGrant, sharedClient } from './shared.queries.ts'

const waiting = <Skeleton className="m-8 h-8 w-64" />
const VisitorChats = lazyPart(() => import('./visitor-chats.tsx'), 'VisitorChats', waiting)

/** The chat of a shared agent, as a page of its own. */
export function SharedSpacePage() {
  const { token } = useParams({ from: '/share/$token' })
  return <SharedChat token={token} framed={false} />
}

/** The same within a frame on another site. */
export function EmbedPage() {
  const { token } = useParams({ from: '/embed/$token' })
  return <SharedChat token={token} framed />
}

function SharedChat({ token, framed }: { token: string; framed: boolean }) {
  const path = `/share/${encodeURIComponent(token)}`
  const client = useMemo(() => sharedClient(path), [path])
  const shared = useQuery({
    queryKey: ['shared-space', token],
    queryFn: async ({ signal }) => {
      const found = await client.get('/share/{token}', { path: { token }, signal })
      writeAs(found.locale)
      return found
    },
    refetchOnWindowFocus: false,
  })
  const name = shared.data?.shareLink.name
  useEffect(() => {
    if (name !== undefined) document.title = name
  }, [name])
  return (
    <ShareDoor
      unlock={async (password) =>
        keepGrant(path, await client.post('/share/{token}/unlock', { path: { token }, body: { password } }))
      }
      query={shared}
    >
      {(data) => <VisitorChats token={token} client={client} shared={data} framed={framed} />}
    </ShareDoor>
  )
}
