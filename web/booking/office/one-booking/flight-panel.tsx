import type { BoardJob } from '#contract/dispatch.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { LandingForm } from '../landing/landing-form.tsx'
import { hourOf } from '../landing/landing-words.ts'
import { readDesk } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

/** Where a flight lands and when, in one place: as the board has it, too. */
export function FlightPanel({ desk }: { desk: Desk }) {
  const { booking } = desk
  const { reference, version, startsAt, landsAt, flight, ride, pickUp } = booking
  const isFollowed = ride !== null && ride.landsAt !== null
  const isMet = isFollowed || (ride === null && flight !== '')
  if (booking.state !== 'confirmed' || booking.erased || !isMet) return null
  const onSaved = async (done: BoardJob) => {
    desk.adopt(await readDesk(desk))
    toast({ tone: 'ok', title: `Saved. The pick-up is at ${hourOf(done.startsAt)}.` })
  }
  return (
    <Panel title="Flight" id="flight">
      <div className="grid gap-2">
        {isFollowed && pickUp && (
          <p className="text-sm">
            <bdi className="font-semibold">{pickUp.name}</bdi>
            <span className="text-ink-2">. Another terminal is another pick-up, in the fields above.</span>
          </p>
        )}
        <LandingForm
          key={`${version} ${landsAt}`}
          of={{ reference, version, startsAt, landsAt, flight, isFollowed }}
          onSaved={(done) => void onSaved(done)}
        />
      </div>
    </Panel>
  )
}
