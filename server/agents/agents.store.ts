import { sql } from 'kysely'
import type { AgentDetail, AgentFields, AgentKind, AgentRow, AgentState, listAgents } from '#contract/agents.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { emailKey } from '#contract/text.ts'
import type { Database } from '#server/platform/database.ts'
import { orderOf } from '#server/platform/office-list.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'

export type Asked = ReadInputOf<typeof listAgents>

/** The account that has shown the partner's address to be its own. */
const selectAgents = (db: Database) =>
  db
    .selectFrom('agents')
    .leftJoin('users', (join) =>
      join
        .onRef('users.email_key', '=', 'agents.email_key')
        .on('users.email_verified_at', 'is not', null)
        .on('users.status', '=', '1'),
    )
    .selectAll('agents')
    .select([
      'users.full_name as account_name',
      'users.created_at as account_since',
      sql<number>`commission_percent::float8`.as('percent'),
      sql<string | null>`to_char(joined_on, 'YYYY-MM-DD')`.as('joined'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectAgents>['executeTakeFirstOrThrow']>>

const toRow = (row: Row): AgentRow => ({
  id: row.id,
  business: row.business,
  kind: row.kind as AgentKind,
  contact: row.contact,
  email: row.email,
  phone: row.phone,
  area: row.area,
  commissionPercent: row.percent,
  state: row.state as AgentState,
  joinedOn: row.joined,
  hasAccount: row.account_name !== null,
})

export type AgentRecord = Omit<AgentDetail, 'history'>

const toRecord = (row: Row): AgentRecord => {
  const { hasAccount: _, ...same } = toRow(row)
  return {
    ...same,
    languages: row.languages,
    registration: row.registration,
    notes: row.notes,
    version: row.version,
    createdAt: tokyoIso(row.created_at),
    account:
      row.account_name !== null && row.account_since
        ? { name: row.account_name, since: tokyoIso(row.account_since) }
        : null,
  }
}

const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

function matching({ q, kind, state, account }: Asked) {
  const words = like(q)
  const figures = q.replace(/\D/g, '')
  const conditions = [
    q === ''
      ? sql<boolean>`true`
      : sql<boolean>`(business ILIKE ${words} OR contact ILIKE ${words} OR agents.email ILIKE ${words}
          OR area ILIKE ${words} OR registration ILIKE ${words}
          OR (${figures} <> '' AND regexp_replace(phone, '\\D', '', 'g') LIKE ${like(figures)}))`,
  ]
  if (kind.length > 0) conditions.push(sql<boolean>`kind = ANY(${kind}::text[])`)
  if (state.length > 0) conditions.push(sql<boolean>`state = ANY(${state}::text[])`)
  if (account.length === 1)
    conditions.push(account[0] === 'yes' ? sql<boolean>`users.id IS NOT NULL` : sql<boolean>`users.id IS NULL`)
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

const order = {
  business: sql`lower(business)`,
  kind: sql`kind`,
  area: sql`lower(area)`,
  commission: sql`commission_percent`,
  state: sql`array_position(ARRAY['asked', 'active', 'paused', 'ended'], state)`,
  joined: sql`joined_on`,
}

export async function findAgents(db: Database, asked: Asked, only: readonly string[] = []): Promise<AgentRow[]> {
  const { by, descending } = orderOf(asked.sort)
  const rows = await selectAgents(db)
    .where(matching(asked))
    .$if(only.length > 0, (query) => query.where(sql<boolean>`agents.id = ANY(${only}::uuid[])`))
    .orderBy(sql`${order[by]} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST`)
    .orderBy('agents.id')
    .limit(asked.rows)
    .offset((asked.page - 1) * asked.rows)
    .execute()
  return rows.map(toRow)
}

export async function countAgents(db: Database, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('agents')
    .leftJoin('users', (join) =>
      join
        .onRef('users.email_key', '=', 'agents.email_key')
        .on('users.email_verified_at', 'is not', null)
        .on('users.status', '=', '1'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(asked))
    .executeTakeFirstOrThrow()
  return count
}

/** Of the tabs: all, and each state. */
export async function countStates(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('agents')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return { asked: 0, active: 0, paused: 0, ended: 0, ...Object.fromEntries(rows.map((r) => [r.state, r.count])), all }
}

export async function findAgent(db: Database, id: string): Promise<AgentRecord | undefined> {
  const row = await selectAgents(db).where('agents.id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** As it is now, and nobody else changes it until the transaction ends. */
export async function lockAgent(db: Database, id: string): Promise<AgentRecord | undefined> {
  await db.selectFrom('agents').select('id').where('id', '=', id).forUpdate().execute()
  return findAgent(db, id)
}

const columnsOf = ({ commissionPercent, joinedOn, ...fields }: AgentFields) => ({
  ...fields,
  email_key: emailKey(fields.email),
  commission_percent: commissionPercent,
  joined_on: joinedOn,
})

export interface NewAgent extends AgentFields {
  id?: string
  at: Date
}

/** Answers its id; undefined where another has the address. */
export async function insertAgent(db: Database, { id, at, ...fields }: NewAgent): Promise<string | undefined> {
  const row = await db
    .insertInto('agents')
    .values({ ...columnsOf(fields), ...(id && { id }), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** False where another has the address. */
export async function updateAgent(db: Database, id: string, fields: AgentFields): Promise<boolean> {
  const key = emailKey(fields.email)
  const { numUpdatedRows } = await db
    .updateTable('agents')
    .set((old) => ({ ...columnsOf(fields), version: old('version', '+', 1) }))
    .where('id', '=', id)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM agents AS other WHERE other.email_key = ${key} AND other.id <> ${id})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setState(db: Database, id: string, state: AgentState, joinedOn: string | null): Promise<void> {
  await db
    .updateTable('agents')
    .set((old) => ({ state, joined_on: joinedOn, version: old('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
