import { useState } from 'react'
import { changeDetails } from '#contract/booking-changes.ts'
import { AgreeToChange } from '#web/booking/site/manage/agree-to-change.tsx'
import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { PartyChange, partyOf } from '#web/booking/site/manage/party-change.tsx'
import { travellersAfter } from '#web/booking/site/manage/party-names.ts'
import { TravellersForm } from '#web/booking/site/manage/travellers-form.tsx'
import { useChange } from '#web/booking/site/manage/use-change.ts'
import { call } from '#web/platform/api.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function ChangeParty() {
  return <ChangePage here="Party">{(open) => <Party open={open} />}</ChangePage>
}

function Party({ open }: { open: OpenBooking }) {
  const { which } = open
  const [named, setNamed] = useState(open.booking.travellers)
  // Names that were saved here a moment ago go with whoever is added.
  const booking = { ...open.booking, travellers: named }
  const change = useChange(which)
  const [party, setParty] = useState(() => partyOf(booking))
  const [names, setNames] = useState<string[]>([])
  const travellers = travellersAfter(booking.travellers, party, names)
  return (
    <BookingFrame
      open={open}
      here="Party"
      title="Change party, luggage or names"
      lead="We show the cars that you can have, and the difference, before you agree."
    >
      <PartyChange
        open={{ ...open, booking }}
        change={change}
        party={party}
        onParty={setParty}
        names={names}
        onNames={setNames}
      />
      <AgreeToChange
        open={open}
        change={change}
        action="Change the party"
        keep="Keep it as it is"
        done="Your party is changed. A mail confirms it."
        {...(travellers && { after: () => call(changeDetails, { ...which, travellers }) })}
      />
      <TravellersForm open={open} onSaved={setNamed} />
    </BookingFrame>
  )
}
