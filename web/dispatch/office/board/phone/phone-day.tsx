import { Clock, TriangleAlert } from 'lucide-react'
import { Fragment, useId, useRef, useState } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import { onTokyoClock } from '#core/days.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { boardStore } from '../board-store.ts'
import { FitsSheet } from '../job/fits-sheet.tsx'
import { inTray, missingKinds, rowsById } from '../job/job-words.ts'
import { usePresent } from '../stream/present.ts'
import { elsewhereByDay } from '../tray/tray-words.ts'
import { PhoneLine } from './phone-line.tsx'
import { begunOf, lateLine, type PhoneOrder, phoneGroups, trayLine } from './phone-words.ts'
import { PresentLine } from './present-line.tsx'

const orders: readonly { id: PhoneOrder; label: string }[] = [
  { id: 'time', label: 'By time' },
  { id: 'chauffeur', label: 'Chauffeurs' },
  { id: 'vehicle', label: 'Cars' },
  { id: 'guide', label: 'Guides' },
]

/** The board on a phone: a list by time, by chauffeur, car or guide; jobs are given from a sheet of who fits. */
export function PhoneDay({ onOpen }: { onOpen: (reference: string) => void }) {
  const board = boardStore((state) => state.board)
  const [order, setOrder] = useState<PhoneOrder>('time')
  const [asked, setAsked] = useState<{ reference: string; kind: ResourceKind } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater()
  const orderId = useId()
  const present = usePresent()
  if (!board) return null
  const rows = rowsById(board.rows)
  const tray = inTray(board.jobs)
  const late = lateLine(board.jobs)
  const now = onTokyoClock(present ?? Date.parse(board.now))
  const begun = begunOf(board.jobs, board, now)
  const askedJob = board.jobs.find(({ reference }) => reference === asked?.reference)
  /** A job that needs a car as well goes on to that; else the focus returns to its line, whose button has gone. */
  const close = (isDone: boolean) => {
    const reference = asked?.reference
    const job = boardStore.getState().board?.jobs.find((some) => some.reference === reference)
    const kind = isDone && job ? missingKinds(job)[0] : undefined
    setAsked(job && kind ? { reference: job.reference, kind } : null)
    if (isDone && !kind) focusLater(() => list.current?.querySelector<HTMLElement>(`[data-job="${reference}"]`))
  }
  return (
    <div ref={list} className="grid gap-4">
      {tray.length > 0 && (
        <Alert tone="error" icon={TriangleAlert} title={`${tray.length} without crew.`} className="!px-4 !py-3">
          {trayLine(board.jobs)}
        </Alert>
      )}
      {late && (
        <Alert tone="error" icon={Clock} title="Late." className="!px-4 !py-3">
          {late}
        </Alert>
      )}
      {board.elsewhere.length > 0 && (
        <p className="-my-2 flex flex-wrap gap-x-4 text-sm">
          {elsewhereByDay(board.elsewhere).map(({ day, words }) => (
            <TextLink key={day} to={`/admin/dispatch?day=${day}`} className="inline-flex min-h-11 items-center">
              {words}
            </TextLink>
          ))}
        </p>
      )}
      <div>
        <span id={orderId} className="sr-only">
          Order of the list
        </span>
        <Segmented labelledBy={orderId} choices={orders} value={order} onChange={setOrder} />
      </div>
      <div>
        {phoneGroups(order, board.jobs, board.rows).map(({ id, title, note, jobs }) => (
          <section key={id} aria-label={title || 'Jobs by time'} className="mb-5 last:mb-0">
            {title && (
              <h2 className="flex flex-wrap items-baseline gap-x-3 pb-1 text-[15px] font-semibold">
                <bdi>{title}</bdi>
                <span className="text-[13.5px] font-normal text-ink-2">
                  {note || (jobs.length === 0 ? 'Nothing on these days' : '')}
                </span>
              </h2>
            )}
            <ul className="border-t border-ink">
              {jobs.map((job, index) => (
                <Fragment key={job.reference}>
                  {order === 'time' && index === begun && <PresentLine at={now} />}
                  <PhoneLine
                    job={job}
                    rows={rows}
                    withDay={board.days > 1}
                    onOpen={() => onOpen(job.reference)}
                    onFindCrew={() => {
                      const [kind] = missingKinds(job)
                      if (kind) setAsked({ reference: job.reference, kind })
                    }}
                  />
                </Fragment>
              ))}
              {order === 'time' && jobs.length > 0 && begun === jobs.length && <PresentLine at={now} />}
            </ul>
            {!title && jobs.length === 0 && <p className="py-4 text-sm text-ink-2">No jobs on these days.</p>}
          </section>
        ))}
      </div>
      <p className="text-sm text-ink-3">
        On a small screen jobs are given from a list of who fits. Dragging needs the wide board.
      </p>
      {asked && askedJob && (
        <FitsSheet
          key={`${asked.reference} ${asked.kind}`}
          job={askedJob}
          kind={asked.kind}
          from={null}
          onClose={close}
        />
      )}
    </div>
  )
}
