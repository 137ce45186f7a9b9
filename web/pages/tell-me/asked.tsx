import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** After the plain form. Whether the address was known is never said. */
export default function AskedToBeTold() {
  return (
    <SplitPage
      title="Look in your mail"
      lead="A link is on its way to the address. Press it, and you are on the list. Whoever is on it already gets no second one."
      print={chauffeurEvening}
    >
      <SplitFoot>
        Nothing after five minutes? Look in the spam folder, then <TextLink to="/tell-me/opening">try again</TextLink>.
      </SplitFoot>
    </SplitPage>
  )
}
