import { type QueryId, sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { tasks } from '#server/capabilities.ts'
import { startJobs } from '#server/platform/jobs-runner.ts'
import { closeMail } from '#server/platform/mail.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { bookAndPay, type HeldBooking, holdFor, pay, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'

const { shared, server, deliver, rowOf } = shareMailing()
const ownDay = ownDays()
const patience = { timeout: 100_000, interval: 20 }

afterEach(() => {
  server().refuse(() => false)
  server().takeTime(async () => undefined)
})

async function cancel(held: HeldBooking) {
  const wish = { token: held.token, refundYen: held.booking.totalYen }
  expect((await post(shared(), pathOf(held, 'cancel'), wish)).status).toBe(200)
}

/** Delivers what is due, and has something happen once while the first mail is being written: after its booking was read. */
async function deliverWhile(work: () => Promise<unknown>) {
  const { ctx, database } = shared()
  const asking = new WeakSet<QueryId>()
  let isDone = false
  const db = ctx.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('mail_texts')) asking.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (!isDone && asking.has(queryId)) {
        isDone = true
        await work()
      }
      return result
    },
  })
  expect(await runDueJobs({ ctx: { ...ctx, db }, database })).toEqual([])
  expect(isDone).toBe(true)
}

async function changeBoard(held: HeldBooking, nameBoard: string) {
  const answer = await shared().app.inject({
    method: 'PATCH',
    url: `/api${pathOf(held, 'details')}`,
    payload: { token: held.token, nameBoard },
  })
  expect(answer.statusCode).toBe(200)
  shared().clock.advance(3 * 60_000)
}

/** The first words of what arrived about a booking, in the order in which it did. */
const toldOf = ({ booking }: HeldBooking) =>
  server()
    .letters.filter(({ subject }) => subject?.includes(booking.reference))
    .map(({ subject }) => subject?.split(':', 1)[0])

/** Two processes that do what is due, as in the product. */
async function startTwoRunners() {
  const { ctx, databaseUrl } = shared()
  for (let nth = 1; nth <= 2; nth++) {
    const own = { ...ctx, settings: { ...ctx.settings, mail: { ...ctx.settings.mail } } }
    const jobs = await startJobs(databaseUrl, own, tasks, own.log)
    onTestFinished(async () => {
      await jobs.stop()
      await closeMail(own)
    })
  }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

test('of nine guests who cancel soon after paying, each has the true mail last: two processes, a slow mail server', async () => {
  const everybody: HeldBooking[] = []
  for (let nth = 1; nth <= 9; nth++) everybody.push(await holdFor(shared(), { day: ownDay() }))
  const cancelled = gate()
  server().takeTime(({ subject }) => (subject?.startsWith('Arranged') ? cancelled.opened : Promise.resolve()))
  await startTwoRunners()
  await Promise.all(everybody.map((held) => pay(shared(), held)))
  // Some are with the mail server by now, others wait for their turn.
  await vi.waitFor(async () => expect(await countQueues('NOT is_available')).toBeGreaterThan(0), patience)
  await Promise.all(everybody.map(cancel))
  cancelled.open()
  await vi.waitFor(() => {
    for (const held of everybody) expect(toldOf(held).at(-1)).toBe('Cancelled')
  }, patience)
  await vi.waitFor(async () => expect(await countJobs(everybody)).toBe(0), patience)
  for (const held of everybody) expect(toldOf(held).filter((word) => word === 'Cancelled')).toHaveLength(1)
  for (const held of everybody) expect(toldOf(held).at(-1)).toBe('Cancelled')
}, 300_000)

test('without a queue for each booking the first mail comes last: the control of the race above', async () => {
  const held = await holdFor(shared(), { day: ownDay() })
  const overtaken = gate()
  const arranged = gate()
  server().takeTime(async ({ subject }) => {
    if (!subject?.includes(held.booking.reference)) return
    if (subject.startsWith('Cancelled')) overtaken.open()
    else {
      arranged.open()
      await overtaken.opened
    }
  })
  await pay(shared(), held)
  await leaveQueues()
  await startTwoRunners()
  await arranged.opened
  await cancel(held)
  await leaveQueues()
  await vi.waitFor(() => expect(toldOf(held)).toEqual(['Cancelled', 'Arranged']), patience)
})

const countQueues = async (where: string) => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM graphile_worker._private_job_queues WHERE ${sql.raw(where)}`.execute(shared().ctx.db)
  return rows[0]?.count ?? 0
}

/** Of those that are due: the mail of a hold waits for its hour. */
async function countJobs(about: readonly HeldBooking[]) {
  const ids = await Promise.all(about.map(async (held) => (await rowOf(held)).id))
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM graphile_worker._private_jobs
    WHERE payload->>'bookingId' = ANY(${ids}::text[]) AND payload->>'occasion' <> 'held'`.execute(shared().ctx.db)
  return rows[0]?.count ?? 0
}

const leaveQueues = () =>
  sql`UPDATE graphile_worker._private_jobs SET job_queue_id = NULL WHERE locked_at IS NULL`.execute(shared().ctx.db)

test('who cancels while the mail is being written is not told that it is arranged', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliverWhile(() => cancel(held))
  expect(toldOf(held)).toEqual(['Cancelled'])
})

test('a change while the mail is being written stands in it, and is not told once more', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliverWhile(() => changeBoard(held, 'NEWEST'))
  await deliver(held)
  expect(toldOf(held)).toEqual(['Arranged'])
  const first = server().letters.find(({ subject }) => subject?.includes(held.booking.reference))
  expect(first?.text).toContain('NEWEST')
})

test('a mail that is sent again on demand says how the booking is when it goes', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  const { status } = await post(shared(), pathOf(held, 'mail'), { token: held.token })
  expect(status).toBe(200)
  await deliverWhile(() => cancel(held))
  expect(toldOf(held)).toEqual(['Arranged', 'Cancelled', 'Cancelled'])
})

test('a mail that failed at first does not come after what happened since', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  server().refuse(() => true)
  expect((await deliver(held)).failures.length).toBeGreaterThan(0)
  server().refuse(() => false)
  await cancel(held)
  await deliver(held)
  await deliver(held)
  expect(toldOf(held)).toEqual(['Cancelled'])
})

test('who changes something before "Arranged" could be delivered gets "Arranged" with it, once', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  server().refuse(() => true)
  await deliver(held)
  server().refuse(() => false)
  // The change is told first, as when its turn comes before the next try of the other.
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '900 years', attempts = 0
    WHERE payload->>'bookingId' = ${(await rowOf(held)).id}`.execute(shared().ctx.db)
  await changeBoard(held, 'SINCE THEN')
  const first = await deliver(held)
  expect(first.letters.map(({ subject }) => subject?.split(':', 1)[0])).toEqual(['Arranged'])
  expect(first.letters[0]?.text).toContain('SINCE THEN')
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE payload->>'bookingId' = ${(await rowOf(held)).id} AND payload->>'occasion' = 'confirmed'`.execute(
    shared().ctx.db,
  )
  await deliver(held)
  await changeBoard(held, 'AND AGAIN')
  await deliver(held)
  expect(toldOf(held)).toEqual(['Arranged', 'Changed'])
})

test('of two changes whose mails both wait, one mail says it all', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  await changeBoard(held, 'FIRST')
  // As if the first were under way: the second then does not take its place.
  await sql`UPDATE graphile_worker._private_jobs SET key = NULL
    WHERE payload->>'bookingId' = ${(await rowOf(held)).id} AND payload->>'occasion' = 'changed'`.execute(
    shared().ctx.db,
  )
  await changeBoard(held, 'SECOND')
  const { letters } = await deliver(held)
  expect(letters.map(({ subject }) => subject?.split(':', 1)[0])).toEqual(['Changed'])
  expect(letters[0]?.text).toContain('SECOND')
})

test('every mail about a booking waits in a queue, and there are few of them', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await changeBoard(held, 'QUEUED')
  await post(shared(), pathOf(held, 'mail'), { token: held.token })
  await post(shared(), pathOf(held, 'messages'), { token: held.token, body: 'A word' })
  const { rows } = await sql<{ queue_name: string | null }>`
    SELECT DISTINCT queue_name FROM graphile_worker.jobs AS job JOIN graphile_worker._private_jobs USING (id)
    WHERE job.task_identifier LIKE 'notifications.%'
      AND (payload->>'bookingId' = ${(await rowOf(held)).id} OR job.task_identifier LIKE '%message')`.execute(
    shared().ctx.db,
  )
  expect(rows).toEqual([{ queue_name: expect.stringMatching(/^mails of bookings \d+$/) }])
  expect(await countQueues('true')).toBeLessThanOrEqual(3 * 64)
})
