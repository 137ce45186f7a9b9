import { begunBefore, heldDay, type PayOutcome, usePaying } from '#web/payments/site/index.ts'
import { dependenciesOf } from '../hold/hold-dependencies.ts'
import { type AnsweredHold, whichOf, withBooking } from '../hold/hold-record.ts'

type Paying = Pick<Parameters<typeof usePaying>[0], 'card' | 'askBank' | 'onBusy'> & {
  slug: string
  record: AnsweredHold
}

/** Pays what is held here. */
export const usePayment = ({ slug, record, ...how }: Paying) =>
  usePaying({
    ...how,
    deal: heldDay(whichOf(record)),
    before: begunBefore(record.answer.booking),
    onEnd: (outcome) => follow(slug, record, outcome),
  })

/** What the end of a try means for the hold: paid, or to be looked at anew. */
function follow(slug: string, record: AnsweredHold, ended: PayOutcome) {
  const { keep } = dependenciesOf(slug)
  if (ended.is === 'paid') keep(withBooking(record, ended.booking))
  if (ended.is === 'over') keep(withBooking(record, { ...record.answer.booking, state: 'expired' }))
  if (ended.is === 'gone') keep(null)
}
