import { expect, test } from 'vitest'
import type { AvailableDay } from '#contract/availability.ts'
import { dayOf, openCalendar } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { planDay } from './plan-day.ts'
import { prepareWish } from './prepare-wish.ts'

const shared = shareTestAnnai({ demo: true })

const wishFor = (tour: string, pickUp?: string) => ({
  ...{
    tour,
    guests: 2,
    largeCases: 0,
    guide: false,
    guideLanguage: 'en',
    extraHalfHours: 0,
    childAges: [],
    extras: [],
  },
  ...(pickUp && { pickUp }),
})

/** What guests see as free, of the next weeks. */
async function freeStarts(tour: string) {
  const today = tokyoDayOf(shared().ctx.clock.now())
  const last = addDays(today, 21)
  const months = [...new Set([today.slice(0, 7), last.slice(0, 7)])]
  const days: AvailableDay[] = []
  for (const month of months)
    days.push(...(await get(shared(), `/availability?tour=${tour}&month=${month}&guests=2`)).body.days)
  return days
    .filter(({ day }) => day >= today && day <= last)
    .flatMap(({ day, starts }) => starts.filter(({ free }) => free).map(({ start }) => ({ day, start })))
}

/** The free starts at which this place is refused, each with what is said of it. */
async function refusalsAt(tour: string, pickUp: string) {
  const { ctx } = shared()
  const starts = await freeStarts(tour)
  const [firstDay = '', lastDay = ''] = [starts[0]?.day, starts.at(-1)?.day]
  const { demand, tour: hours } = await prepareWish(ctx, wishFor(tour, pickUp))
  const calendar = await openCalendar(ctx, { tour: hours, demand, firstDay, lastDay })
  const refused = starts.filter(
    ({ day, start }) => !dayOf(calendar, day).starts.some((one) => one.start === start && one.free),
  )
  const sentences: string[] = []
  for (const slot of refused) {
    const error = await planDay(ctx, { ...wishFor(tour, pickUp), ...slot }).catch((thrown: unknown) => thrown)
    if (!(error instanceof AppError)) throw new Error(`${tour} from ${pickUp} on ${slot.day} was not refused.`)
    sentences.push(`${error.code}: ${error.details.fields?.pickUp}`)
  }
  return { starts, refused, sentences }
}

test('where the calendar says free, the tour’s own place can always be had', async () => {
  for (const tour of ['fuji-at-first-light', 'nikko-falls-lake-and-shrine', 'kamakura-and-the-great-buddha'])
    for (const slot of (await freeStarts(tour)).slice(0, 8))
      await expect(planDay(shared().ctx, { ...wishFor(tour), ...slot }), `${tour} ${slot.day}`).resolves.toBeDefined()
})

test('a place that crews still free cannot reach within their day is refused by that reason, not as taken', async () => {
  const { starts, sentences } = await refusalsAt('fuji-at-first-light', 'shinjuku-prince-hotel')
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.length).toBeLessThan(starts.length)
  for (const sentence of sentences)
    expect(sentence).toMatch(
      /^inventory.sold-out: From Shinjuku Prince Hotel nobody can come at 05:[03]0 on this day: for the crews who are still free, it would be longer than they may work\. Other places are possible\.$/,
    )
})

test('a short day is refused nowhere in the city (the control)', async () => {
  const { starts, sentences } = await refusalsAt('kamakura-and-the-great-buddha', 'shinjuku-prince-hotel')
  expect(starts.length).toBeGreaterThan(0)
  expect(sentences).toEqual([])
})
