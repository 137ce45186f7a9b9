import { useEffect, useState } from 'react'
import type { OfferedExtra } from '#contract/pricing.ts'
import type { WishParams } from '#web/platform/wish-address.ts'
import { roomTaken } from '../room-taken.ts'

/** What this party takes of a car. Only who brought extras along asks how large these are. */
export function useRoomTaken(wish: WishParams) {
  const [offered, setOffered] = useState<readonly OfferedExtra[]>([])
  const isAsked = wish.extras.length > 0
  useEffect(() => {
    // Without an answer the party alone is counted, and the price, which the server makes, counts it all.
    if (isAsked)
      import('../offered-extras.ts').then(({ askForExtras }) => askForExtras()).then(setOffered, () => setOffered([]))
  }, [isAsked])
  return (party: WishParams = wish) => roomTaken(party, offered)
}
