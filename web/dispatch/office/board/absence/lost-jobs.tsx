import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import { shortDay } from '#web/ui/day.ts'
import { endFields } from '#web/ui/office/span-times.ts'
import { callName, dayOf, hourOf, hoursWords, partyWords } from '../job/job-words.ts'

type LostJobsProps = {
  of: readonly BoardJob[] | null
  /** The first after it, which stays with them. */
  next?: BoardJob | null
  until?: string
  row?: BoardRow | undefined
}

/** Which jobs an entry takes, which of them are on the road, and what stays after it; said again whenever it changes. */
export function LostJobs({ of: jobs, next, until, row }: LostJobsProps) {
  const underWay = jobs?.find(({ phase }) => phase === 'on-board' || phase === 'arrived' || phase === 'on-the-way')
  return (
    <div aria-live="polite" className="grid min-h-6 gap-2 text-sm">
      {jobs === null && <p className="text-ink-3">Looking which jobs that touches…</p>}
      {jobs?.length === 0 && <p>No job lies in these hours.</p>}
      {jobs && jobs.length > 0 && (
        <div>
          <p className="font-semibold text-ink">{jobs.length === 1 ? 'This job is lost:' : 'These jobs are lost:'}</p>
          <ul className="mt-1 max-h-40 overflow-y-auto border-t border-line">
            {jobs.map((job) => (
              <li key={job.reference} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
                <bdi className="font-[550] text-ink">{job.service.title}</bdi>
                <bdi className="tabular-nums">
                  {shortDay(dayOf(job.startsAt))}, {hoursWords(job)}. {partyWords(job)}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {underWay && row?.kind === 'vehicle' && (
        <p className="font-[550] text-beni">
          <bdi>{underWay.leadName}</bdi> is on the road with it. Next you see which car can relieve it, and who brings
          it, or why none can.
        </p>
      )}
      {jobs && row && until && (
        <p className="text-ink-2 tabular-nums">
          <bdi>{staysWords(callName(row), until, next ?? null)}</bdi>
        </p>
      )}
    </div>
  )
}

/** Nothing ends in silence: until when, and what comes right after it. */
function staysWords(who: string, until: string, next: BoardJob | null): string {
  const { untilDay, untilTime } = endFields(until)
  const back = `${who} is back after ${shortDay(untilDay)}${untilTime === '24:00' ? '' : `, ${untilTime}`}.`
  if (!next) return `${back} No job waits then.`
  const when = `${shortDay(dayOf(next.startsAt))}, ${hourOf(next.startsAt)}`
  return `${back} The next job stays: ${next.service.title}, ${when}, ${next.leadName}. Choose a later end to move it, too.`
}
