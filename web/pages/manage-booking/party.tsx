import { useState } from 'react'
import { changeDetails } from '#contract/booking-changes.ts'
import { AgreeToChange } from '#web/features/manage-booking/agree-to-change.tsx'
import { BookingFrame } from '#web/features/manage-booking/booking-frame.tsx'
import type { OpenBooking } from '#web/features/manage-booking/load-booking.ts'
import { PartyChange, partyOf } from '#web/features/manage-booking/party-change.tsx'
import { travellersAfter } from '#web/features/manage-booking/party-names.ts'
import { useChange } from '#web/features/manage-booking/use-change.ts'
import { call } from '#web/platform/api.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/features/manage-booking/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/features/manage-booking/load-booking.ts'

export default function ChangeParty() {
  return <ChangePage here="Party">{(open) => <Party open={open} />}</ChangePage>
}

function Party({ open }: { open: OpenBooking }) {
  const { booking, which } = open
  const change = useChange(which)
  const [party, setParty] = useState(() => partyOf(booking))
  const [names, setNames] = useState<string[]>([])
  const travellers = travellersAfter(booking.travellers, party, names)
  return (
    <BookingFrame
      open={open}
      here="Party"
      title="Change party or luggage"
      lead="We show the cars that you can have, and the difference, before you agree."
    >
      <PartyChange open={open} change={change} party={party} onParty={setParty} names={names} onNames={setNames} />
      <AgreeToChange
        open={open}
        change={change}
        action="Change the party"
        keep="Keep it as it is"
        done="Your party is changed. A mail confirms it."
        {...(travellers && { after: () => call(changeDetails, { ...which, travellers }) })}
      />
    </BookingFrame>
  )
}
