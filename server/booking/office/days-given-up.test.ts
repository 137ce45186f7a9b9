import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const { shared: annai, deliver } = shareMailing()
const nextDay = ownDays('2027-04-05')
/** Three weeks of its own for each test, so that nobody's storm is another's. */
const ownDay = () => {
  const day = nextDay()
  for (let skipped = 0; skipped < 20; skipped++) nextDay()
  return day
}
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const typhoon = { cause: 'weather', event: 'typhoon', reason: 'Typhoon 23 closes the roads.' }
async function deed(all: readonly HeldBooking[], toDay: string | null = null, why: object = typhoon) {
  const references = all.map(({ booking }) => booking.reference)
  const seen = await post(annai(), '/office/bookings/batches/preview', { references, toDay }, desk.headers)
  const body = { references, toDay, refundYen: seen.body.refundYen, ...why }
  const begun = await post(annai(), '/office/bookings/batches', body, desk.headers)
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  return (await deliver(...all)).letters
}

const bookOn = async (days: readonly string[]) => {
  const all: HeldBooking[] = []
  for (const day of days) all.push(await bookAndPay(annai(), { day }))
  await deliver(...all)
  return all
}

/** The days in the mail that tells of it. */
function offeredIn(letters: Awaited<ReturnType<typeof deed>>, { booking }: HeldBooking): string[] {
  const told = letters.filter(({ subject }) => subject?.includes(booking.reference))
  expect(told).toHaveLength(1)
  return [...new Set([...(told[0]?.text ?? '').matchAll(/day=(\d{4}-\d\d-\d\d)/g)].map(([, day]) => day ?? ''))]
}

const offeredToDesk = async ({ booking }: HeldBooking): Promise<string[]> =>
  (await get(annai(), `/admin/tour-bookings/${booking.reference}/days-to-offer`, desk.headers)).body.days

test('the mails of a storm offer none of its days, nor one between them', async () => {
  const first = ownDay()
  const [second, fourth] = [addDays(first, 1), addDays(first, 3)]
  const all = await bookOn([first, second, fourth])
  const [one] = all as [HeldBooking]
  // The control: without the storm the next days are what would be offered.
  expect(await offeredToDesk(one)).toEqual([second, addDays(first, 2), addDays(first, 3)])
  expect(offeredIn(await deed(all), one)).toEqual([4, 5, 6].map((days) => addDays(first, days)))
})

test('a day from which the storm moved others away is not offered either', async () => {
  const first = ownDay()
  const [second, later] = [addDays(first, 1), addDays(first, 12)]
  const [lost, moved] = (await bookOn([first, second])) as [HeldBooking, HeldBooking]
  await deed([moved], later)
  const offered = offeredIn(await deed([lost]), lost)
  expect(offered).toHaveLength(3)
  expect(offered).not.toContain(second)
})

test('for a fault of ours only the days of the deed itself are left out, and others may be offered (the control)', async () => {
  const first = ownDay()
  const all = await bookOn([first, addDays(first, 2)])
  const letters = await deed(all, null, { cause: 'office', event: 'car', reason: 'Our car broke down.' })
  expect(offeredIn(letters, all[0] as HeldBooking)).toEqual([1, 3, 4].map((days) => addDays(first, days)))
})
