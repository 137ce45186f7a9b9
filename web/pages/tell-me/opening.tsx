import { useSearchParams } from 'react-router'
import { PlainTellMe } from '#web/house/site/coming/plain-tell-me.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { SplitPage } from '#web/ui/split-page.tsx'

const faults: Readonly<Record<string, string>> = {
  address: 'Write an address like name@example.com.',
  often: 'That was often. Please come back in an hour.',
}

/** The plain form once more, with what to mend. */
export default function TellMeOfOpening() {
  const [query] = useSearchParams()
  return (
    <SplitPage title="We tell you when we open" lead="Leave an address, and one mail comes." print={chauffeurEvening}>
      <PlainTellMe label="Tell me" fault={faults[query.get('fault') ?? ''] ?? null} />
    </SplitPage>
  )
}
