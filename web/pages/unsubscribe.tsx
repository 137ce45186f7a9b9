import { useState } from 'react'
import { UnsubscribeForm } from '#web/notifications/member/unsubscribe-form.tsx'
import { useLinkToken } from '#web/platform/link-token.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { nikkoCedars } from '#web/ui/prints/nikko-cedars.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function Unsubscribe() {
  const token = useLinkToken()
  const [isUnknown, setUnknown] = useState(false)
  const canChoose = isBuilt('/user/settings')
  if (token === null || isUnknown)
    return (
      <SplitPage
        title="This link is not complete"
        lead="Please open it once more, just as it stands in the foot of our mail."
        print={nikkoCedars}
      >
        {canChoose && (
          <SplitFoot>
            With an account you choose your mails in <TextLink to="/user/settings">your settings</TextLink>.
          </SplitFoot>
        )}
      </SplitPage>
    )
  return (
    <SplitPage
      title="Fewer mails"
      lead="You came from a mail that one can do without. Press once, and we send no more of its kind to your address."
      print={nikkoCedars}
    >
      {token !== undefined && <UnsubscribeForm token={token} onUnknown={() => setUnknown(true)} />}
    </SplitPage>
  )
}
