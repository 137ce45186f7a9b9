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

/** Pays what is held here, with one charge. */
export const useJourneyPayment = ({ record, ...how }: Paying) =>
  usePaying({
    ...how,
    before: begun(record),
    onEnd: async (outcome) => {
      await follow(record, outcome)
    },
  })

/** What the end of a try means for the hold: every way says for itself how it stands. */
async function follow(record: AnsweredJourney, ended: PayOutcome): Promise<void> {
  if (ended.is === 'offline' || ended.is === 'card' || ended.is === 'closed') return
  if (ended.is === 'gone') return dependencies.keep(null)
  try {
    await hearOf(dependencies, record)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    dependencies.keep(knownFrom(record, ended))
  }
}

/** Without an answer, as far as the try itself told. */
function knownFrom(record: AnsweredJourney, ended: PayOutcome): AnsweredJourney {
  const state = ended.is === 'paid' ? 'confirmed' : ended.is === 'over' ? 'expired' : null
  if (state === null) return record
  return withBookings(
    record,
    unpaidOf(record).map(({ booking }) => ({ ...booking, state })),
  )
}
