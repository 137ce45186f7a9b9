import type { Database } from '#server/platform/database.ts'
import { demoAgents } from './demo-agents.ts'

export async function takeDemoAgentsAway(db: Database): Promise<Record<string, number>> {
  const ids = demoAgents.map(({ id }) => id)
  const { numDeletedRows } = await db.deleteFrom('agents').where('id', 'in', ids).executeTakeFirstOrThrow()
  return { 'partner|partners': Number(numDeletedRows) }
}
