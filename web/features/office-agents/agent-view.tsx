import { useState } from 'react'
import type { AgentDetail } from '#contract/agents.ts'
import { plainDay } from '#web/ui/day.ts'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { AgentForm } from './agent-form.tsx'
import { AgentMoves } from './agent-state.tsx'
import { kindWords, stateWords } from './agent-words.ts'

export const agentsTrail = [{ label: 'Agents', to: '/admin/agents/list' }]

/** One partner: what is agreed, and what became of it. */
export function AgentView({ agent: read }: { agent: AgentDetail }) {
  const [agent, setAgent] = useState(read)
  const [said, setSaid] = useState('')
  const take = (now: AgentDetail, words: string) => {
    setAgent(now)
    setSaid(words)
  }
  const { tone, word } = stateWords[agent.state]
  return (
    <>
      <OfficeHead
        title={agent.business}
        trail={[...agentsTrail, { label: kindWords[agent.kind] }]}
        beside={<Tag tone={tone}>{word}</Tag>}
        actions={<AgentMoves agent={agent} onMoved={take} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-5">
          {/* A move is a version too: the form goes on from it. */}
          <AgentForm key={`${agent.id} ${agent.version}`} agent={agent} onSaved={take} />
        </div>
        <div className="grid min-w-0 gap-5">
          <Panel title="In short">
            <Facts
              of={[
                ['State', word],
                ['Joined', agent.joinedOn ? plainDay(agent.joinedOn) : 'Not yet'],
                ['Added', plainDay(agent.createdAt.slice(0, 10))],
                [
                  'Account',
                  agent.account ? (
                    <bdi key="account">
                      {agent.account.name}, since {plainDay(agent.account.since.slice(0, 10))}
                    </bdi>
                  ) : (
                    'None with this address'
                  ),
                ],
              ]}
            />
          </Panel>
          <Panel title="History">
            <History of={agent.history} />
          </Panel>
        </div>
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
