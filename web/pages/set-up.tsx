import '#web/ui/styles/office.css'
import { FirstOwner } from '#web/accounts/office/first-owner/first-owner.tsx'
import { useLinkToken } from '#web/platform/link-token.ts'

export default function SetUp() {
  return <FirstOwner token={useLinkToken()} />
}
