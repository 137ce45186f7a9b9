import { AddAgent } from '#web/agents/office/add-agent.tsx'
import { agentsTrail } from '#web/agents/office/agent-view.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'

export default function AddAgentPage() {
  return (
    <>
      <OfficeHead title="New partner" trail={agentsTrail} />
      <AddAgent />
    </>
  )
}
