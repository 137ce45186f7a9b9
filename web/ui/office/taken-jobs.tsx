import type { CarJob } from '#contract/cars.ts'
import { shortDay } from '#web/ui/day.ts'

type TakenJobsProps = {
  /** Null until it is known. */
  of: readonly Pick<CarJob, 'reference' | 'title' | 'leadName' | 'startsAt'>[] | null
  /** "No job of this car lies in these hours." */
  none: string
  /** "another chauffeur", of a person; left out: another car. */
  who?: string
}

/** Which jobs a deed takes off a car or a person; said again whenever it changes. */
export function TakenJobs({ of: jobs, none, who = 'another car' }: TakenJobsProps) {
  return (
    <div aria-live="polite" className="min-h-6 text-sm">
      {jobs === null && <p className="text-ink-3">Looking which jobs that touches…</p>}
      {jobs?.length === 0 && <p>{none}</p>}
      {jobs && jobs.length > 0 && (
        <>
          <p className="font-semibold text-ink">
            {jobs.length === 1 ? `This job needs ${who}:` : `These ${jobs.length} jobs need ${who}:`}
          </p>
          <ul className="mt-1 max-h-40 overflow-y-auto border-t border-line">
            {jobs.map((job) => (
              <li key={job.reference} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
                <bdi className="font-[550] text-ink">{job.title}</bdi>
                <bdi className="tabular-nums">
                  {shortDay(job.startsAt.slice(0, 10))}, {job.startsAt.slice(11, 16)}. {job.leadName}
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** "3 jobs go to the tray", of a button. */
export const toTheTray = (jobs: number) => `${jobs === 1 ? '1 job goes' : `${jobs} jobs go`} to the tray`
