import { ConfirmAddress } from '#web/accounts/site/confirm-address.tsx'
import { userPlaces } from '#web/platform/navigation.ts'
import { AreaShell } from './area-shell.tsx'

export { waitForGuard as clientLoader } from '#web/platform/guarded-route.ts'
export { WaitingForGuard as HydrateFallback } from './waiting-for-guard.tsx'

export default function UserShell() {
  return <AreaShell label="Your account" places={userPlaces} notice={<ConfirmAddress />} />
}
