import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useNavigate } from 'react-router'
import type { SearchGroup, SearchHit } from '#contract/office-search.ts'
import { officeSearch } from '#contract/office-search.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

const headings: Record<SearchGroup, string> = {
  bookings: 'Bookings',
  guests: 'Guests',
  tours: 'Tours',
  crew: 'Chauffeurs and guides',
  cars: 'Cars',
}

export interface SearchDialogProps {
  /** What was typed before the field was there; from then on the keys are its own. */
  takeHeld: () => string
  onClose: () => void
}

/** Between two letters of somebody who types. */
const pauseMs = 150

/** A field and what it finds below it: arrows walk, Enter opens, Esc closes. */
export function SearchDialog({ takeHeld, onClose }: SearchDialogProps) {
  const [q, setQ] = useState('')
  const [at, setAt] = useState(0)
  const key = useId()
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { answer, isAsking, failure } = useAsked(
    q.trim() === '' ? null : questionOf(officeSearch, { q: q.trim() }),
    pauseMs,
  )
  const groups = answer?.groups ?? null
  const hits = groups?.flatMap(({ group, hits: found }) => found.map((hit) => ({ ...hit, group }))) ?? []
  const current = hits[Math.min(at, hits.length - 1)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its first row
  useEffect(() => setAt(0), [groups])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that is walked to is shown
  useEffect(() => list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }), [at])

  const open = (hit: SearchHit | undefined) => {
    if (!hit) return
    onClose()
    navigate(hit.to)
  }
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hits.length > 0) {
      event.preventDefault()
      setAt((now) => (Math.min(now, hits.length - 1) + step + hits.length) % hits.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(current)
    }
  }
  const idOf = (hit: SearchHit & { group: SearchGroup }) => `${key}${hits.indexOf(hit)}`
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-40 grid items-start justify-items-center overflow-y-auto bg-scrim p-4 pt-[10vh]"
    >
      <Modal className="w-full max-w-[640px] rounded-field border border-ink bg-surface text-ink shadow-lift">
        <Dialog aria-label="Find anything" className="outline-none">
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Icon of={Search} className="text-ink-2" />
            <input
              autoFocus
              role="combobox"
              aria-label="Find anything"
              aria-expanded={hits.length > 0}
              aria-controls={`${key}list`}
              aria-activedescendant={current && idOf(current)}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder="Reference, name, mail, number, plate, tour"
              value={q}
              onFocus={() => {
                const typed = takeHeld()
                if (typed) setQ(typed)
              }}
              onChange={(event) => setQ(event.target.value)}
              onKeyDown={walk}
              className="min-h-14 w-full bg-transparent text-body outline-none placeholder:text-ink-3"
            />
          </div>
          <div
            ref={list}
            id={`${key}list`}
            role="listbox"
            aria-label="Found"
            className={cx('max-h-[56vh] overflow-y-auto', isAsking && 'dimmed')}
          >
            {groups?.map(({ group, hits: found }) => (
              // biome-ignore lint/a11y/useSemanticElements: rows of a listbox are grouped by a role
              <div key={group} role="group" aria-labelledby={`${key}${group}`} className="py-1.5">
                <div id={`${key}${group}`} className="px-4 py-1 text-xs font-semibold text-ink-3">
                  {headings[group]}
                </div>
                {found.map((hit) => {
                  const row = hits.find((one) => one.group === group && one.to === hit.to && one.title === hit.title)
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
                    <div
                      key={`${hit.to} ${hit.title}`}
                      id={row && idOf(row)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={row === current}
                      onClick={() => open(hit)}
                      onPointerMove={() => row && setAt(hits.indexOf(row))}
                      className="flex min-h-9 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-1.5 text-dense aria-selected:bg-ai-soft max-md:min-h-11"
                    >
                      <bdi className="font-semibold">{hit.title}</bdi>
                      <bdi className="min-w-0 text-sm text-ink-2 wrap-anywhere">{hit.detail}</bdi>
                    </div>
                  )
                })}
              </div>
            ))}
          </div>
          <p role="status" className="px-4 py-3 text-sm text-ink-3">
            {statusOf({ q: q.trim(), count: groups ? hits.length : null, hasFailed: failure !== null })}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function statusOf({ q, count, hasFailed }: { q: string; count: number | null; hasFailed: boolean }): string {
  if (q === '') return 'Arrows walk, Enter opens, Esc closes.'
  if (hasFailed) return 'We could not look at the moment. Type on to try again.'
  if (count === null) return 'Looking…'
  return count === 0 ? `Nothing by “${q}”. Try fewer letters.` : `${count} found.`
}
