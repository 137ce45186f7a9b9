import { type ReactNode, useState } from 'react'
import { moveHour } from '#contract/dispatch-moves.ts'
import { isTimeOfDay } from '#core/days.ts'
import { TermsQuestion } from '#web/booking/office/index.ts'
import { NearestSlots } from '#web/inventory/site/index.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { longDay } from '#web/ui/day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { boardStore, mergeJobs, rememberUndo } from '../board-store.ts'
import { dayOf, hourOf, hoursWords } from '../job/job-words.ts'
import { barId, focusBar } from './drawn-bars.ts'
import { HourProposalView } from './hour-proposal.tsx'
import { type Difference, differenceChoices, differencesOf, moveLabel } from './hour-words.ts'
import { type WantedHour, wantedHour } from './moves.ts'
import { hourWords } from './moving-words.ts'
import { movedEnd } from './quarter-hours.ts'
import { type HourAsked, useHourProposal } from './use-hour-proposal.ts'

/** Another hour for a job: what it costs, who drives then, and whether the guest is told. */
export function HourDialog() {
  const wanted = wantedHour((state) => state.wanted)
  if (!wanted) return null
  return <OpenDialog key={`${wanted.job.reference} ${wanted.startsAt}`} wanted={wanted} />
}

/** A price that is gone, by time or because it was used: it is asked for anew. */
const goneQuotes = ['pricing.quote-expired', 'pricing.unknown-quote', 'booking.quote-used']

function OpenDialog({ wanted }: { wanted: WantedHour }) {
  const { prefer, focus } = wanted
  const shown = boardStore(({ board }) => board?.jobs.find(({ reference }) => reference === wanted.job.reference))
  const job = shown ?? wanted.job
  const today = boardStore(({ board }) => dayOf(board?.now ?? wanted.job.startsAt))
  const [day, setDay] = useState(dayOf(wanted.startsAt ?? job.startsAt))
  const [clock, setClock] = useState(hourOf(wanted.startsAt ?? job.startsAt))
  const [chosen, setChosen] = useState<Difference | null>(null)
  const [tellGuest, setTellGuest] = useState(true)
  const [reason, setReason] = useState('')
  const [guestAsked, setGuestAsked] = useState(false)
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const typed = isTimeOfDay(clock) ? `${day}T${clock}:00+09:00` : null
  const startsAt = typed === job.startsAt ? null : typed
  const asked = useHourProposal(job.reference, job.version, startsAt, prefer)
  const proposal = asked.answer
  const choices = proposal ? differencesOf(proposal) : []
  const difference = choices.find((one) => one === chosen) ?? choices[0] ?? 'stays'
  const isReady = proposal !== null && asked.isCurrent

  const close = (focusAt: string | null = focus) => {
    wantedHour.setState({ wanted: null })
    if (focusAt) focusBar(focusAt)
  }
  const shut = proposal?.placesShut ?? null
  const needsReason = shut !== null && reason.trim() === ''
  const reasonFault = (isTried && needsReason && 'Say why.') || deed.refusal?.fields.reason
  const move = async () => {
    setTried(true)
    if (!isReady || needsReason) return
    const input = {
      ...{ reference: job.reference, version: proposal.version, quoteId: proposal.quoteId },
      ...{ reason: reason.trim(), prefer: [...prefer], difference, tellGuest, guestAsked },
    }
    const before = { startsAt: job.startsAt, crew: job.legs.map(({ resourceId }) => resourceId) }
    const moved = await deed.run(input, (options) => call(moveHour, input, options))
    // Refused: where the price is gone, another is asked for, and the words above the form say so.
    if (!moved) return asked.askAgain()
    mergeJobs([moved])
    rememberUndo({
      is: 'hour',
      says: `Moved to ${hourWords(job, moved.startsAt)}.`,
      ...{ reference: job.reference, ...before, tellGuest },
    })
    const leg = moved.legs.find(({ resourceId }) => prefer.includes(resourceId)) ?? moved.legs[0]
    close(leg ? barId(moved.reference, leg.resourceId) : null)
  }
  const hour = startsAt ? hourWords(job, startsAt) : ''
  // The hour is named before its price is known: a button that grows or shrinks moves the one beside it.
  const label = proposal ? moveLabel(hour, proposal, difference) : hour ? `Move to ${hour}` : 'Move to another hour'
  return (
    <Dialog
      title={`Move ${job.service.shortTitle}, ${job.leadName}?`}
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && close()}
      footer={
        <>
          <Button size="small" variant="quiet" className="max-md:min-h-11" onPress={() => close()}>
            Cancel
          </Button>
          <Button
            size="small"
            variant="primary"
            className="max-md:min-h-11"
            isDisabled={!isReady}
            isPending={deed.isPending}
            pendingLabel="Moving…"
            onPress={() => void move()}
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void move()
        }}
      >
        <FormRefusal of={deed.refusal}>
          {goneQuotes.includes(deed.refusal?.code ?? '')
            ? 'The price was asked for anew. Please look at it once more.'
            : 'Nothing was moved. What you typed is kept.'}
        </FormRefusal>
        <p className="text-sm">
          Now <Hours of={job} day={dayOf(job.startsAt)} />
          {startsAt && (
            <>
              {', then '}
              <Hours of={{ startsAt, endsAt: proposal?.endsAt ?? movedEnd(job, startsAt) }} day={day} />
            </>
          )}
          .
        </p>
        <div className="grid grid-cols-2 gap-3">
          <DatePicker label="Day" size="small" value={day} today={today} minDay={today} onChange={setDay} />
          <TimeField
            label={job.service.kind === 'ride' ? 'Pick-up at' : 'Starts at'}
            size="small"
            value={clock}
            onChange={setClock}
            {...faultOf(asked, startsAt, typed)}
          />
        </div>
        {asked.failure && asked.failure.nearest.length > 0 && (
          <div className="grid gap-2 text-sm">
            <p>The nearest that can be had:</p>
            <NearestSlots
              slots={asked.failure.nearest}
              onChoose={(slot) => {
                setDay(slot.day)
                setClock(slot.start)
              }}
            />
          </div>
        )}
        <Asked asked={asked}>
          {proposal && (
            <>
              <HourProposalView of={proposal} />
              {choices.length > 1 && (
                <RadioGroup
                  label="The difference"
                  boxed
                  value={difference}
                  onChange={(id) => setChosen(id as Difference)}
                  choices={differenceChoices(proposal)}
                />
              )}
            </>
          )}
        </Asked>
        {proposal?.terms && <TermsQuestion of={proposal.terms} isAsked={guestAsked} onChange={setGuestAsked} />}
        <Checkbox dense isSelected={tellGuest} onChange={setTellGuest}>
          Tell the guest
        </Checkbox>
        <TextField
          label="Reason, kept in the history"
          size="small"
          optional={shut === null}
          maxLength={300}
          value={reason}
          onChange={setReason}
          {...(shut ? { hint: shut } : {})}
          {...(reasonFault ? { error: reasonFault } : {})}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

function Hours({ of, day }: { of: { startsAt: string; endsAt: string }; day: string }) {
  return (
    <bdi className="font-semibold text-ink tabular-nums">
      {longDay(day)}, {hoursWords(of)}
    </bdi>
  )
}

/** Why the hour does not do stands under the hour. */
function faultOf({ failure }: HourAsked, startsAt: string | null, typed: string | null) {
  if (typed === null) return { error: 'Name an hour, such as 10:30.' }
  if (startsAt === null) return { hint: 'Its own hour. Choose another one.' }
  return failure ? { error: failure.fields.startsAt ?? failure.message } : {}
}

function Asked({ asked: { answer, isAsking }, children }: { asked: HourAsked; children: ReactNode }) {
  if (!answer) return isAsking ? <Skeleton className="h-28" /> : null
  return (
    <div aria-busy={isAsking} className={isAsking ? 'grid gap-4 opacity-50' : 'grid gap-4'}>
      {children}
    </div>
  )
}
