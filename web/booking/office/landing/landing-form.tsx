import { useEffect, useId, useState } from 'react'
import type { BoardJob } from '#contract/dispatch.ts'
import { previewLanding, setLanding } from '#contract/dispatch-landing.ts'
import { addDays } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { momentOf } from '#web/ui/office/span-times.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { readTime } from '#web/ui/typed-time.ts'
import { dayOf, hourOf, type Landing, pickUpAfter, previewWords } from './landing-words.ts'

type LandingFormProps = { of: Landing; onSaved: (job: BoardJob) => void }

/** When the flight lands, as the desk knows it; left empty, nobody knows. A ride comes later with its flight. */
export function LandingForm({ of: job, onSaved }: LandingFormProps) {
  const pickUpDay = dayOf(job.startsAt)
  const [day, setDay] = useState(job.landsAt ? dayOf(job.landsAt) : pickUpDay)
  const [time, setTime] = useState(job.landsAt ? hourOf(job.landsAt) : '')
  const [isTried, setTried] = useState(false)
  const dayId = useId()
  const deed = useDeed()
  const read = readTime(time)
  const isEmpty = time.trim() === ''
  const { isFollowed } = job
  const landsAt = isEmpty || !read ? null : momentOf(day, read)
  const isWrong = isEmpty ? isFollowed : !read
  const fault = isTried && isWrong ? 'Write the time as 09:30.' : deed.refusal?.fields.landsAt
  const isSame = landsAt === null ? job.landsAt === null : job.landsAt !== null && isAt(landsAt, job.landsAt)
  const seen = usePreview(job, isFollowed && !isSame ? landsAt : null)
  const submit = async () => {
    setTried(true)
    if (isWrong) return
    const input = { reference: job.reference, version: job.version, landsAt }
    const done = await deed.run(input, (options) => call(setLanding, input, options))
    if (done) onSaved(done)
  }
  const after = isFollowed ? [addDays(pickUpDay, 1)] : day > pickUpDay ? [day] : []
  const days = [addDays(pickUpDay, -1), pickUpDay, ...after]
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
        <bdi className="font-semibold">{job.flight || 'No number yet'}</bdi>
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
      {isFollowed && (
        <p role="status" className="text-sm text-ink-2">
          {landsAt && !isSame
            ? (seen ??
              `The pick-up moves to ${hourOf(pickUpAfter(job, landsAt))}, the free waiting and the crew with it. The guest is written to.`)
            : `The pick-up at ${hourOf(job.startsAt)} follows the landing.`}
        </p>
      )}
      {deed.refusal && !deed.refusal.fields.landsAt && (
        <div role="alert">
          <ErrorWords>{deed.refusal.message}</ErrorWords>
        </div>
      )}
    </form>
  )
}

/** What saving would do, in words; null while nobody knows, and then the form says what is sure. */
function usePreview({ reference, version }: Landing, landsAt: string | null): string | null {
  const [seen, setSeen] = useState<{ at: string; words: string } | null>(null)
  useEffect(() => {
    if (landsAt === null) return
    const timer = setTimeout(
      () =>
        call(previewLanding, { reference, version, landsAt }).then(
          (answer) => setSeen({ at: landsAt, words: previewWords(answer) }),
          // What cannot be done is refused when it is saved, in its place.
          () => setSeen(null),
        ),
      400,
    )
    return () => clearTimeout(timer)
  }, [reference, version, landsAt])
  return seen?.at === landsAt ? seen.words : null
}

const isAt = (one: string, other: string) => Date.parse(one) === Date.parse(other)
