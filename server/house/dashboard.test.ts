import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Dashboard, Decision } from '#contract/dashboard.ts'
import { addJob } from '#server/platform/jobs.ts'
import { MailServerAway } from '#server/platform/mail-breaker.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'

let office: SignedIn
const annai = shareTestAnnai({ demo: true }, async (opened) => {
  office = await signIn(opened, 'admin')
})
const read = async (period = 'week'): Promise<Dashboard> =>
  (await get(annai(), `/admin/dashboard?period=${period}`, office.headers)).body
const ofKind = <K extends Decision['kind']>({ decisions }: Dashboard, kind: K) =>
  decisions.filter((decision): decision is Extract<Decision, { kind: K }> => decision.kind === kind)

test('the day is Tokyo’s, and its service stands in order of departure with crews and plates', async () => {
  const { today, service, toursToday, toDepart, summary } = await read()
  expect(today).toBe('2026-11-15')
  const times = [...service.today, ...service.tomorrow].map(({ startsAt }) => startsAt)
  expect(times).toEqual(times.toSorted())
  expect(service.today.every(({ startsAt }) => startsAt.startsWith(today))).toBe(true)
  expect(toursToday.value).toBe(service.today.length)
  // It is half past ten.
  expect(toDepart).toBe(service.today.filter(({ startsAt }) => startsAt > '2026-11-15T10:30').length)
  expect(toDepart).toBeGreaterThan(0)
  for (const { crew, plate } of service.today) expect([crew.length > 0, plate !== null]).toEqual([true, true])
  const outNow = service.today.filter(
    ({ startsAt, endsAt }) => startsAt <= '2026-11-15T10:30' && endsAt > '2026-11-15T10:30:00+09:00',
  )
  expect(summary.cars.out).toBe(outNow.length)
  expect(summary.hours[10]?.cars).toBeGreaterThanOrEqual(outNow.length)
})

test('what waits for a person is there, the most urgent first, and the marks count the same', async () => {
  const dashboard = await read()
  expect(ofKind(dashboard, 'crew')).toMatchObject([
    {
      missing: ['chauffeur'],
      lost: [expect.stringMatching(/^\S+ is ill$/)],
      startsAt: expect.stringMatching(/^2026-11-16/),
    },
    { missing: ['vehicle'], startsAt: expect.stringMatching(/^2026-11-16/) },
  ])
  expect(ofKind(dashboard, 'conflict')).toEqual([])
  expect(ofKind(dashboard, 'hold')).toMatchObject([
    { leadName: 'Gloria Hwang', heldUntil: '2026-11-15T22:00:00+09:00' },
  ])
  expect(ofKind(dashboard, 'message').length).toBeGreaterThan(0)
  expect(ofKind(dashboard, 'leave')).toEqual([
    { kind: 'leave', waiting: expect.any(Number), firstDay: expect.stringMatching(/^2026-/) },
  ])
  const stars = ofKind(dashboard, 'review').map((review) => review.stars)
  expect(stars).toEqual(stars.toSorted((a, b) => a - b))
  expect(dashboard.decisions[0]?.kind).toBe('crew')
  const { body } = await get(annai(), '/admin/badges', office.headers)
  expect(body).toMatchObject({ dashboard: dashboard.decisions.length, reviews: stars.length, dispatch: 2 })
  for (const [badge, list] of [
    ['tourBookings', '/office/bookings?kind=tour'],
    ['rides', '/office/bookings?kind=other'],
  ] as const) {
    const { counts } = (await get(annai(), list, office.headers)).body
    expect(body[badge], list).toBe(counts['needs-crew'])
  }
  const { body: inbox } = await get(annai(), '/office/messages', office.headers)
  expect(inbox.threads.length, 'guests of bookings wait, too').toBeGreaterThan(0)
  expect(body.messages).toBe(inbox.counts.waiting + inbox.threads.length)
})

test('a payment that nobody finished and a refund that was refused wait for a person, too', async () => {
  const { db, clock } = annai().ctx
  const paid = await db.selectFrom('payments').selectAll().orderBy('created_at').executeTakeFirstOrThrow()
  const at = new Date(clock.now().getTime() - 3_601_000)
  await db
    .insertInto('payments')
    .values({
      charge_id: randomUUID(),
      booking_id: paid.booking_id,
      gateway: 'test',
      gateway_id: 'late',
      amount_yen: 1000,
      charge_yen: 1000,
      state: 'needs_step_up',
      created_at: at,
    })
    .execute()
  await db
    .insertInto('refunds')
    .values({
      payment_id: paid.id,
      booking_id: paid.booking_id,
      amount_yen: 500,
      reason: 'Any',
      state: 'failed',
      note_number: 9,
      created_at: at,
    })
    .execute()
  const dashboard = await read()
  expect(ofKind(dashboard, 'payment')).toMatchObject([{ amountYen: 1000 }])
  expect(ofKind(dashboard, 'refund')).toMatchObject([{ amountYen: 500 }])
})

test('letters of the contact page wait for a person, as one row with who waits longest', async () => {
  const { db } = annai().ctx
  expect(ofKind(await read(), 'letters')).toEqual([])
  const about = { topic: 'other', email: 'irene@example.com', body: 'He drove too fast.' }
  await db
    .insertInto('contact_messages')
    .values([
      { ...about, name: 'Ken Abe', receipt: 'CM-TEST22', at: new Date('2026-11-15T09:00:00+09:00') },
      { ...about, name: 'Irene Walsh', receipt: 'CM-TEST11', at: new Date('2026-11-15T08:10:00+09:00') },
    ])
    .execute()
  expect(ofKind(await read(), 'letters')).toEqual([
    { kind: 'letters', waiting: 2, name: 'Irene Walsh', at: '2026-11-15T08:10:00+09:00' },
  ])
  await db.deleteFrom('contact_messages').where('email', '=', about.email).execute()
})

test('money taken is the ledger’s, beside as much of the period before as has gone by of this one', async () => {
  const { taken, period, weeks, cars, people, leadDays, cancelledPercent } = await read()
  expect(period).toEqual({
    firstDay: '2026-11-09',
    lastDay: '2026-11-15',
    before: { firstDay: '2026-11-02', lastDay: '2026-11-08' },
  })
  const { yen } = await annai()
    .ctx.db.selectFrom('ledger_lines')
    .select(sql<number>`coalesce(sum(amount_yen), 0)::int`.as('yen'))
    .where('account', '=', 'gateway')
    .where('amount_yen', '>', 0)
    .where('at', '>=', new Date('2026-11-09T00:00:00+09:00'))
    .executeTakeFirstOrThrow()
  expect(taken?.value).toBe(yen)
  expect(weeks?.at(-1)).toMatchObject({ monday: '2026-11-09', paidYen: yen, isRunning: true })
  expect(weeks).toHaveLength(12)
  for (const { percent, takenHours, dutyHours } of [cars, people]) {
    expect(percent.value).toBeCloseTo((takenHours / dutyHours) * 100, 0)
    expect(percent.line).toHaveLength(9)
  }
  expect(leadDays.value).toBeGreaterThan(0)
  expect(cancelledPercent.value).toBeGreaterThanOrEqual(0)
})

test.each(['week', 'month', 'quarter'])('every figure of a %s is what the list behind it adds up to', async (unit) => {
  // The same words as in the links, see web/house/office/dashboard/figure-lists.ts.
  const onTheRoad = 'needs-crew,confirmed,on-the-road,done,no-show'
  const listed = async (question: Record<string, string>) => {
    const rows: { startsAt: string; createdAt: string }[] = []
    for (let page = 1; ; page++) {
      const asked = new URLSearchParams({ kind: 'all', ...question, rows: '100', page: String(page) })
      const { body } = await get(annai(), `/office/bookings?${asked}`, office.headers)
      rows.push(...body.rows)
      if (rows.length >= body.total) return { rows, total: Number(body.total) }
    }
  }
  const dashboard = await read(unit)
  const days = `${dashboard.period.firstDay}..${dashboard.period.lastDay}`

  const asked = new URLSearchParams({ period: unit, on: dashboard.today, kind: 'payment' })
  const { body: earnings } = await get(annai(), `/admin/earnings?${asked}`, office.headers)
  expect(earnings.ledger.sums.paidYen).toBe(dashboard.taken?.value)
  expect(earnings.firstDay).toBe(dashboard.period.firstDay)

  expect((await listed({ days: 'today', status: onTheRoad })).total).toBe(dashboard.toursToday.value)
  for (const day of ['today', 'tomorrow'] as const) {
    const { total } = await listed({ days: day, status: `on-hold,pending,${onTheRoad}` })
    expect(total).toBe(dashboard.service[day].length)
  }
  expect((await listed({ status: 'on-the-road' })).total).toBe(dashboard.summary.cars.out)
  expect((await listed({ days, status: onTheRoad })).total).toBe(dashboard.tours)
  const cancelled = (await listed({ days, status: 'cancelled' })).total
  expect(cancelled).toBe(dashboard.cancelled)
  expect(dashboard.cancelledPercent.value).toBeCloseTo((cancelled / (cancelled + dashboard.tours)) * 100, 0)

  const { rows } = await listed({ made: days, status: `${onTheRoad},cancelled` })
  const ahead = rows.map((row) => (Date.parse(row.startsAt) - Date.parse(row.createdAt)) / 86_400_000)
  const sorted = ahead.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
  expect(dashboard.leadDays.value).toBeCloseTo(median, 0)
})

test('what stands still in the background is told with its time in Tokyo and how much waits', async () => {
  const { ctx, database } = annai()
  await database.pool.query('DELETE FROM graphile_worker._private_jobs')
  const nowMs = Math.floor(Date.now() / 1000) * 1000
  const minutesAgo = (minutes: number) => new Date(nowMs - minutes * 60_000)
  // In time, or tomorrow's: nobody waits for these.
  await addJob(ctx.db, 'notifications.tell', {})
  await addJob(ctx.db, 'payments.refund', {}, { runAt: minutesAgo(-1440) })
  expect((await read()).standstills).toEqual([])

  await addJob(ctx.db, 'payments.refund', {}, { runAt: minutesAgo(7) })
  await addJob(ctx.db, 'booking.expire-holds', {}, { runAt: minutesAgo(5) })
  await addJob(ctx.db, 'notifications.tell', {}, { runAt: minutesAgo(10) })
  expect((await read()).standstills).toEqual([
    { kind: 'mails', since: tokyoIso(minutesAgo(10)), waiting: 1 },
    { kind: 'refunds', since: tokyoIso(minutesAgo(7)), waiting: 1 },
    { kind: 'other', since: tokyoIso(minutesAgo(5)), waiting: 1 },
  ])

  // A mail that is tried again and again has no time of its own any more; what its failure says counts.
  const away = new MailServerAway(minutesAgo(30), new Error('connect ECONNREFUSED'))
  await addJob(ctx.db, 'dispatch.mail-link', {}, { runAt: minutesAgo(-3) })
  await database.pool.query(
    `UPDATE graphile_worker._private_jobs SET last_error = $1
      WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`,
    [away.message],
  )
  expect((await read()).standstills[0]).toEqual({ kind: 'mails', since: tokyoIso(minutesAgo(30)), waiting: 2 })

  // What failed for good stands with what needs a person.
  await database.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')
  expect((await read()).standstills).toEqual([])
  await database.pool.query('DELETE FROM graphile_worker._private_jobs')
})

test('the page takes the same few questions, whatever the period and however many bookings', async () => {
  await read()
  // Three of them say who fell away, and how far each job is on the road; two, which letters and requests for leave wait.
  for (const period of ['week', 'month', 'quarter'])
    expect(await countStatements(annai(), () => read(period))).toBeLessThanOrEqual(24)
})
