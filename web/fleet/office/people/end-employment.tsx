import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { CarJob } from '#contract/cars.ts'
import { type PersonDetail, personJobsAhead, setEmployment } from '#contract/people.ts'
import { call } from '#web/platform/api.ts'
import { dayPattern, noSuchDay, readDay, writeDay } from '#web/ui/birth-date.ts'
import { Button } from '#web/ui/button.tsx'
import { longDay, todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { TakenJobs, toTheTray } from '#web/ui/office/taken-jobs.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'

type EndEmploymentProps = { person: PersonDetail; onDone: (person: PersonDetail, said: string) => void }

/** The end of somebody's work with us, or taking it back. */
export function EndEmployment({ person, onDone }: EndEmploymentProps) {
  const [isOpen, setOpen] = useState(false)
  const isEnding = person.lastDay === null && person.state.is !== 'left'
  return (
    <div className="text-sm text-ink-2">
      <p>
        <b className="font-semibold text-ink">{isEnding ? `${person.name} leaves us?` : employmentEnd(person)}</b>{' '}
        {isEnding
          ? 'History, papers and past jobs stay. Jobs after the last day go to the tray; guests are not told before somebody else is found.'
          : 'Taken back, they can be given jobs again. Jobs that went to the tray stay there.'}
      </p>
      <Button
        size="small"
        variant={isEnding ? 'danger' : 'quiet'}
        className="mt-3 max-md:min-h-11"
        onPress={() => setOpen(true)}
      >
        {isEnding ? 'End employment' : 'Take the end back'}
      </Button>
      {isOpen && (
        <EmploymentDialog
          person={person}
          isEnding={isEnding}
          onClose={() => setOpen(false)}
          onDone={(now, said) => {
            setOpen(false)
            onDone(now, said)
          }}
        />
      )}
    </div>
  )
}

const employmentEnd = ({ lastDay, name }: PersonDetail) =>
  lastDay === null
    ? `${name} has left us.`
    : `The last day of ${name} ${lastDay < todayInTokyo() ? 'was' : 'is'} ${longDay(lastDay, { withYear: true })}.`

type EmploymentDialogProps = EndEmploymentProps & { isEnding: boolean; onClose: () => void }

function EmploymentDialog({ person, isEnding, onDone, onClose }: EmploymentDialogProps) {
  const [typedDay, setTypedDay] = useState(() => writeDay(todayInTokyo()))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const told = deed.refusal?.fields ?? {}
  const day = readDay(typedDay) ?? null
  const ahead = useJobsAfter(isEnding ? person.id : null, day)
  const dayFault = isEnding && day === null ? noSuchDay : undefined
  const submit = async () => {
    setTried(true)
    if (reason.trim() === '' || dayFault) return
    const lastDay = isEnding ? day : null
    const input = { id: person.id, version: person.version, lastDay, reason: reason.trim() }
    const now = await deed.run(input, (options) => call(setEmployment, input, options))
    if (now)
      onDone(now, lastDay ? `The last day of ${person.name} is ${longDay(lastDay)}.` : `${person.name} stays with us.`)
  }
  const jobs = ahead.jobs?.length ?? 0
  return (
    <DeedDialog
      title={isEnding ? `End the employment of ${person.name}?` : `${person.name} stays with us?`}
      lead={
        isEnding
          ? 'What they did, their papers and their history stay. Every job after the last day goes to the tray and needs somebody else.'
          : 'They take jobs again, as far as their papers go.'
      }
      refusal={deed.refusal && Object.keys(told).length === 0 ? deed.refusal : null}
      isPending={deed.isPending}
      isDangerous={isEnding}
      label={!isEnding ? 'Take the end back' : jobs > 0 ? `End employment: ${toTheTray(jobs)}` : 'End employment'}
      onSubmit={submit}
      onClose={onClose}
    >
      {isEnding && (
        <TextField
          label="Last day"
          size="small"
          inputMode="numeric"
          autoComplete="off"
          placeholder={dayPattern}
          value={typedDay}
          onChange={setTypedDay}
          onBlur={() => day && setTypedDay(writeDay(day))}
          error={told.lastDay ?? (isTried ? dayFault : undefined)}
        />
      )}
      <TextField
        label="Why"
        rows={2}
        maxLength={300}
        autoFocus
        hint="Stays in the history; nobody is written to."
        value={reason}
        onChange={setReason}
        error={told.reason ?? (isTried && reason.trim() === '' ? 'Say why.' : undefined)}
      />
      {isEnding && day && !ahead.failure && (
        <TakenJobs of={ahead.jobs} none="No job lies after this day." who={`another ${person.kind}`} />
      )}
      {ahead.failure && (
        <p role="alert" className="text-sm font-semibold text-beni">
          {ahead.failure.message}
        </p>
      )}
    </DeedDialog>
  )
}

/** What would go to the tray after a last day, null until it is known. */
function useJobsAfter(id: string | null, lastDay: string | null) {
  const [found, setFound] = useState<{ jobs: readonly CarJob[] | null; failure: ApiError | null }>(nothing)
  useEffect(() => {
    if (!id || !lastDay) return
    let isOver = false
    setFound(nothing)
    call(personJobsAhead, { id, lastDay }).then(
      ({ jobs }) => !isOver && setFound({ jobs, failure: null }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFound({ jobs: null, failure: error })
      },
    )
    return () => {
      isOver = true
    }
  }, [id, lastDay])
  return found
}

const nothing = { jobs: null, failure: null }
