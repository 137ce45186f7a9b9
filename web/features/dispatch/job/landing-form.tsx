import { useId, useState } from 'react'
import { type BoardJob, setLanding } from '#contract/dispatch.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { ErrorWords } from '#web/ui/field-parts.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { momentOf, nextDay, readTime } from '../absence/absence-times.ts'
import { mergeJobs } from '../board-store.ts'
import { dayOf, hourOf } from './job-words.ts'
import { useDeed } from './use-deed.ts'

/** When the flight lands, as the desk knows it; left empty, nobody knows. */
export function LandingForm({ job }: { job: BoardJob }) {
  const pickUpDay = dayOf(job.startsAt)
  const [day, setDay] = useState(job.landsAt ? dayOf(job.landsAt) : pickUpDay)
  const [time, setTime] = useState(job.landsAt ? hourOf(job.landsAt) : '')
  const [isTried, setTried] = useState(false)
  const dayId = useId()
  const deed = useDeed()
  const read = readTime(time)
  const isEmpty = time.trim() === ''
  const landsAt = isEmpty || !read ? null : momentOf(day, read)
  const fault = isTried && !isEmpty && !read ? 'Write the time as 09:30.' : deed.refusal?.fields.landsAt
  const isSame = landsAt === null ? job.landsAt === null : job.landsAt !== null && isAt(landsAt, job.landsAt)
  const submit = async () => {
    setTried(true)
    if (!isEmpty && !read) return
    const input = { reference: job.reference, version: job.version, landsAt }
    const done = await deed.run(input, (options) => call(setLanding, input, options))
    if (!done) return
    mergeJobs([done])
    toast({
      tone: 'ok',
      title: landsAt ? `${job.flight} lands at ${read}.` : `${job.flight}: the landing is open again.`,
    })
  }
  const days = [nextDay(pickUpDay, -1), pickUpDay, ...(day > pickUpDay ? [day] : [])]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="grid gap-2"
    >
      <p className="text-sm">
        <bdi className="font-semibold">{job.flight}</bdi>
        <span className="text-ink-2">{job.landsAt ? '' : ', nobody entered when it lands'}</span>
      </p>
      <div className="grid grid-cols-[92px_minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label="Lands at"
          size="small"
          inputMode="numeric"
          placeholder="08:40"
          value={time}
          onChange={setTime}
          {...(fault ? { error: fault } : {})}
          className="max-md:[&_input]:min-h-11"
        />
        <div className="grid gap-1.5 self-start">
          <label htmlFor={dayId} className="text-sm font-semibold">
            On
          </label>
          <OfficeSelect id={dayId} value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)}>
            {days.map((some) => (
              <option key={some} value={some}>
                {shortDay(some)}
              </option>
            ))}
          </OfficeSelect>
        </div>
        <Button
          type="submit"
          size="small"
          isDisabled={isSame}
          isPending={deed.isPending}
          className="mt-[27px] self-start max-md:min-h-11"
        >
          Save
        </Button>
      </div>
      {deed.refusal && !deed.refusal.fields.landsAt && (
        <div role="alert">
          <ErrorWords>{deed.refusal.message}</ErrorWords>
        </div>
      )}
    </form>
  )
}

const isAt = (one: string, other: string) => Date.parse(one) === Date.parse(other)
