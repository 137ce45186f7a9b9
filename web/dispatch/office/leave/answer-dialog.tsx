import { useState } from 'react'
import { answerLeave, type LeaveRequest } from '#contract/leave.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { TakenJobs, toTheTray } from '#web/ui/office/taken-jobs.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { daysOf, daysWords, lostWords, moments, someDaysWords, spansOf } from './leave-words.ts'

type AnswerDialogProps = {
  request: LeaveRequest
  /** The days to grant; none: it is refused. */
  days: readonly string[]
  who: string
  onDone: (said: string) => void
  onClose: () => void
}

/** Granting names the jobs that go to the tray, and refusing says why; either is sent to them. */
export function AnswerDialog({ request, days, who, onDone, onClose }: AnswerDialogProps) {
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const told = deed.refusal?.fields ?? {}
  const isGranting = days.length > 0
  const name = request.person.name
  // One that runs past midnight is of both days.
  const jobs = request.jobs.filter(({ startsAt, endsAt }) =>
    spansOf(days)
      .map(moments)
      .some(({ from, until }) => startsAt < until && endsAt > from),
  )
  const submit = async () => {
    setTried(true)
    if (!isGranting && words.trim() === '') return
    const input = { id: request.id, days: [...days], words: words.trim() }
    const done = await deed.run(input, (options) => call(answerLeave, input, options))
    if (done)
      onDone(
        isGranting ? `${name} has leave: ${someDaysWords(days)}.${lostWords(done.lost.length)}` : `${name} is told.`,
      )
  }
  const grant = jobs.length > 0 ? `Grant it: ${toTheTray(jobs.length)}` : 'Grant it'
  const faults = Object.entries(told).filter(([field]) => field !== 'words')
  return (
    <DeedDialog
      title={isGranting ? `Grant ${someDaysWords(days)} to ${name}?` : `Refuse ${daysWords(request)} to ${name}?`}
      lead={
        isGranting && days.length < daysOf(request).length
          ? 'The other days they asked for are not granted.'
          : undefined
      }
      refusal={deed.refusal && Object.keys(told).length === 0 ? deed.refusal : null}
      isPending={deed.isPending}
      isDangerous={!isGranting}
      label={isGranting ? grant : 'Refuse it'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={isGranting ? 'A word with it' : 'Why'}
        rows={2}
        maxLength={300}
        autoFocus
        {...(isGranting ? { optional: true } : {})}
        hint="Sent to them, and kept in the history."
        value={words}
        onChange={setWords}
        error={
          told.words ?? (isTried && !isGranting && words.trim() === '' ? 'Say why: it is sent to them.' : undefined)
        }
      />
      {isGranting && <TakenJobs of={jobs} none="No job lies on these days." who={who} />}
      {faults.map(([field, fault]) => (
        <p key={field} role="alert" className="text-sm font-semibold text-beni">
          {fault}
        </p>
      ))}
    </DeedDialog>
  )
}
