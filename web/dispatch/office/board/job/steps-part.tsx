import { Check, Circle, CircleDot } from 'lucide-react'
import { useState } from 'react'
import type { BoardJob, CrewStep } from '#contract/dispatch.ts'
import { markStep, undoStep } from '#contract/dispatch-jobs.ts'
import { call } from '#web/platform/api.ts'
import { newId } from '#web/platform/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { momentOf } from '#web/ui/office/span-times.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { tokyoClock, tokyoDayOf } from '#web/ui/tokyo-clock.ts'
import { readTime } from '#web/ui/typed-time.ts'
import { mergeJobs } from '../board-store.ts'
import { usePresent } from '../stream/present.ts'
import { boardedFrom, markedFrom, stepsOf, stepWords } from './job-state.ts'
import { hourOf, isInTray } from './job-words.ts'

const icons = { marked: Check, next: CircleDot, later: Circle }
const spoken = { marked: 'marked', next: 'comes next', later: 'to come' }

/** What the crew has marked, and what comes next; the desk marks it for a crew that rings in. */
export function StepsPart({ job }: { job: BoardJob }) {
  const present = usePresent()
  const deed = useDeed()
  if (job.phase === 'no-show') return <p className="text-sm text-ink-2">Nobody came.</p>
  const canMark = job.state === 'confirmed' || job.state === 'redeemed'
  const undo = async (id: string) => {
    const done = await deed.run({ id }, () => call(undoStep, { reference: job.reference, id }))
    if (done) mergeJobs([done])
  }
  return (
    <>
      <ol className="grid gap-1.5 text-sm">
        {stepsOf(job).map(({ step, is, mark }) => (
          <li key={step} className={cx('flex flex-wrap items-center gap-x-2.5', is === 'later' && 'text-ink-3')}>
            <Icon of={icons[is]} dense className={is === 'marked' ? 'text-matsu' : is === 'next' ? 'text-ai' : ''} />
            <span className={cx('flex-1', is === 'marked' && 'font-semibold')}>
              {stepWords[step]}
              <span className="sr-only">, {spoken[is]}</span>
            </span>
            {mark && (
              <span className="tabular-nums">
                <bdi className="me-2 text-ink-2">{mark.desk ? `${mark.desk} for ${mark.by}` : mark.by}</bdi>
                <time dateTime={mark.at}>{hourOf(mark.at)}</time>
              </span>
            )}
            {mark?.undoUntil && present !== null && Date.parse(mark.undoUntil) > present && isLast(job, step) && (
              <TextButton className="min-h-8 max-md:min-h-11" onClick={() => void undo(mark.id)}>
                Undo
              </TextButton>
            )}
          </li>
        ))}
      </ol>
      {deed.refusal && (
        <div role="alert">
          <ErrorWords>{deed.refusal.message}</ErrorWords>
        </div>
      )}
      {canMark && !isInTray(job) && present !== null && stepsOf(job).some(({ is }) => is === 'next') && (
        <MarkOrWait key={job.marks.length} job={job} present={present} />
      )}
    </>
  )
}

const isLast = ({ marks }: BoardJob, step: CrewStep) => marks.at(-1)?.step === step

/** What would be refused is not offered: it says from when. */
function MarkOrWait({ job, present }: { job: BoardJob; present: number }) {
  const notYet = present < Date.parse(job.marksFrom) ? markedFrom(job) : boardedFrom(job, present)
  if (notYet === null) return <MarkForCrew job={job} present={present} />
  return <p className="mt-1 bg-paper-2 px-3 py-2.5 text-[13px] text-ink-2">{notYet}</p>
}

/** The next step, at the hour the crew says on the telephone; left alone it is now. */
function MarkForCrew({ job, present }: { job: BoardJob; present: number }) {
  const next = stepsOf(job).find(({ is }) => is === 'next')?.step
  const [typed, setTyped] = useState<string | null>(null)
  const [id] = useState(newId)
  const deed = useDeed()
  if (!next) return null
  const now = tokyoClock(present)
  const time = readTime(typed ?? now)
  const at = time && momentOf(tokyoDayOf(present), time)
  const fault = typed !== null && !time ? 'Write the time as 09:30.' : deed.refusal?.fields.at
  const mark = async () => {
    if (!at) return
    const input = { reference: job.reference, id, step: next, at }
    const done = await deed.run(input, () => call(markStep, input))
    if (done) mergeJobs([done])
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void mark()
      }}
      className="mt-1 grid gap-1.5 bg-paper-2 px-3 py-2.5"
    >
      <p className="text-[13px] text-ink-2">For a crew that rings in. It is recorded as marked by you.</p>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="At"
          size="small"
          inputMode="numeric"
          value={typed ?? now}
          onChange={setTyped}
          className="w-20 max-md:[&_input]:min-h-11"
          {...(fault ? { error: fault } : {})}
        />
        <Button type="submit" size="small" variant="outline" isPending={deed.isPending} className="max-md:min-h-11">
          Mark “{stepWords[next]}”
        </Button>
      </div>
      {deed.refusal && !deed.refusal.fields.at && (
        <div role="alert">
          <ErrorWords>{deed.refusal.message}</ErrorWords>
        </div>
      )}
    </form>
  )
}
