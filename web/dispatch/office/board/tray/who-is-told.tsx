import type { BoardJob } from '#contract/dispatch.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { isToldByDefault } from '../job/fits.ts'

/** Whether the guest gets a mail: as somebody said, else as it is usual. */
export const isTold = (job: BoardJob, said: ReadonlyMap<string, boolean>) =>
  said.get(job.reference) ?? isToldByDefault(job, 'chauffeur')

type WhoIsToldProps = {
  tells: readonly { who: string; what: string }[]
  /** Whose crew changes. */
  jobs: readonly BoardJob[]
  said: ReadonlyMap<string, boolean>
  onSay: (reference: string, isTold: boolean) => void
}

/** Before anything is done: who gets to know what of it. */
export function WhoIsTold({ tells, jobs, said, onSay }: WhoIsToldProps) {
  return (
    <div>
      <h3 className="mb-1.5 text-label text-ink-2">Who is told, when you apply</h3>
      <dl className="text-sm">
        {tells.map(({ who, what }) => (
          <div key={`${who} ${what}`} className="flex justify-between gap-4 py-0.5">
            <dt className="min-w-0">
              <bdi>{who}</bdi>
            </dt>
            <dd className="text-end text-ink-2">
              <bdi>{what}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {jobs.map((job) =>
        job.state === 'confirmed' ? (
          <Checkbox
            key={job.reference}
            dense
            isSelected={isTold(job, said)}
            onChange={(now) => onSay(job.reference, now)}
            className="text-sm"
            detail="Only if something is different for them."
          >
            Mail the guest: <bdi>{job.leadName}</bdi>
          </Checkbox>
        ) : (
          <p key={job.reference} className="flex justify-between gap-4 py-0.5 text-sm">
            <bdi>{job.leadName}</bdi>
            <span className="text-ink-2">nothing yet, not paid</span>
          </p>
        ),
      )}
    </div>
  )
}
