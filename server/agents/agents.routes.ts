import * as calls from '#contract/agents.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { agentsList } from './agents-list.ts'
import { addAgent, moveAgent, readAgent, saveAgent } from './change-agent.ts'

export function agentsRoutes(api: Api, ctx: Context) {
  serveOfficeList(api, ctx, agentsList)
  serve(api, calls.agentDetail, ({ input }) => readAgent(ctx, input.id))
  serve(api, calls.addAgent, ({ input, caller }) => addAgent(ctx, caller.userId, input))
  serve(api, calls.saveAgent, ({ input, caller }) => saveAgent(ctx, caller.userId, input))
  serve(api, calls.moveAgent, ({ input, caller }) => moveAgent(ctx, caller.userId, input))
}
