import { Link } from 'react-router'
import { TextButton } from '#web/ui/text-link.tsx'
import { boardStore } from '../board-store.ts'
import { inTray, rowsById } from '../job/job-words.ts'
import { TrayCard } from './tray-card.tsx'
import { elsewhereByDay } from './tray-words.ts'

type TrayProps = {
  onFindCrew: (references: readonly string[]) => void
  onOpen: (reference: string) => void
}

/** Bookings whose crew fell away, with the way to their proposals. */
export function Tray({ onFindCrew, onOpen }: TrayProps) {
  const board = boardStore((state) => state.board)
  if (!board) return null
  const jobs = inTray(board.jobs)
  const elsewhere = elsewhereByDay(board.elsewhere)
  const rows = rowsById(board.rows)
  const links = elsewhere.map(({ day, words }) => (
    <Link
      key={day}
      to={`/admin/dispatch?day=${day}`}
      className="inline-flex min-h-7 items-center text-[13px] text-beni underline underline-offset-4 hover:decoration-2 max-md:min-h-11"
    >
      {words}
    </Link>
  ))
  if (jobs.length === 0)
    return (
      <section aria-label="Without crew" className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-3">
        <p>{board.jobs.length === 0 ? 'No jobs on this day.' : 'Everybody has a crew.'}</p>
        {links}
      </section>
    )
  return (
    <section
      aria-labelledby="tray-title"
      className="mb-3 flex flex-wrap gap-x-4 gap-y-2 border border-beni bg-beni-soft px-3.5 py-2 print:hidden"
    >
      <div className="grid w-29 shrink-0 content-start justify-items-start py-1">
        <h2 id="tray-title" className="text-[15px] leading-snug font-semibold text-beni">
          {jobs.length} without crew
        </h2>
        {jobs.length > 1 && (
          <TextButton
            className="min-h-7 text-[13px] !text-beni"
            onClick={() => onFindCrew(jobs.map(({ reference }) => reference))}
          >
            Find crew for all
          </TextButton>
        )}
        {links}
      </div>
      <ul className="grid max-h-44 min-w-0 flex-1 [align-content:safe_center] basis-80 grid-cols-[repeat(auto-fill,minmax(min(100%,380px),1fr))] gap-2 overflow-y-auto overscroll-contain p-0.5">
        {jobs.map((job) => (
          <TrayCard
            key={job.reference}
            job={job}
            rows={rows}
            onFindCrew={() => onFindCrew([job.reference])}
            onOpen={() => onOpen(job.reference)}
          />
        ))}
      </ul>
    </section>
  )
}
