import { useQuery } from '@tanstack/react-query'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { showError, undoable } from '../../lib/undo.ts'
import { showOf } from '../questions/column-format.ts'
import type { Question } from '../questions/questions.queries.ts'
import { SaveDialog } from './save-dialog.tsx'
import {
  deleteSaved,
  type SavedQuestion,
  savedQuestionsQuery,
  saveQuestion,
  setFavourite,
} from './saved-questions.queries.ts'

type SavedListProps = {
  spaceId: string
  search: string
  onStart: (question: Question) => void
  /** Absent where statements are of no use. */
  onOpen: ((saved: SavedQuestion) => void) | undefined
}

/** The questions that were kept in a space: favourites first, then by folder and name. */
export function SavedList({ spaceId, search, onStart, onOpen }: SavedListProps) {
  const can = useCan()
  const [editing, setEditing] = useState<SavedQuestion | null>(null)
  const saved = useQuery(savedQuestionsQuery(spaceId))
  const order = (one: SavedQuestion) => `${one.favourite ? 0 : 1} ${one.folder ?? ''} ${one.name}`.toLowerCase()
  const found = (saved.data ?? [])
    .filter(({ question }) => question !== null || onOpen !== undefined)
    .filter(({ name, folder }) => `${name} ${folder ?? ''}`.toLowerCase().includes(search))
    .toSorted((a, b) => order(a).localeCompare(order(b)))
  if (found.length === 0) return null
  const remove = (one: SavedQuestion) =>
    void undoable({
      do: () => deleteSaved(one),
      undo: () => saveQuestion(spaceId, copyOf(one)),
      message: t.explore.deleted(one.name),
    }).catch(() => undefined)
  return (
    <section aria-label={t.explore.savedTitle}>
      <h3 className="pb-1 text-12 text-muted">{t.explore.savedTitle}</h3>
      <ul className="overflow-hidden rounded border border-line">
        {found.map((one) => (
          <li key={one.id} className="flex items-center border-b border-line pr-1 last:border-0 hover:bg-hover">
            <button
              type="button"
              title={one.description ?? one.name}
              onClick={() => (onOpen ? onOpen(one) : one.question && onStart(one.question))}
              className="flex min-h-10 min-w-0 flex-1 items-center gap-3 px-3 py-1.5 text-left focus-visible:outline-offset-[-2px]"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{one.name}</span>
                {one.folder ? <span className="block truncate text-12 text-muted">{one.folder}</span> : null}
              </span>
              <LastResult saved={one} />
            </button>
            <IconButton
              icon={Star}
              size="small"
              label={one.favourite ? t.explore.unstar(one.name) : t.explore.star(one.name)}
              aria-pressed={one.favourite}
              className={one.favourite ? 'text-accent-text [&>svg]:fill-current' : ''}
              onClick={() => void setFavourite(one, !one.favourite).catch(showError)}
            />
            {can.write ? (
              <>
                <IconButton
                  icon={Pencil}
                  size="small"
                  label={t.explore.edit(one.name)}
                  onClick={() => setEditing(one)}
                />
                <IconButton icon={Trash2} size="small" label={t.explore.delete(one.name)} onClick={() => remove(one)} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {editing ? <SaveDialog spaceId={spaceId} before={editing} onClose={() => setEditing(null)} /> : null}
    </section>
  )
}

/** One number as it reads, or how many rows there were; and when. */
function LastResult({ saved: { question, lastResult } }: { saved: SavedQuestion }) {
  if (!lastResult || !question) return null
  const { at, columns, rows, rowCount, truncated } = lastResult
  const asked = columns.filter(({ asked }) => asked)
  const [only] = asked
  const value = rowCount === 1 && asked.length === 1 && only ? rows[0]?.[only.name] : undefined
  const shown = { question: question, columns, rows }
  const text =
    only && value !== undefined && value !== null
      ? (showOf(shown, only) ?? String)(value)
      : truncated
        ? t.answer.more(format.number(rowCount))
        : rowCount === 1
          ? t.table.oneRow
          : t.table.rows(format.number(rowCount))
  return (
    <span className="numeric max-w-[45%] shrink-0 text-right text-12 text-muted">
      <span className="block truncate font-medium text-text">{text}</span>
      {format.relative(at)}
    </span>
  )
}

const copyOf = ({ name, folder, description, question, statement }: SavedQuestion) => ({
  name,
  folder,
  description,
  ...(question ? { question } : {}),
  ...(statement ? { statement } : {}),
})
