import { guardFirstLoad, guardMiddleware } from '#web/platform/guarded-route.ts'
import { userPlaces } from '#web/platform/navigation.ts'
import { AreaShell } from './area-shell.tsx'

export { WaitingForGuard as HydrateFallback } from './waiting-for-guard.tsx'

export const clientMiddleware = [guardMiddleware]
export const clientLoader = Object.assign(guardFirstLoad, { hydrate: true as const })

export default function UserShell() {
  return <AreaShell label="Your account" places={userPlaces} />
}
