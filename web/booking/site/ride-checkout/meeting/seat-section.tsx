import { withoutSeat } from '#contract/child-seats.ts'
import { SeatAsk } from '#web/fleet/site/index.ts'
import { useOfferedExtras } from '#web/pricing/site/index.ts'
import { partyOf } from '#web/rides/site/index.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import type { RideWanted } from '../ride-checkout.ts'
import { updateRide, updateWanted, useRidePart } from '../ride-checkout-state.ts'

/** Asked only where a child has no seat that was chosen with the party. */
export function SeatSection({ wanted, error }: { wanted: RideWanted; error: string | undefined }) {
  const ownSeatsFor = useRidePart((checkout) => checkout.ownSeatsFor)
  const { childAges, extras } = partyOf(wanted)
  const isAsked = withoutSeat(childAges, extras).length > 0
  const offered = useOfferedExtras(isAsked, null, 'rides')
  if (!isAsked) return null
  return (
    <StepSection title="Seats for children">
      <SeatAsk
        ages={childAges}
        extras={extras}
        offered={offered.extras}
        onAdd={(code) =>
          updateWanted(
            code === 'child-seat' ? { childSeats: wanted.childSeats + 1 } : { boosterSeats: wanted.boosterSeats + 1 },
          )
        }
        own={{ decidedFor: ownSeatsFor, onDecide: (children) => updateRide({ ownSeatsFor: children }), error }}
      />
    </StepSection>
  )
}
