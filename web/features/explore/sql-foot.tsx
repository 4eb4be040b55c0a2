import { useNavigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { together } from '../../../src/engine/connection.contract.ts'
import { Button } from '../../components/form/button.tsx'
import { SqlView } from '../../components/text/sql-editor.tsx'
import { t } from '../../lib/texts/index.ts'
import type { Answered } from '../questions/questions.queries.ts'

/** The statement of a question, always in view; it can be gone on from by hand. */
export function SqlFoot({ spaceId, answer }: { spaceId: string; answer: Answered }) {
  const navigate = useNavigate({ from: '/explore' })
  return (
    <section aria-label={t.answer.sql} className="mt-auto flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-12 font-medium text-muted">{t.answer.sql}</h2>
        {answer.source === together ? null : (
          <>
            <span className="ml-auto text-12 text-muted max-sm:hidden">{t.explore.toSqlHint}</span>
            <Button
              size="small"
              icon={Pencil}
              onClick={() =>
                void navigate({ search: { space: spaceId, sql: answer.statement, source: answer.source } })
              }
            >
              {t.explore.toSql}
            </Button>
          </>
        )}
      </div>
      <div className="[&>div]:my-0">
        <SqlView sql={answer.statement} maxHeight={220} />
      </div>
    </section>
  )
}
