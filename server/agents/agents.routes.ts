import * as calls from '#contract/agents.ts'
import type { Context } from '#server/platform/context.ts'
import { linkListFile, serveListFile } from '#server/platform/list-file.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { countAgents, countStates, findAgents } from './agents.store.ts'
import { type AskedFile, agentsFile, agentsList } from './agents-file.ts'
import { addAgent, moveAgent, readAgent, saveAgent } from './change-agent.ts'

export function agentsRoutes(api: Api, ctx: Context) {
  serve(api, calls.listAgents, async ({ input }) => {
    const total = await countAgents(ctx.db, input)
    const page = Math.min(input.page, Math.max(1, Math.ceil(total / input.rows)))
    return { rows: await findAgents(ctx.db, { ...input, page }), total, page, counts: await countStates(ctx.db) }
  })
  serve(api, calls.agentsFile, ({ input, caller }) => linkListFile(ctx, caller, agentsList, input))
  serveListFile<AskedFile>(api, ctx, agentsList, (asked) => agentsFile(ctx, asked))
  serve(api, calls.agentDetail, ({ input }) => readAgent(ctx, input.id))
  serve(api, calls.addAgent, ({ input, caller }) => addAgent(ctx, caller.userId, input))
  serve(api, calls.saveAgent, ({ input, caller }) => saveAgent(ctx, caller.userId, input))
  serve(api, calls.moveAgent, ({ input, caller }) => moveAgent(ctx, caller.userId, input))
}
