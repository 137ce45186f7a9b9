import * as z from 'zod/mini'
import { writtenDetails } from './booking-details.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change, FileLink, listInput, listOutput, someOf } from './office-list.ts'
import { Email, text } from './text.ts'
import { Day } from './wish.ts'

/** Hotels, drivers, shops, guides and restaurants that the office works with. */

export const agentsErrors = {
  'agents.unknown': { status: 404, sentence: 'There is no such partner.' },
  'agents.address-taken': { status: 409, sentence: 'Another partner has this e-mail address already.' },
  'agents.not-possible': { status: 409, sentence: 'This partner is {state}; that cannot be done now.' },
} satisfies Record<string, ErrorDefinition>

export const agentKinds = ['hotel', 'driver', 'shop', 'guide', 'restaurant'] as const
export type AgentKind = (typeof agentKinds)[number]
export const agentStates = ['asked', 'active', 'paused', 'ended'] as const
export type AgentState = (typeof agentStates)[number]

/** Where a partner may go from each state. */
export const agentMoves: Readonly<Record<AgentState, readonly AgentState[]>> = {
  asked: ['active', 'ended'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: ['active'],
}

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters.`))
const written = {
  business: text(120, 'What is the business called?'),
  kind: z.enum(agentKinds, 'Choose what they do.'),
  contact: text(120, 'Whom do we talk to?'),
  email: Email,
  phone: writtenDetails.phone,
  area: line(80),
  languages: line(120),
  registration: line(60),
  commissionPercent: z.number('A percentage, such as 12.').check(
    z.minimum(0, 'Between 0 and 50%.'),
    z.maximum(50, 'Between 0 and 50%.'),
    z.refine((percent) => Math.round(percent * 10) === percent * 10, 'At most one figure behind the point.'),
  ),
  notes: line(4000),
  joinedOn: z.nullable(Day),
}
export const AgentFields = z.object(written)
export type AgentFields = z.output<typeof AgentFields>

export const AgentRow = z.object({
  id: z.string(),
  business: z.string(),
  kind: z.enum(agentKinds),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  area: z.string(),
  commissionPercent: z.number(),
  state: z.enum(agentStates),
  joinedOn: z.nullable(z.string()),
  hasAccount: z.boolean(),
})
export type AgentRow = z.output<typeof AgentRow>

export const AgentDetail = z.extend(AgentFields, {
  id: z.string(),
  state: z.enum(agentStates),
  version: z.int(),
  createdAt: z.string(),
  /** The open account that has shown this address to be its own. */
  account: z.nullable(z.object({ name: z.string(), since: z.string() })),
  history: z.array(Change),
})
export type AgentDetail = z.output<typeof AgentDetail>

export const agentColumns = ['business', 'kind', 'area', 'commission', 'state', 'joined'] as const
const asked = {
  ...listInput(agentColumns, 'business'),
  kind: someOf(agentKinds),
  state: someOf(agentStates),
  account: someOf(['yes', 'no']),
}

export const listAgents = endpoint({
  method: 'GET',
  path: '/admin/agents',
  access: 'admin',
  right: 'see:agents',
  summary: 'The partners of the office, by pages.',
  input: z.strictObject(asked),
  output: z.extend(listOutput(AgentRow), { counts: z.record(z.string(), z.int()) }),
})

export const agentsFile = endpoint({
  method: 'GET',
  path: '/admin/agents-file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:agents',
  summary: 'A link to a CSV file of the partners that the filters leave.',
  input: z.strictObject({
    ...asked,
    columns: z._default(z.string().check(z.maxLength(300)), ''),
    only: z._default(z.string().check(z.maxLength(4000)), ''),
  }),
  output: FileLink,
})

const AgentId = z.uuid('There is no such partner.')
const Version = z.int().check(z.minimum(1))

export const agentDetail = endpoint({
  method: 'GET',
  path: '/admin/agents/:id',
  access: 'admin',
  right: 'see:agents',
  summary: 'One partner with the history of what was changed.',
  input: z.strictObject({ id: AgentId }),
  output: AgentDetail,
  errors: ['agents.unknown'],
})

export const addAgent = endpoint({
  method: 'POST',
  path: '/admin/agents',
  access: 'admin',
  right: 'change:agents',
  summary: 'Adds a partner; asked first, active once somebody says so.',
  input: z.strictObject(written),
  output: AgentDetail,
  errors: ['agents.address-taken'],
})

export const saveAgent = endpoint({
  method: 'PUT',
  path: '/admin/agents/:id',
  access: 'admin',
  right: 'change:agents',
  summary: 'Changes what is written about a partner.',
  input: z.strictObject({ id: AgentId, version: Version, ...written }),
  output: AgentDetail,
  errors: ['agents.unknown', 'agents.address-taken', 'office.changed-meanwhile'],
})

export const moveAgent = endpoint({
  method: 'POST',
  path: '/admin/agents/:id/state',
  access: 'admin',
  right: 'change:agents',
  summary: 'Activates, pauses or ends the work with a partner, with a reason.',
  input: z.strictObject({
    id: AgentId,
    version: Version,
    state: z.enum(['active', 'paused', 'ended']),
    reason: text(300, 'Say why; it stays in the history.'),
  }),
  output: AgentDetail,
  errors: ['agents.unknown', 'agents.not-possible', 'office.changed-meanwhile'],
})
