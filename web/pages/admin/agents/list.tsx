import { Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { AgentRow } from '#contract/agents.ts'
import { agentsList } from '#web/agents/office/agents-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'

export const clientLoader = loadList(agentsList)

export default function AgentsPage() {
  return (
    <>
      <OfficeHead
        title="Agents"
        actions={
          <RoomLink to="/admin/agents/add" size="small" variant="primary" className="max-md:min-h-11">
            <Icon of={Plus} dense />
            Add partner
          </RoomLink>
        }
      />
      <OfficeTable list={agentsList} answer={useLoaderData<ListRead<AgentRow>>()} />
    </>
  )
}
