import { useState } from 'react'
import { type Opening, openHouse } from '#contract/opening.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import type { OpeningDeeds } from './deeds.ts'
import { needWords } from './station-words.ts'

/** The last look, and the deed. */
export function OpenTheDoors({ of: opening, deeds }: { of: Opening; deeds: OpeningDeeds }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="mt-2.5">
      <Button variant="primary" size="small" className="max-md:min-h-11" onPress={() => setAsked(true)}>
        {opening.wasOpen ? 'Open again' : 'Open the doors'}
      </Button>
      {isAsked && <LastLook of={opening} deeds={deeds} onClose={() => setAsked(false)} />}
    </div>
  )
}

function LastLook({ of: opening, deeds, onClose }: { of: Opening; deeds: OpeningDeeds; onClose: () => void }) {
  const deed = useDeed()
  const open = async () => {
    const answer: Opening | null = await deed.run({}, (options) => call(openHouse, undefined, options))
    if (!answer) return
    onClose()
    deeds.onChange(answer, 'The house is open. Guests can book.')
  }
  return (
    <DeedDialog
      title={opening.wasOpen ? 'Open again?' : 'Open the doors?'}
      lead="From this moment guests and search engines find every page, and can book and pay. You can close again at any time; what is booked then stays booked."
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Open now"
      pendingLabel="Opening…"
      leaveLabel="Not yet"
      isReady
      onSubmit={open}
      onClose={onClose}
    >
      <LastThings of={opening} />
    </DeedDialog>
  )
}

const gatewayWords: Record<Opening['gateway'], string> = {
  stripe: 'Cards are taken by Stripe.',
  test: 'Cards are only pretended to be taken: the test gateway moves no money. Set the keys of Stripe on the machine before guests pay.',
  cash: 'No card is taken: guests pay their chauffeur on the day, and read that before they book. With the keys of Stripe on the machine they pay by card.',
}

/** What may be otherwise than meant, and what can follow: said before it is too late to matter. */
function LastThings({ of: { gateway, sendsMail, stations } }: { of: Opening }) {
  const missing = stations.flatMap(({ needs }) => needs.filter(({ isMet }) => !isMet))
  return (
    <ul className="grid gap-2 text-sm">
      <li>{gatewayWords[gateway]}</li>
      <li>
        {sendsMail
          ? 'Mails are sent by your mail server.'
          : 'No mail leaves the machine: each is a file on it. Set SMTP_URL, or no guest hears of a booking.'}
      </li>
      {missing.map((need) => (
        <li key={need.code}>
          Can follow: {needWords[need.code].missing(need)}{' '}
          <span className="text-ink-2">{needWords[need.code].why}</span>
        </li>
      ))}
    </ul>
  )
}
