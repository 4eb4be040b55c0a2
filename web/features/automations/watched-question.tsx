import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '../../lib/texts/index.ts'
import { checkedQuery, type Question } from '../questions/questions.queries.ts'

/** The question whose measure an alert looks at, in words. */
export function WatchedQuestion({ spaceId, question }: { spaceId: string; question: Question }) {
  const checked = useQuery(checkedQuery(spaceId, question))
  return (
    <Link to="/explore" search={{ space: spaceId, q: question }} className="text-accent-text hover:underline">
      {checked.data?.sentence ?? t.alerts.openQuestion}
    </Link>
  )
}
