import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { begunBefore, type PayOutcome, usePaying } from '#web/payments/site/index.ts'
import { dependencies } from '../hold/journey-dependencies.ts'
import { hearOf } from '../hold/journey-flow.ts'
import { type AnsweredJourney, unpaidOf, whichOf, withBookings } from '../hold/journey-record.ts'
import { heldJourney } from './journey-deal.ts'

type Paying = Pick<Parameters<typeof usePaying>[0], 'card' | 'askBank' | 'onBusy' | 'deal'> & {
  record: AnsweredJourney
}

export const dealOf = (record: AnsweredJourney) => heldJourney(unpaidOf(record).map(whichOf))

const begun = (record: AnsweredJourney): PayOutcome | null =>
  unpaidOf(record)
    .map(({ booking }) => begunBefore(booking))
    .find((outcome) => outcome !== null) ?? null

/**
 * Pays what is held here, way by way. Where the bank was asked about the way there, the way back is paid after it without
 * another press: it was one press to the guest.
 */
export function useJourneyPayment({ record, deal, ...how }: Paying) {
  const [goesOn, setGoesOn] = useState(0)
  // What a later way was refused with. It is told beside what is left, which is another deal than both together were.
  const [ofTheRest, setOfTheRest] = useState<PayOutcome | null>(null)
  const paying = usePaying({
    ...how,
    deal,
    before: begun(record),
    onEnd: async (outcome) => {
      const now = await follow(record, outcome)
      const left = now ? unpaidOf(now).length : 0
      setOfTheRest(outcome.is !== 'paid' && left < unpaidOf(record).length ? outcome : null)
      if (outcome.is === 'paid' && left > 0) setGoesOn((count) => count + 1)
    },
  })
  const pay = useRef(paying.pay)
  pay.current = paying.pay
  useEffect(() => {
    if (goesOn > 0) pay.current()
  }, [goesOn])
  return { ...paying, outcome: paying.outcome ?? ofTheRest }
}

/** What the end of a try means for the hold: every way says for itself how it stands. */
async function follow(record: AnsweredJourney, ended: PayOutcome): Promise<AnsweredJourney | null> {
  if (ended.is === 'offline' || ended.is === 'card' || ended.is === 'closed') return record
  if (ended.is === 'gone') {
    dependencies.keep(null)
    return null
  }
  try {
    return await hearOf(dependencies, record)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const known = knownFrom(record, ended)
    dependencies.keep(known)
    return known
  }
}

/** Without an answer, as far as the try itself told. */
function knownFrom(record: AnsweredJourney, ended: PayOutcome): AnsweredJourney {
  if (ended.is === 'paid') return withBookings(record, [ended.booking])
  if (ended.is !== 'over') return record
  return withBookings(
    record,
    unpaidOf(record).map(({ booking }) => ({ ...booking, state: 'expired' as const })),
  )
}
