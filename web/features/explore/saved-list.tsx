import { useQuery } from '@tanstack/react-query'
import { Star, Trash2 } from 'lucide-react'
import { IconButton } from '../../components/form/button.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { showError, undoable } from '../../lib/undo.ts'
import type { Question } from '../questions/questions.queries.ts'
import {
  deleteSaved,
  type SavedQuestion,
  savedQuestionsQuery,
  saveQuestion,
  setFavourite,
} from './saved-questions.queries.ts'

type SavedListProps = { spaceId: string; search: string; onStart: (question: Question) => void }

/** The questions that were kept in a space: favourites first, then by folder and name. */
export function SavedList({ spaceId, search, onStart }: SavedListProps) {
  const can = useCan()
  const saved = useQuery(savedQuestionsQuery(spaceId))
  const order = (one: SavedQuestion) => `${one.favourite ? 0 : 1} ${one.folder ?? ''} ${one.name}`.toLowerCase()
  const found = (saved.data ?? [])
    .filter(({ name, folder }) => `${name} ${folder ?? ''}`.toLowerCase().includes(search))
    .toSorted((a, b) => order(a).localeCompare(order(b)))
  if (found.length === 0) return null
  const remove = (one: SavedQuestion) =>
    void undoable({
      do: () => deleteSaved(one),
      undo: () => saveQuestion(spaceId, { ...pick(one), question: one.question as unknown as Question }),
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
              onClick={() => onStart(one.question as unknown as Question)}
              className="flex min-h-10 min-w-0 flex-1 items-center gap-3 px-3 py-1.5 text-left focus-visible:outline-offset-[-2px]"
            >
              <span className="min-w-0 flex-1 truncate font-medium">{one.name}</span>
              {one.folder ? <span className="max-w-[40%] truncate text-12 text-muted">{one.folder}</span> : null}
            </button>
            {can.write ? (
              <>
                <IconButton
                  icon={Star}
                  size="small"
                  label={one.favourite ? t.explore.unstar(one.name) : t.explore.star(one.name)}
                  aria-pressed={one.favourite}
                  className={one.favourite ? 'text-accent-text [&>svg]:fill-current' : ''}
                  onClick={() => void setFavourite(one, !one.favourite).catch(showError)}
                />
                <IconButton icon={Trash2} size="small" label={t.explore.delete(one.name)} onClick={() => remove(one)} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const pick = ({ name, folder, description }: SavedQuestion) => ({ name, folder, description })
