import { ChevronRight } from 'lucide-react'
import type { BoardJob } from '#contract/dispatch.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { phaseWords } from '../../phase-words.ts'
import { dayOf, findLabel, hourOf, isInTray, type RowsById } from '../job/job-words.ts'
import { crewPieces } from './phone-words.ts'

type PhoneLineProps = {
  job: BoardJob
  rows: RowsById
  /** Where several days are shown. */
  withDay: boolean
  onOpen: () => void
  onFindCrew: () => void
}

/** One job on the telephone: a tap opens it; what is missing has a button of its own. */
export function PhoneLine({ job, rows, withDay, onOpen, onFindCrew }: PhoneLineProps) {
  const isMissing = isInTray(job)
  const isQuiet = job.phase === 'assigned' && !job.late
  return (
    <li className="flex items-center gap-3 border-b border-line">
      <button
        type="button"
        data-job={job.reference}
        onClick={onOpen}
        className="grid min-h-16 min-w-0 flex-1 grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 py-2.5 text-start -outline-offset-2"
      >
        <span className="leading-tight">
          {withDay && <span className="block text-[12.5px] text-ink-3">{shortDay(dayOf(job.startsAt))}</span>}
          <time dateTime={job.startsAt} className="font-semibold tabular-nums">
            {hourOf(job.startsAt)}
          </time>
        </span>
        <span className="min-w-0 leading-snug">
          <bdi className="block font-semibold">{job.service.shortTitle}</bdi>
          <bdi className="block text-[13.5px] text-ink-2">
            {crewPieces(job, rows).map(({ words, isMissing: isGap }) => (
              <span key={words} className={isGap ? 'font-[550] text-beni' : undefined}>
                {words}
              </span>
            ))}
          </bdi>
          {!isQuiet && (
            <bdi className={cx('block text-[13.5px]', job.late ? 'font-[550] text-beni' : 'text-ink-2')}>
              {[
                // What is silent says so by itself.
                job.phase !== 'assigned' && !job.late?.silent && phaseWords[job.phase],
                job.late?.silent?.words ?? job.late?.words,
                job.late?.endangers?.words,
              ]
                .filter(Boolean)
                .join('. ')}
            </bdi>
          )}
        </span>
      </button>
      {isMissing ? (
        <Button
          variant="outline"
          size="small"
          className="!min-h-11 shrink-0 whitespace-nowrap"
          onPress={onFindCrew}
          aria-label={`${findLabel(job)} for ${job.service.title}, ${job.leadName}`}
        >
          {findLabel(job)}
        </Button>
      ) : (
        <Icon of={ChevronRight} dense points className="me-1 text-ink-2" />
      )}
    </li>
  )
}
