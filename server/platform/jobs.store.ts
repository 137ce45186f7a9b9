import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from './database.ts'
import { mailsStandStillSince } from './mail-breaker.ts'

export interface JobOptions {
  /** Compared with the database's clock; at once unless told. */
  runAt?: Date
  /** One job of this name at a time: a later one takes the place of one that has not started. */
  key?: string
  /** Nobody can have used this key before: none is looked for that this one replaces, which takes as long as all the rest. */
  isNewKey?: boolean
  /** Of the jobs in one queue only one is under way at a time, whichever process does it. A few names, not one for each job. */
  queue?: string
  maxAttempts?: number
}

/** With a wait of e, e², e³ … seconds between them, ten attempts reach over three hours and a half. */
export const attemptsUnlessTold = 10

/** Any number, the same in every Annai: with the name of a runner it says that the runner lives. */
export const livingRunnerLock = 727_003

/** Enqueues through the handle that it is given: inside a transaction, the job exists only if that commits. */
export async function addJob(db: Database, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  await sql`SELECT FROM graphile_worker.add_job(
    ${task}::text,
    ${JSON.stringify(payload)}::json,
    queue_name => ${options.queue ?? null}::text,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.maxAttempts ?? attemptsUnlessTold}::int,
    job_key => ${options.key ?? null}::text,
    job_key_mode => ${sql.lit(options.isNewKey ? 'unsafe_dedupe' : 'replace')})`.execute(db)
}

/** The same for many at once. */
export async function addJobs(db: Database, task: string, payloads: readonly object[]): Promise<void> {
  await sql`SELECT FROM unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) AS payload,
    LATERAL graphile_worker.add_job(
      ${task}::text, payload::json, max_attempts => ${attemptsUnlessTold}::int) AS job`.execute(db)
}

/**
 * Makes names of tasks known. Done before the first job of a name, two transactions that both enqueue it need not
 * wait for each other.
 */
export async function nameTasks(db: Database, names: string[]): Promise<void> {
  await sql`INSERT INTO graphile_worker._private_tasks (identifier)
    SELECT name FROM unnest(${names}::text[]) AS wanted (name)
    WHERE name NOT IN (SELECT identifier FROM graphile_worker._private_tasks)
    ORDER BY name
    ON CONFLICT DO NOTHING`.execute(db)
}

/**
 * Gives back the jobs and the queues of runners that are gone. A runner holds a lock under its name as long as its
 * connection lives; whose lock can be had is gone, and would otherwise keep its jobs for four hours. Whoever left a
 * runner behind names it: the database may not have noticed yet that its connection is dead.
 */
const giveBack = (leftBehind: readonly string[]) => sql`WITH gone AS MATERIALIZED (
    SELECT locked_by
    FROM (SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL
      UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL) AS runners
    WHERE locked_by = ANY (${leftBehind}::text[])
      OR pg_try_advisory_xact_lock(${sql.lit(livingRunnerLock)}, hashtext(locked_by)))
  SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM gone HAVING count(*) > 0`

export async function freeAbandonedJobs(db: Database): Promise<void> {
  await giveBack([]).execute(db)
}

/** The same over a runner's own connection, which does not depend on how the others are. */
export async function freeJobsOf(life: pg.ClientBase, db: Database, leftBehind: readonly string[]): Promise<void> {
  const { sql: text, parameters } = giveBack(leftBehind).compile(db)
  await life.query(text, [...parameters])
}

/** Jobs or queues are still in the hands of the runner of this name. */
export async function keepsJobs(db: Database, runner: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM graphile_worker._private_jobs WHERE locked_by = ${runner}
    UNION ALL SELECT FROM graphile_worker._private_job_queues WHERE locked_by = ${runner} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Says that the runner of this name lives, as long as this connection does. */
export async function showLife(life: pg.ClientBase, runner: string): Promise<void> {
  await life.query('SELECT pg_advisory_lock($1, hashtext($2))', [livingRunnerLock, runner])
}

/** For how long the first of those jobs has been waiting that could be taken now. */
export async function longestUntaken(life: pg.ClientBase, tasks: readonly string[]): Promise<number> {
  const { rows } = await life.query<{ seconds: number }>(
    `SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 AS seconds
    FROM graphile_worker._private_jobs
    WHERE is_available AND run_at <= now()
      AND task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($1::text[]))
      AND (job_queue_id IS NULL
        OR job_queue_id IN (SELECT id FROM graphile_worker._private_job_queues WHERE is_available))`,
    [tasks],
  )
  return rows[0]?.seconds ?? 0
}

/** A try that says nothing about the job, as when the mail server was away, does not count. Before the job is given back. */
export async function uncountAttempt(db: Database, id: string): Promise<void> {
  await sql`UPDATE graphile_worker._private_jobs SET attempts = attempts - 1
    WHERE id = ${id}::bigint AND locked_at IS NOT NULL AND attempts > 0`.execute(db)
}

export interface JobFigures {
  /** Of the first job whose time has come and that is not done; zero where there is none. */
  oldestDueSeconds: number
  due: number
  /** Not tried again by themselves. */
  failed: number
  mailsWaiting: number
}

export async function countJobs(db: Database, mailTasks: readonly string[]): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    SELECT coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)), 0)::float8 AS "oldestDueSeconds",
      count(*) FILTER (WHERE is_due)::integer AS due,
      count(*) FILTER (WHERE is_failed)::integer AS failed,
      count(*) FILTER (WHERE is_mail AND NOT is_failed AND (is_due OR last_error IS NOT NULL))::integer AS "mailsWaiting"
    FROM (SELECT run_at, last_error, run_at <= now() AND (attempts < max_attempts OR locked_at IS NOT NULL) AS is_due,
        attempts >= max_attempts AND locked_at IS NULL AS is_failed,
        task_identifier = ANY (${mailTasks}::text[]) AS is_mail
      FROM graphile_worker.jobs) AS jobs`.execute(db)
  return rows[0] ?? { oldestDueSeconds: 0, due: 0, failed: 0, mailsWaiting: 0 }
}

export interface Standstill {
  kind: string
  /** When the first of what waits was to be done, or when the mail server was last known to be away. */
  since: Date
  waiting: number
}

/** What has been waiting for longer than it should: by kind, each with its tasks; tasks that none names are `other`. */
export async function findStandstills(
  db: Database,
  kinds: Readonly<Record<string, readonly string[]>>,
  lateSeconds: number,
): Promise<Standstill[]> {
  const named = Object.entries(kinds).flatMap(([kind, tasks]) => tasks.map((task) => ({ kind, task })))
  const { rows } = await sql<Standstill>`
    SELECT kind, min(since) AS since, count(*)::integer AS waiting
    FROM (SELECT coalesce(named.kind, ${sql.lit(otherWork)}) AS kind,
        CASE WHEN last_error LIKE ${`${mailsStandStillSince} %`}
          THEN substring(last_error FROM ${`${mailsStandStillSince} ([^ ]+Z)`})::timestamptz ELSE run_at END AS since
      FROM graphile_worker.jobs
      LEFT JOIN json_to_recordset(${JSON.stringify(named)}::json) AS named (kind text, task text)
        ON named.task = task_identifier
      WHERE attempts < max_attempts OR locked_at IS NOT NULL) AS jobs
    WHERE since <= now() - make_interval(secs => ${lateSeconds})
    GROUP BY kind ORDER BY since`.execute(db)
  return rows
}

export const otherWork = 'other'

export interface FailedJob {
  id: string
  task: string
  attempts: number
  lastError: string | null
  failedAt: Date
}

/** Jobs that are not tried again, the latest first. The last try moved `run_at` on by its wait, which is taken off. */
export async function findFailedJobs(db: Database, most: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    SELECT id::text, task_identifier AS task, attempts, last_error AS "lastError",
      greatest(updated_at, run_at - CASE WHEN last_error IS NULL THEN interval '0' ELSE
        exp(least(attempts, 10)) * interval '1 second' END) AS "failedAt"
    FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL
    ORDER BY "failedAt" DESC, id DESC
    LIMIT ${most}`.execute(db)
  return rows
}

/** Lets a failed job start anew, with all its attempts. Answers whether there was one. */
export async function retryJob(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT retried.id
    FROM graphile_worker.jobs AS failed,
      LATERAL graphile_worker.reschedule_jobs(ARRAY[failed.id], run_at => now(), attempts => 0) AS retried
    WHERE failed.id = ${id}::bigint AND failed.attempts >= failed.max_attempts AND failed.locked_at IS NULL`.execute(db)
  return rows.length > 0
}

/** Takes jobs of a task off the list that failed for good and whose payload says a word. */
export async function removeFailedJobs(db: Database, task: string, word: string): Promise<void> {
  await sql`DELETE FROM graphile_worker._private_jobs WHERE attempts >= max_attempts AND locked_at IS NULL
    AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ${task})
    AND position(${word} IN payload::text) > 0`.execute(db)
}

/** Takes every job off the list whose payload says one of these words, also what failed for good. One under way goes on. */
export async function removeJobsNaming(db: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await sql`DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL
    AND EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE position(word IN payload::text) > 0)`.execute(db)
}
