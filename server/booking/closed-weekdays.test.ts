import { afterAll, expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, guest, holdFor, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askChange, pathOf, signIn } from '#server/testing/scene.ts'
import { openDesk } from '#server/testing/tour-desk.ts'

const annai = shareTestAnnai({ demo: true })
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const trains = { tour: 'a-day-for-train-people', start: '09:00', guests: 2 }
const [monday, tuesday, wednesday] = ['2026-12-07', '2026-12-08', '2026-12-09'] as const
const words = 'does not run on Tuesdays: the railway museum is closed'
const refusal = [409, 'pricing.not-possible', { day: `The tour ${words}.` }]
const told = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.code, body.fields]

/** The office says on which weekdays the tour rests, from now on. */
async function closeOn(weekdays: number[]) {
  const desk = await openDesk(annai())
  const rest = { name: 'the railway museum is closed', from: '01-01', to: '12-31', percent: 0, closed: true }
  const { status } = await desk.change(trains.tour, { seasons: weekdays.length === 0 ? [] : [{ ...rest, weekdays }] })
  expect(status).toBe(200)
}

test('the calendar crosses out the weekday with its reason, and nothing else', async () => {
  const month: Availability = (await get(annai(), `/availability?tour=${trains.tour}&month=2026-12&guests=2`)).body
  const shut = month.days.filter(({ free, day }) => !free && day < '2026-12-30')
  expect(shut.map(({ day }) => day)).toEqual(['01', '08', '15', '22', '29'].map((day) => `2026-12-${day}`))
  expect(shut.every(({ why, because }) => why === 'outside-season' && because === words)).toBe(true)
  expect(month.days.find(({ day }) => day === monday)).not.toHaveProperty('because')
  const closed = 'does not run from 29 December to 1 January: the railway museum is closed'
  expect(month.days.slice(29).map(({ free, because }) => [free, because])).toEqual([
    [false, closed],
    [false, closed],
  ])
})

test('no price is told for the zoo over the new year, and after it there is one', async () => {
  const zoo = { ...trains, tour: 'ueno-with-children', start: '09:15' }
  for (const day of ['2026-12-29', '2026-12-31', '2027-01-01'])
    expect((await post(annai(), '/quotes', { ...zoo, day })).body.fields, day).toEqual({
      day: 'The tour does not run from 29 December to 1 January: the zoo and the museum are closed.',
    })
  for (const day of ['2026-12-27', '2027-01-02'])
    expect((await post(annai(), '/quotes', { ...zoo, day })).status, day).toBe(200)
})

test('a price is not told for it, and for the day after it is', async () => {
  expect(told(await post(annai(), '/quotes', { ...trains, day: tuesday }))).toEqual(refusal)
  expect((await post(annai(), '/quotes', { ...trains, day: wednesday })).status).toBe(200)
})

test('a price from before the office closed the weekday holds no crew', async () => {
  await closeOn([])
  const [shut, open] = [
    await quoteFor(annai(), { ...trains, day: tuesday }),
    await quoteFor(annai(), { ...trains, day: wednesday }),
  ]
  await closeOn([2])
  expect(told(await post(annai(), '/bookings', { quoteId: shut.id, ...guest }))).toEqual(refusal)
  expect((await post(annai(), '/bookings', { quoteId: open.id, ...guest })).status).toBe(200)
})

test('a booking does not move onto it, and one that is there already keeps its day and can be changed', async () => {
  await closeOn([])
  const before = await holdFor(annai(), { ...trains, day: '2026-12-15' })
  const held = await bookAndPay(annai(), { ...trains, day: '2026-12-16' })
  const ask = () => askChange(annai(), held, tuesday, trains.start)
  const asked = await ask()
  await closeOn([2])
  expect([asked.status, told(await ask())]).toEqual([200, refusal])
  const late = await post(annai(), pathOf(held, 'reschedule'), { token: held.token, quoteId: asked.body.quote.id })
  expect(told(late)).toEqual(refusal)
  const days = (await get(annai(), `${pathOf(held, 'days')}?token=${held.token}&month=2026-12`)).body.days
  expect(days.find(({ day }: { day: string }) => day === tuesday)).toMatchObject({ free: false, because: words })

  expect((await pay(annai(), before)).status).toBe(200)
  const more = await post(annai(), pathOf(before, 'change-quote'), { token: before.token, guests: 3 })
  const changed = { token: before.token, quoteId: more.body.quote.id }
  expect((await post(annai(), pathOf(before, 'reschedule'), changed)).body).toMatchObject({
    ...{ state: 'confirmed', startsAt: '2026-12-15T09:00:00+09:00', guests: 3 },
  })
})

test('neither the search nor the telephone offers the tour on that day', async () => {
  const found = async (day: string) =>
    (await get(annai(), `/tours?q=train&day=${day}`)).body.tours.map(({ slug }: { slug: string }) => slug)
  expect(await found(wednesday)).toContain(trains.tour)
  expect(await found(tuesday)).not.toContain(trains.tour)
  const { headers } = await signIn(annai(), 'admin')
  const onDay = async (day: string) => {
    const asked = { day, guests: 2, guideLanguage: 'en' }
    const { tours } = (await post(annai(), '/admin/phone-bookings/tours-on-day', asked, headers)).body
    return tours.map(({ slug }: { slug: string }) => slug)
  }
  expect(await onDay(wednesday)).toContain(trains.tour)
  expect(await onDay(tuesday)).not.toContain(trains.tour)
  const call = { ...trains, largeCases: 0, guide: false, guideLanguage: 'en', extraHalfHours: 0, childAges: [] }
  const strip = await post(annai(), '/admin/phone-bookings/days', { ...call, extras: [], from: tuesday }, headers)
  expect(strip.body.days[0]).toMatchObject({ crews: 0, why: 'outside-season', because: words })
  expect(strip.body.days[1].crews).toBeGreaterThan(0)
  expect(told(await post(annai(), '/admin/phone-bookings/quote', { ...trains, day: tuesday }, headers))).toEqual(
    refusal,
  )
})
