import { PlaneLanding } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FoundFlight } from '#contract/flights.ts'
import { formatYen } from '#contract/money.ts'
import { type RideLeg, rideCars } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { isQuoteOfNow, type RideWanted } from '../ride-checkout.ts'
import { readRideCheckout, useRidePart } from '../ride-checkout-state.ts'
import { whichInWords } from './flight-words.ts'
import { keepOwnLanding, takeFlight } from './look-up-flight.ts'

/** Neither overrules the other: whoever lands knows, and sees what each of them costs. */
export function WhichLanding({ found, leg }: { found: FoundFlight; leg: RideLeg }) {
  const time = useRidePart(({ wanted }) => wanted?.time ?? '')
  const ownYen = useRidePart((checkout) => (isQuoteOfNow(checkout, 0) ? checkout.quoted?.totalYen : undefined))
  const otherYen = useTotalAt(found)
  const [title, words] = whichInWords(found, { name: leg.pickUp.name, time })
  const price = (yen: number | null | undefined) => (yen ? `, ${formatYen(yen)}` : '')
  return (
    <Alert tone="waiting" icon={PlaneLanding} title={title}>
      {words}
      <span className="mt-1 flex flex-wrap gap-x-6">
        <TextButton onClick={() => takeFlight(found)} className="min-h-11">
          Use {found.terminalName}, {found.lands}
          {price(otherYen)}
        </TextButton>
        <TextButton onClick={keepOwnLanding} className="min-h-11">
          Keep {leg.pickUp.name}, {time}
          {price(ownYen)}
        </TextButton>
      </span>
    </Alert>
  )
}

/** What the ride costs from where and when it lands. It comes when it comes, and until then nothing is said. */
function useTotalAt({ terminal, lands }: FoundFlight): number | null {
  const [totalYen, setTotal] = useState<number | null>(null)
  useEffect(() => {
    let isHere = true
    const { wanted } = readRideCheckout()
    if (wanted)
      totalOf({ ...wanted, from: terminal, fromAddress: undefined, time: lands }).then(
        (yen) => isHere && setTotal(yen),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [terminal, lands])
  return totalYen
}

async function totalOf({ vehicleClass, ...ask }: RideWanted): Promise<number | null> {
  const { options } = await call(rideCars, ask)
  return options.find((option) => option.vehicleClass === vehicleClass)?.totalYen ?? null
}
