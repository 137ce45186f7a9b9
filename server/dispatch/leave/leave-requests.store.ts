import { sql } from 'kysely'
import type { OwnRequest } from '#contract/leave.ts'
import type { PersonKind } from '#contract/people.ts'
import type { Database } from '#server/platform/database.ts'

export interface RequestRow {
  id: string
  resourceId: string
  firstDay: string
  lastDay: string
  words: string
  askedAt: Date
  state: OwnRequest['state']
  grantedDays: string[]
  answer: string
  answeredAt: Date | null
  answeredBy: string | null
}

const written = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

const select = (db: Database) =>
  db
    .selectFrom('leave_requests')
    .select(['leave_requests.id', 'resource_id as resourceId', 'words', 'asked_at as askedAt', 'state'])
    .select(['answer', 'answered_at as answeredAt', 'answered_by as answeredBy'])
    .select([
      written('first_day').as('firstDay'),
      written('leave_requests.last_day').as('lastDay'),
      sql<string[]>`ARRAY(SELECT to_char(day, 'YYYY-MM-DD') FROM unnest(granted_days) AS day ORDER BY day)`.as(
        'grantedDays',
      ),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]
const toRow = (row: Row): RequestRow => ({ ...row, state: row.state as RequestRow['state'] })

export interface NewRequest {
  id: string
  resourceId: string
  firstDay: string
  lastDay: string
  words: string
  askedAt: Date
}

/** Answers whether it is new. Days that are asked for already meet at the exclusion. */
export async function addRequest(db: Database, request: NewRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leave_requests')
    .values({
      ...{ id: request.id, resource_id: request.resourceId, words: request.words, asked_at: request.askedAt },
      ...{ first_day: request.firstDay, last_day: request.lastDay },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const row = await select(db).where('leave_requests.id', '=', id).executeTakeFirst()
  return row && toRow(row)
}

/** With nobody else answering it until the transaction ends. */
export async function lockRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  await db.selectFrom('leave_requests').select('id').where('id', '=', id).forUpdate().execute()
  return findRequest(db, id)
}

/** Of one person: what waits, and what was answered since; the newest first. */
export async function requestsOf(db: Database, resourceId: string, since: Date): Promise<RequestRow[]> {
  const rows = await select(db)
    .where('resource_id', '=', resourceId)
    .where(({ or, eb }) => or([eb('state', '=', 'asked'), eb('answered_at', '>', since)]))
    .orderBy('asked_at', 'desc')
    .orderBy('leave_requests.id')
    .execute()
  return rows.map(toRow)
}

/** Those that wait for an answer, of who is with us; the first day first. */
export async function openRequests(db: Database): Promise<(RequestRow & { kind: PersonKind })[]> {
  const rows = await select(db)
    .innerJoin('resources', 'resources.id', 'leave_requests.resource_id')
    .select('resources.kind')
    .where('state', '=', 'asked')
    .where('resources.active', '=', true)
    .orderBy('first_day')
    .orderBy('asked_at')
    .orderBy('leave_requests.id')
    .execute()
  return rows.map((row) => ({ ...toRow(row), kind: row.kind as PersonKind }))
}

/** What was answered or withdrawn since, of one kind of people; the newest first. */
export async function answeredRequests(db: Database, kind: PersonKind, since: Date): Promise<RequestRow[]> {
  const rows = await select(db)
    .innerJoin('resources', 'resources.id', 'leave_requests.resource_id')
    .where('resources.kind', '=', kind)
    .where('answered_at', '>', since)
    .orderBy('answered_at', 'desc')
    .orderBy('leave_requests.id')
    .limit(200)
    .execute()
  return rows.map(toRow)
}

export interface Answer {
  state: 'granted' | 'refused' | 'withdrawn'
  grantedDays: readonly string[]
  answer: string
  answeredBy: string | null
  answeredAt: Date
}

export async function setAnswer(db: Database, id: string, answer: Answer): Promise<void> {
  await db
    .updateTable('leave_requests')
    .set({
      ...{ state: answer.state, answer: answer.answer, answered_by: answer.answeredBy, answered_at: answer.answeredAt },
      granted_days: sql`${[...answer.grantedDays]}::date[]`,
    })
    .where('id', '=', id)
    .execute()
}
