import { useEffect, useRef, useState } from 'react'
import { check, type Fault, type Owner, type Standing } from './definitions.queries.ts'
import type { DraftDocument } from './ossie-draft.ts'

const waitMs = 350

export type Draft = {
  document: DraftDocument
  yaml: string
  faults: Fault[]
  /** The text and the rows do not say the same yet. */
  checking: boolean
  /** The text cannot be read: the rows tell what it said before, and may not be written over it. */
  unread: boolean
  dirty: boolean
  /** Of what it was made of: newer versions may have come since. */
  tag: string
  /** The text was saved: what then stands takes its place, however the service writes it. */
  saved(yaml: string): void
  edit(change: (document: DraftDocument) => DraftDocument): void
  editYaml(yaml: string): void
  setFaults(faults: Fault[]): void
  failed: unknown
}

type State = {
  document: DraftDocument
  yaml: string
  faults: Fault[]
  /** Which of the two was written in last; null: they say the same. */
  ahead: 'document' | 'yaml' | null
  unread: boolean
}

/** Definitions under change: as rows and as YAML. Whichever is written in, the other follows by what the service makes of it. */
export function useDraft(owner: Owner, standing: Standing): Draft {
  const [state, setState] = useState<State>({ ...standing, faults: [], ahead: null, unread: false })
  const [failed, setFailed] = useState<unknown>(null)
  const based = useRef(standing)
  const saved = useRef<string | null>(null)
  const isKept = [based.current.yaml, standing.yaml, saved.current].includes(state.yaml)
  // Saved, or changed elsewhere while nothing was changed here.
  if (based.current !== standing && isKept) {
    based.current = standing
    setState({ ...standing, faults: [], ahead: null, unread: false })
  }
  // What names data that went away since it was saved is told at once.
  useEffect(() => {
    const controller = new AbortController()
    check(owner, { yaml: standing.yaml }, controller.signal)
      .then(({ faults }) =>
        setState((now) => (now.ahead === null && now.yaml === standing.yaml ? { ...now, faults } : now)),
      )
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFailed(error)
      })
    return () => controller.abort()
  }, [owner, standing])
  const { ahead, document, yaml } = state
  useEffect(() => {
    if (ahead === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      check(owner, ahead === 'document' ? { document } : { yaml }, controller.signal)
        .then((checked) => {
          setFailed(null)
          setState((now) => ({
            // Rows show what the text says as long as it can be read.
            document: ahead === 'yaml' ? (checked.document ?? now.document) : now.document,
            yaml: ahead === 'document' ? (checked.yaml ?? now.yaml) : now.yaml,
            faults: checked.faults,
            ahead: null,
            unread: ahead === 'yaml' && checked.document === null,
          }))
        })
        .catch((error: unknown) => {
          if (!controller.signal.aborted) setFailed(error)
        })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [owner, ahead, document, yaml])
  return {
    document,
    yaml,
    faults: state.faults,
    checking: ahead !== null,
    unread: state.unread,
    dirty: ahead !== null || yaml !== based.current.yaml,
    tag: based.current.tag,
    saved(text) {
      saved.current = text
    },
    // Rows that do not follow the text yet would take the place of what was just written there.
    edit: (change) =>
      setState((now) =>
        now.ahead === 'yaml' || now.unread ? now : { ...now, document: change(now.document), ahead: 'document' },
      ),
    editYaml: (text) => setState((now) => (text === now.yaml ? now : { ...now, yaml: text, ahead: 'yaml' })),
    setFaults: (faults) => setState((now) => ({ ...now, faults })),
    failed,
  }
}
