import { agentPlaces } from '#web/platform/navigation.ts'
import { AreaShell } from './area-shell.tsx'

export { waitForGuard as clientLoader } from '#web/platform/guarded-route.ts'
export { WaitingForGuard as HydrateFallback } from './waiting-for-guard.tsx'

export default function AgentShell() {
  return <AreaShell label="Your business" places={agentPlaces} />
}
