import type { moveAgent as moveCall, saveAgent as saveCall } from '#contract/agents.ts'
import { type AgentDetail, type AgentFields, type addAgent as addCall, agentMoves } from '#contract/agents.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { type AgentRecord, findAgent, insertAgent, lockAgent, setState, updateAgent } from './agents.store.ts'

const words: Record<keyof AgentFields, string> = {
  business: 'Business',
  kind: 'Kind',
  contact: 'Contact',
  email: 'Mail',
  phone: 'Mobile',
  area: 'Area',
  languages: 'Languages',
  registration: 'Registration',
  commissionPercent: 'Commission',
  notes: 'Notes',
  joinedOn: 'Joined',
}

const deeds = { active: 'activated the partner', paused: 'paused the partner', ended: 'ended the partnership' } as const

const taken = () =>
  new AppError('agents.address-taken', { fields: { email: 'Another partner has this address already.' } })

export async function readAgent({ db }: Pick<Context, 'db'>, id: string): Promise<AgentDetail> {
  const agent = await findAgent(db, id)
  if (!agent) throw new AppError('agents.unknown')
  return { ...agent, history: await readChanges(db, { kind: 'agent', id }, 100) }
}

/** A new partner: asked first, until somebody activates them. */
export async function addAgent(
  { db, clock }: Context,
  userId: string,
  fields: ReadInputOf<typeof addCall>,
): Promise<AgentDetail> {
  return db
    .transaction()
    .execute(async (tx) => readAgent({ db: tx }, await writeNewAgent(tx, fields, { by: userId, at: clock.now() })))
}

interface Changed {
  /** Null: by nobody of the office, as demo data is. */
  by: string | null
  at: Date
}

/** The one way to a new partner: the office's form, and the demo data, whose ids are known before. */
export async function writeNewAgent(
  db: Database,
  fields: AgentFields & { id?: string },
  { by: userId, at }: Changed,
): Promise<string> {
  const id = await insertAgent(db, { ...fields, at })
  if (!id) throw taken()
  await recordChange(db, { object: { kind: 'agent', id }, userId, deed: 'added the partner', at, version: 1 })
  return id
}

/** The partner in the version that was looked at; somebody else's newer one is not written over. */
async function lockSeen(db: Database, id: string, version: number): Promise<AgentRecord> {
  const agent = await lockAgent(db, id)
  if (!agent) throw new AppError('agents.unknown')
  if (agent.version !== version) throw new AppError('office.changed-meanwhile')
  return agent
}

const said = (value: string | number | null) => (value === null ? '' : String(value))

export async function saveAgent(
  { db, clock }: Context,
  userId: string,
  { id, version, ...fields }: ReadInputOf<typeof saveCall>,
): Promise<AgentDetail> {
  return db.transaction().execute(async (tx) => {
    const before = await lockSeen(tx, id, version)
    const changed = (Object.keys(words) as (keyof AgentFields)[]).filter((name) => fields[name] !== before[name])
    if (changed.length === 0) return readAgent({ db: tx }, id)
    if (!(await updateAgent(tx, id, fields))) throw taken()
    await recordChange(tx, {
      ...{ object: { kind: 'agent', id }, userId, at: clock.now(), version: version + 1, deed: 'changed the partner' },
      changes: changed.map((name) => ({ name: words[name], before: said(before[name]), after: said(fields[name]) })),
    })
    return readAgent({ db: tx }, id)
  })
}

/** Activates, pauses or ends; who becomes active the first time joins on this day. */
export async function moveAgent({ db, clock }: Context, userId: string, move: Move): Promise<AgentDetail> {
  return db.transaction().execute(async (tx) => {
    await writeMove(tx, move, { by: userId, at: clock.now() })
    return readAgent({ db: tx }, move.id)
  })
}

type Move = ReadInputOf<typeof moveCall>

/** The one way from state to state. */
export async function writeMove(
  db: Database,
  { id, version, state, reason }: Move,
  { by, at }: Changed,
): Promise<void> {
  const before = await lockSeen(db, id, version)
  if (!agentMoves[before.state].includes(state)) throw new AppError('agents.not-possible', { state: before.state })
  await setState(db, id, state, before.joinedOn ?? (state === 'active' ? tokyoDayOf(at) : null))
  await recordChange(db, {
    ...{ object: { kind: 'agent', id }, userId: by, at, reason, version: version + 1, deed: deeds[state] },
    changes: [{ name: 'State', before: before.state, after: state }],
  })
}
