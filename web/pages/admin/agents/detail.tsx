import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { type AgentDetail, agentDetail } from '#contract/agents.ts'
import { AgentView, agentsTrail } from '#web/agents/office/agent-view.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

type Detail = { reading: Reading<AgentDetail> | null }

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function load({ request }: ClientLoaderFunctionArgs): Promise<Detail> {
  const id = (new URL(request.url).searchParams.get('id') ?? '').trim()
  return { reading: isId.test(id) ? await readForPage(() => call(agentDetail, { id })) : null }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AgentDetailPage() {
  const { reading } = useLoaderData<Detail>()
  if (!reading)
    return (
      <>
        <OfficeHead title="A partner" trail={agentsTrail} />
        <EmptyState
          title="Which partner?"
          action={
            <RoomLink to="/admin/agents/list" size="small" variant="primary">
              Choose from the list
            </RoomLink>
          }
        >
          The address names none. Choose one from the register, or add a new one there.
        </EmptyState>
      </>
    )
  return (
    <OfficeRead
      of={reading}
      title="A partner"
      trail={agentsTrail}
      what="The partner"
      list={{ label: 'All partners', to: '/admin/agents/list' }}
    >
      {(agent) => (
        <>
          <TabTitle of={agent.business} />
          <AgentView key={`${agent.id} ${agent.version}`} agent={agent} />
        </>
      )}
    </OfficeRead>
  )
}
