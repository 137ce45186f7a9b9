import type { BoardJob } from '#contract/dispatch.ts'
import { shortDay } from '#web/ui/day.ts'
import { dayOf, hoursWords, partyWords } from '../job/job-words.ts'

/** Which jobs an entry takes; said again whenever it changes. */
export function LostJobs({ of: jobs }: { of: readonly BoardJob[] | null }) {
  return (
    <div aria-live="polite" className="min-h-6 text-sm">
      {jobs === null && <p className="text-ink-3">Looking which jobs that touches…</p>}
      {jobs?.length === 0 && <p>No job lies in these hours.</p>}
      {jobs && jobs.length > 0 && (
        <>
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
        </>
      )}
    </div>
  )
}
