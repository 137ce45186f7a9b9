import { ReasonDialog } from '#web/ui/office/reason-dialog.tsx'
import { isToldByDefault } from '../job/fits.ts'
import { callName } from '../job/job-words.ts'
import { sendMoves } from '../job/send-moves.ts'
import { rowNow } from './carried.ts'
import { barId, focusBar } from './drawn-bars.ts'
import { type LargerCar, largerCar } from './put-down.ts'

/** A car above what was paid for and what stands in for it was let go on a job: the desk says why. */
export function LargerCarDialog() {
  const offer = largerCar((state) => state.offer)
  return offer && <Offer of={offer} />
}

function Offer({ of: { job, from, to, words, focus } }: { of: LargerCar }) {
  const { reference, version, leadName } = job
  const row = rowNow(to)
  const car = row ? callName(row) : 'it'
  const isTold = isToldByDefault(job, 'vehicle', true)
  const close = (bar: string) => {
    largerCar.setState({ offer: null })
    focusBar(bar)
  }
  return (
    <ReasonDialog
      title={`Give ${job.service.shortTitle} a larger car?`}
      lead={`${car}: ${words}. ${isTold ? `${leadName} gets a mail with the car that comes.` : ''}`.trim()}
      label={`Give it ${car}`}
      reasonLabel="Why a larger car, kept in the history"
      inputOf={(reason) => ({
        moves: [{ reference, version, kind: 'vehicle' as const, from, to }],
        tellGuests: isTold ? [reference] : [],
        reason,
      })}
      send={(input, options) => sendMoves(input, `Moved to ${car}.`, options)}
      onDone={() => close(barId(reference, to))}
      onClose={() => close(focus)}
    />
  )
}
