import { useState } from 'react'
import { WishForm } from '#web/house/site/coming/wish-form.tsx'
import { useLinkToken } from '#web/platform/link-token.ts'
import { sakuraMoat } from '#web/ui/prints/sakura-moat.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Where the link of the mail leads by which an address is confirmed. */
export default function TellMe() {
  const token = useLinkToken()
  const [isUnknown, setUnknown] = useState(false)
  if (token === null || isUnknown)
    return (
      <SplitPage
        title="This link has ended"
        lead="Please open it once more, just as it stands in our mail. A link that nobody presses is forgotten within a week."
        print={sakuraMoat}
      >
        <SplitFoot>
          What we are arranging stands under <TextLink to="/coming-soon">Coming soon</TextLink>, with a new link for
          whoever asks.
        </SplitFoot>
      </SplitPage>
    )
  return (
    <SplitPage
      title="Shall we tell you?"
      lead="You came from our mail. Press once, and one mail comes when it is here. Then we forget your address within a month."
      print={sakuraMoat}
    >
      {token !== undefined && <WishForm token={token} onUnknown={() => setUnknown(true)} />}
    </SplitPage>
  )
}
