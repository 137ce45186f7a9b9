import { AddAgent } from '#web/features/office-agents/add-agent.tsx'
import { agentsTrail } from '#web/features/office-agents/agent-view.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'

export default function AddAgentPage() {
  return (
    <>
      <OfficeHead title="New partner" trail={agentsTrail} />
      <AddAgent />
    </>
  )
}
