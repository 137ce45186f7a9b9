import type { Context } from '#server/platform/context.ts'
import { findAgent, insertAgent } from '../agents.store.ts'
import { demoAgents } from './demo-agents.ts'

/** Partners for the demo; laid once. */
export async function seedDemoAgents({ db, clock }: Context): Promise<void> {
  const [first] = demoAgents
  if (!first || (await findAgent(db, first.id))) return
  for (const { joinedOn, ...agent } of demoAgents) {
    const at = joinedOn ? new Date(`${joinedOn}T10:00:00+09:00`) : clock.now()
    await insertAgent(db, { ...agent, joinedOn, at })
  }
}
