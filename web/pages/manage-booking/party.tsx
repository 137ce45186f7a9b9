import { useState } from 'react'
import { changeDetails } from '#contract/booking-changes.ts'
import { AgreeToChange } from '#web/booking/site/manage/agree-to-change.tsx'
import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { missingName, PartyChange, partyOf } from '#web/booking/site/manage/party-change.tsx'
import { leavingInWords, newGuests, travellersAfter } from '#web/booking/site/manage/party-names.ts'
import { ElseChanges } from '#web/booking/site/manage/plan-after.tsx'
import { TravellersForm } from '#web/booking/site/manage/travellers-form.tsx'
import { useChange } from '#web/booking/site/manage/use-change.ts'
import { useTravellers } from '#web/booking/site/manage/use-travellers.ts'
import { call } from '#web/platform/api.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function ChangeParty() {
  return <ChangePage here="Party">{(open) => <Party open={open} />}</ChangePage>
}

function Party({ open }: { open: OpenBooking }) {
  const { which } = open
  const typed = useTravellers(open)
  // Names that were saved here a moment ago go with whoever is added.
  const booking = { ...open.booking, travellers: typed.named }
  const change = useChange(which)
  const [party, setParty] = useState(() => partyOf(booking))
  const [names, setNames] = useState<string[]>([])
  const [isNameMissing, setNameMissing] = useState(false)
  const added = newGuests(booking.travellers, booking, party)
  const given = added.filter((_, index) => names[index]?.trim()).length
  const save = async () => {
    const isPartly = given > 0 && given < added.length
    setNameMissing(isPartly)
    return isPartly ? { refused: missingName } : typed.save()
  }
  const tell = async () => {
    const travellers = travellersAfter(typed.known(), booking, party, names)
    if (travellers) await call(changeDetails, { ...which, travellers })
  }
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
        isNameMissing={isNameMissing}
      />
      <AgreeToChange
        open={open}
        change={change}
        action="Change the party"
        keep="Keep it as it is"
        done="Your party is changed. A mail confirms it."
        first={{ save, done: 'Names and notes are saved, too.' }}
        {...(given > 0 && { after: { tell, failed: 'The new names were not saved: please write to us.' } })}
      >
        <ElseChanges changes={leavingInWords(booking.travellers, booking, party)} />
      </AgreeToChange>
      <TravellersForm open={open} typed={typed} />
    </BookingFrame>
  )
}
