import type { AgentState } from '#contract/agents.ts'
import type { Context } from '#server/platform/context.ts'
import { findAgent } from '../agents.store.ts'
import { writeMove, writeNewAgent } from '../change-agent.ts'
import { demoAgents } from './demo-agents.ts'

/** The states on the way to one: everybody is asked first. */
const wayTo: Record<AgentState, readonly Exclude<AgentState, 'asked'>[]> = {
  asked: [],
  active: ['active'],
  paused: ['active', 'paused'],
  ended: ['active', 'ended'],
}

/** Partners for the demo, entered and moved as the office does it; laid once. */
export async function seedDemoAgents({ db, clock }: Context): Promise<void> {
  const [first] = demoAgents
  if (!first || (await findAgent(db, first.id))) return
  await db.transaction().execute(async (tx) => {
    for (const { state: wanted, ...agent } of demoAgents) {
      const at = agent.joinedOn ? new Date(`${agent.joinedOn}T10:00:00+09:00`) : clock.now()
      const changed = { by: null, at }
      const id = await writeNewAgent(tx, agent, changed)
      for (const [index, state] of wayTo[wanted].entries())
        await writeMove(tx, { id, version: index + 1, state, reason: 'As agreed by telephone.' }, changed)
    }
  })
}
