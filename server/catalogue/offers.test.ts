import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Season } from '#contract/catalogue.ts'
import type { ClosedDays } from '#contract/closed-days.ts'
import { discountYen } from '#contract/money.ts'
import { OfferDetail, RunningOffer } from '#contract/offers.ts'
import { surchargeYen } from '#contract/tour-season.ts'
import { taxInYen } from '#core/tax.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { firstDayOf } from './offer.rules.ts'
import { fromSeason } from './season.rules.ts'

const days = { travelFrom: '2026-12-01', travelTo: '2026-12-18', weekdays: [1, 2, 3, 4, 5] }

test('what comes off is whole yen, never more than the percentage', () => {
  expect(discountYen(128_000, 10)).toBe(12_800)
  expect(discountYen(999, 10)).toBe(99)
  expect(taxInYen(115_200, 10)).toBe(10_472)
})

test('the first day is one on which both the offer and the tour run', () => {
  const first = (season: Season | null, today: string, closed: ClosedDays[] = []) =>
    firstDayOf(days, { season, closed }, today)
  expect(first(null, '2026-11-15')).toBe('2026-12-01')
  expect(first(null, '2026-12-05')).toBe('2026-12-07')
  expect(first({ from: '12-10', to: '02-28' }, '2026-11-15')).toBe('2026-12-10')
  expect(first({ from: '03-20', to: '04-10' }, '2026-11-15')).toBeNull()
  expect(first(null, '2026-12-19')).toBeNull()
  expect(first(null, '2026-11-15', [{ from: '11-28', to: '12-08', weekdays: [] }])).toBe('2026-12-09')
  expect(first(null, '2026-11-15', [{ from: '11-28', to: '01-04', weekdays: [] }])).toBeNull()
  expect(first(null, '2026-11-15', [{ from: '01-01', to: '12-31', weekdays: [2] }])).toBe('2026-12-02')
})

test('an offer works its code through on every tour it applies to, and ends after its last day in Tokyo', async () => {
  const annai = await startTestAnnai({ demo: true })
  const list = (await annai.app.inject({ url: '/api/offers' })).json()
  const ends = list.offers.map((offer: { bookUntil: string }) => offer.bookUntil)
  expect(ends).toEqual([...ends].sort())
  // The list works each code through on the first tour that can still be had, as the offer's own page does.
  for (const listed of z.array(RunningOffer).parse(list.offers)) {
    const own = OfferDetail.parse((await annai.app.inject({ url: `/api/offers/${listed.slug}` })).json())
    expect(listed.tours.map(({ slug }) => slug)).toEqual(own.tours.map(({ tour }) => tour.slug))
    const first = own.tours.find(({ firstDay }) => firstDay !== null)
    expect(listed.example).toMatchObject({
      slug: first?.tour.slug,
      totalYen: first?.totalYen,
      firstDay: first?.firstDay,
    })
  }
  const url = '/api/offers/clear-sky-weekdays'
  const offer = OfferDetail.parse((await annai.app.inject({ url })).json())
  expect(offer.tours.length).toBe(offer.tourCount)
  expect(offer.tours.length).toBeGreaterThan(0)
  for (const line of offer.tours) {
    expect(line.tour.category.slug).toBe('fuji-and-hakone')
    expect(line.totalYen).toBe(line.dayYen + (line.season?.yen ?? 0) - line.discountYen)
  }

  // Closed from its first day on, a tour names the first day after that, and the others theirs.
  const [closed, ...open] = offer.tours
  const from = fromSeason(closed?.firstDay?.slice(5) ?? '')
  await sql`INSERT INTO tour_seasons (tour_id, position, name, season_from, season_to, percent, closed)
    SELECT id, 9, 'Works on the road', ${from}, ${from}, 0, true FROM tours WHERE slug = ${closed?.tour.slug}`.execute(
    annai.ctx.db,
  )
  const [later, ...same] = OfferDetail.parse((await annai.app.inject({ url })).json()).tours
  expect(later?.firstDay?.localeCompare(closed?.firstDay ?? '')).toBe(1)
  expect(same).toEqual(open)

  // Dearer on its first day by its own season, a tour says so, and the discount stays that of the day itself.
  const dear = fromSeason(later?.firstDay?.slice(5) ?? '')
  await sql`INSERT INTO tour_seasons (tour_id, position, name, season_from, season_to, percent, closed)
    SELECT id, 8, 'Clear mornings', ${dear}, ${dear}, 15, false FROM tours WHERE slug = ${closed?.tour.slug}`.execute(
    annai.ctx.db,
  )
  const [dearer] = OfferDetail.parse((await annai.app.inject({ url })).json()).tours
  const surcharge = surchargeYen(later?.dayYen ?? 0, 15)
  expect(dearer).toMatchObject({
    season: { name: 'Clear mornings', yen: surcharge },
    discountYen: later?.discountYen,
    totalYen: (later?.totalYen ?? 0) + surcharge,
  })

  // 15 November 10:30 in Tokyo; its last day is 100 days later.
  annai.clock.advance(100 * 86_400_000 + 13 * 3_600_000)
  expect((await annai.app.inject({ url })).statusCode).toBe(200)
  annai.clock.advance(3_600_000)
  const ended = await annai.app.inject({ url })
  expect([ended.statusCode, ended.json().code]).toEqual([404, 'catalogue.unknown-offer'])
  expect(JSON.stringify((await annai.app.inject({ url: '/api/offers' })).json())).not.toContain('KANBARE')
})

test('unknown and odd offers are 404 in the error shape', async () => {
  const { app } = await startTestAnnai({ demo: true })
  for (const slug of ['nowhere', 'Clear-Sky-Weekdays', '%27', 'a%2Fb', '%F0%9F%98%80']) {
    const answer = await app.inject({ url: `/api/offers/${slug}` })
    expect([answer.statusCode, answer.json().code], slug).toEqual([404, 'catalogue.unknown-offer'])
  }
})
