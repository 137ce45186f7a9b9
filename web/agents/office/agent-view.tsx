import { useState } from 'react'
import { type AgentDetail, agentDetail, saveAgent } from '#contract/agents.ts'
import { call } from '#web/platform/api.ts'
import { plainDay } from '#web/ui/day.ts'
import { History } from '#web/ui/office/history.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { AgentFormFields } from './agent-fields.tsx'
import { AgentMoves } from './agent-state.tsx'
import { agentFields, kindWords, stateWords, tidy, toFields, valuesOf } from './agent-words.ts'

export const agentsTrail = [{ label: 'Agents', to: '/admin/agents/list' }]

/** One partner: what is agreed, changed in place, and what became of it. */
export function AgentView({ agent: read }: { agent: AgentDetail }) {
  const [agent, setAgent] = useState(read)
  const [said, setSaid] = useState('')
  const take = (now: AgentDetail, words: string) => {
    setAgent(now)
    setSaid(words)
  }
  const edit = useVersioned({
    ...{ saved: agent, draftName: `agent ${agent.id}`, fields: agentFields, onSaved: take },
    ...{ endpoint: saveAgent, valuesOf, tidy, toInput: toFields },
    send: (input) => call(saveAgent, input),
    read: () => call(agentDetail, { id: agent.id }),
  })
  const { tone, word } = stateWords[agent.state]
  return (
    <>
      <OfficeHead
        title={agent.business}
        trail={[...agentsTrail, { label: kindWords[agent.kind] }]}
        beside={<Tag tone={tone}>{word}</Tag>}
        actions={
          <MayChange needs={saveAgent} quiet>
            <AgentMoves agent={agent} onMoved={take} />
          </MayChange>
        }
      />
      <VersionedForm of={edit} label="Save partner" tells="Nobody is written to.">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 gap-5">
            <AgentFormFields form={edit.form} />
          </div>
          <div className="grid min-w-0 gap-5">
            <Panel title="In short">
              <Facts
                of={[
                  ['State', word],
                  ['Joined', agent.joinedOn ? plainDay(agent.joinedOn) : 'Not yet'],
                  ['Added', plainDay(agent.createdAt.slice(0, 10))],
                  ['Account', agent.account ? accountWords(agent.account) : 'None with this address'],
                ]}
              />
            </Panel>
            <Panel title="History">
              <History of={agent.history} />
            </Panel>
          </div>
        </div>
      </VersionedForm>
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

const accountWords = ({ name, since }: NonNullable<AgentDetail['account']>) =>
  `${name}, since ${plainDay(since.slice(0, 10))}`
