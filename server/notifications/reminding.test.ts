import { expect, onTestFinished, test } from 'vitest'
import { addJob } from '#server/platform/jobs.ts'
import { closeMail } from '#server/platform/mail.ts'
import { startMailServer } from '#server/platform/mail-server.fixture.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, holdFor, post } from '#server/testing/bookings.ts'
import { askChange, pathOf } from '#server/testing/scene.ts'

async function startMailing() {
  const server = await startMailServer()
  const annai = await startTestAnnai({ demo: true, settings: { mail: server.settings } })
  onTestFinished(() => closeMail(annai.ctx))
  /** Lets the clock show this time in Tokyo, sweeps, and answers the subjects of what arrived. */
  const sweepAt = async (day: string, time: string) => {
    annai.clock.advance(tokyoInstant(day, time).getTime() - annai.clock.now().getTime())
    return sweep()
  }
  const sweep = async () => {
    const before = server.letters.length
    await addJob(annai.ctx.db, 'notifications.remind', {})
    expect(await runDueJobs(annai)).toEqual([])
    return server.letters.slice(before).map(({ subject }) => subject ?? '')
  }
  return { annai, server, sweep, sweepAt }
}

test('from 17:00 in Tokyo on the day before, each guest of a confirmed day is reminded once', async () => {
  const { annai, server, sweep, sweepAt } = await startMailing()
  const tomorrow = await bookAndPay(annai)
  await bookAndPay(annai, { day: '2026-12-10' })
  const cancelled = await bookAndPay(annai)
  await post(annai, pathOf(cancelled, 'cancel'), { token: cancelled.token, refundYen: cancelled.booking.totalYen })
  await holdFor(annai)
  expect(await sweep()).toHaveLength(3)

  expect((await sweepAt('2026-12-08', '16:59')).filter((subject) => /^Tomorrow/.test(subject))).toEqual([])
  const { reference, service } = tomorrow.booking
  expect(await sweepAt('2026-12-08', '17:00')).toEqual([`Tomorrow, 08:00: ${service.title} (${reference})`])
  const letter = server.letters.at(-1)
  expect(letter?.attached(`annai-voucher-${reference}.pdf`).subarray(0, 5).toString()).toBe('%PDF-')
  expect(letter?.messageId).toContain('.2026-12-09@')
  expect(await sweepAt('2026-12-08', '17:30')).toEqual([])
  expect(await sweepAt('2026-12-09', '00:30')).toEqual([])
  expect(await sweepAt('2026-12-09', '17:00')).toEqual([expect.stringMatching(/^Tomorrow, 08:00/)])
})

test('who moves to another day is reminded of that one, too, and who has just been written to is not', async () => {
  const { annai, sweepAt } = await startMailing()
  const held = await bookAndPay(annai)
  expect(await sweepAt('2026-12-08', '17:00')).toEqual([expect.stringMatching(/^Arranged/)])
  const other = await askChange(annai, held, '2026-12-11')
  const moved = await post(annai, pathOf(held, 'reschedule'), { token: held.token, quoteId: other.body.quote.id })
  expect(moved.status).toBe(200)
  expect(await sweepAt('2026-12-10', '16:00')).toEqual([expect.stringMatching(/^Changed/)])
  expect(await sweepAt('2026-12-10', '18:00')).toEqual([expect.stringMatching(/^Tomorrow/)])
})

test('one address that refuses keeps nobody else from being reminded', async () => {
  const { annai, server, sweep, sweepAt } = await startMailing()
  const bad = await bookAndPay(annai)
  await bookAndPay(annai)
  await sweep()
  await annai.ctx.db
    .updateTable('bookings')
    .set({ email: 'full@example.com' })
    .where('reference', '=', bad.booking.reference)
    .execute()
  server.refuse((recipient) => recipient === 'full@example.com')
  annai.clock.advance(tokyoInstant('2026-12-08', '17:00').getTime() - annai.clock.now().getTime())
  await addJob(annai.ctx.db, 'notifications.remind', {})
  expect(await runDueJobs(annai)).toMatchObject([{ task: 'notifications.tell' }])
  expect(server.letters.filter(({ subject }) => subject?.startsWith('Tomorrow'))).toHaveLength(1)
  server.refuse(() => false)
  expect(await sweepAt('2026-12-08', '17:30')).toEqual([expect.stringMatching(/^Tomorrow/)])
  expect(server.letters.filter(({ recipients }) => recipients[0] === 'full@example.com')).toHaveLength(1)
})
