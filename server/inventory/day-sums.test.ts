import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLogger } from '#server/platform/log.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, holdFor, post } from '#server/testing/bookings.ts'
import { brokenDays } from '#server/testing/promises-of-days.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'
import { readDaySums } from './day-sums.store.ts'
import { addUpDays, checkDaySums } from './keep-day-sums.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-01')
const none = { tours: 0, cancelled: 0, 'car-seconds': 0, 'people-seconds': 0 }

test('a day counts what is sure: not what is held, and what is called off apart', async () => {
  const { db } = annai().ctx
  const day = ownDay()
  const sumsOf = async () => (await readDaySums(db, [{ firstDay: day, lastDay: day }]))[0]
  await holdFor(annai(), { day })
  expect(await sumsOf()).toEqual(none)
  const held = await bookAndPay(annai(), { day })
  const sure = await sumsOf()
  expect(sure).toMatchObject({ tours: 1 })
  expect(sure?.['car-seconds']).toBeGreaterThan(3600)
  await addUpDays(annai().ctx)
  expect(await sumsOf()).toEqual(sure)
  await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: held.booking.totalYen })
  expect(await sumsOf()).toEqual({ ...none, cancelled: 1 })
  expect(await brokenDays(db)).toEqual([])
})

test('whoever changes rows, their days follow', async () => {
  const { db } = annai().ctx
  const held = await bookAndPay(annai(), { day: ownDay() })
  const of = sql`booking_id = (SELECT id FROM bookings WHERE reference = ${held.booking.reference})`
  const deeds = [
    sql`UPDATE assignments SET ends_at = ends_at + interval '1 hour' WHERE ${of}`,
    sql`UPDATE assignments SET starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day' WHERE ${of}`,
    sql`UPDATE bookings SET starts_at = starts_at - interval '1 day' WHERE reference = ${held.booking.reference}`,
    sql`UPDATE bookings SET state = 'no_show' WHERE reference = ${held.booking.reference}`,
    sql`UPDATE assignments SET live = false WHERE ${of}`,
    sql`UPDATE assignments SET live = true, expires_at = now() WHERE ${of}`,
    sql`UPDATE assignments SET expires_at = NULL WHERE ${of}`,
    sql`DELETE FROM assignments WHERE ${of}`,
    sql`UPDATE bookings SET state = 'cancelled' WHERE reference = ${held.booking.reference}`,
  ]
  for (const [number, deed] of deeds.entries()) {
    await deed.execute(db)
    expect(await brokenDays(db), String(number)).toEqual([])
  }
})

test('while some book and others add up, nothing is counted twice', async () => {
  await Promise.all([
    ...Array.from({ length: 3 }, () => bookAndPay(annai(), { day: ownDay() })),
    ...Array.from({ length: 6 }, () => addUpDays(annai().ctx)),
    checkDaySums(annai().ctx),
  ])
  expect(await brokenDays(annai().ctx.db)).toEqual([])
})

const spoiled: [string, ReturnType<typeof sql>][] = [
  ['a sum', sql`UPDATE day_sums SET amount = amount + 1 WHERE ctid = (SELECT min(ctid) FROM day_sums)`],
  ['a sum that is lost', sql`DELETE FROM day_sums WHERE ctid = (SELECT max(ctid) FROM day_sums WHERE amount > 0)`],
  ['a sum of no day of ours', sql`INSERT INTO day_sums VALUES ('tours', '2031-05-05', 3)`],
  ['news that nobody told', sql`INSERT INTO day_news (what, day, amount) VALUES ('cancelled', '2026-10-10', 1)`],
]
test.each(spoiled)('%s is found by the check, told as an error, and mended', async (_what, spoil) => {
  const { db } = annai().ctx
  await addUpDays(annai().ctx)
  await spoil.execute(db)
  expect(await brokenDays(db)).toHaveLength(1)
  const told: string[] = []
  const log = createLogger('error')
  log.error = (_details: unknown, words?: string) => void told.push(words ?? '')
  expect(await checkDaySums({ db, log })).toHaveLength(1)
  expect(told).toEqual(['sums of days differed from the bookings and were mended'])
  expect(await brokenDays(db)).toEqual([])
  expect(await checkDaySums({ db, log })).toEqual([])
})
