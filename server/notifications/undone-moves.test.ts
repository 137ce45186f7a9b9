import { beforeEach, expect, test } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, type HeldBooking } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { atTime, inMinutes, ownDays, signIn } from '#server/testing/scene.ts'

const { shared, deliver } = shareMailing()
const ownDay = ownDays('2027-06-07')
let desk: ReturnType<typeof boardDesk>
beforeEach(async () => {
  desk = boardDesk(shared(), await signIn(shared(), 'admin'))
})

/** A moment later, when nobody has second thoughts any more. */
const deliverLater = (held: HeldBooking) => atTime(shared(), inMinutes(shared(), 1), () => deliver(held))
const bookTold = async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  return held
}
const told = (held: HeldBooking) => ({ tellGuests: [held.booking.reference] })

test('a move that is taken back at once is told to nobody; one that stays is told a moment later', async () => {
  const held = await bookTold()
  const before = await desk.read(held)
  const to = await desk.findOther(before, 'chauffeur')
  const { body } = await desk.move([moveOf(before, 'chauffeur', to)], told(held))
  expect((await deliver(held)).letters, 'while it can be taken back').toEqual([])
  expect((await desk.move(body.undo, told(held))).status).toBe(200)
  expect((await deliverLater(held)).letters).toEqual([])
  await desk.move([moveOf(await desk.read(held), 'chauffeur', to)], told(held))
  const [letter] = (await deliverLater(held)).letters
  expect(letter?.subject).toMatch(/^Changed: chauffeur\. /)
  expect(letter?.text).toContain(`before: ${memberOf(before, 'chauffeur')?.name}`)
})

test('a place that is empty again after an undo is no news, and whoever comes then is told with who was named last', async () => {
  const held = await bookTold()
  const before = await desk.read(held)
  for (const kind of ['chauffeur', 'guide', 'vehicle'] as const)
    await desk.move([moveOf(await desk.read(held), kind, null)])
  const empty = await desk.read(held)
  const coming = await Promise.all(
    (['vehicle', 'guide', 'chauffeur'] as const).map(async (kind) =>
      moveOf(empty, kind, await desk.findOther(empty, kind)),
    ),
  )
  const { status, body } = await desk.move(coming, told(held))
  expect(status).toBe(200)
  expect((await desk.move(body.undo, told(held))).status).toBe(200)
  expect((await deliverLater(held)).letters, 'None any more').toEqual([])
  const old = memberOf(before, 'guide')
  const { fits } = await desk.fits(empty, 'guide')
  const other = fits.find(({ verdict, resourceId }: Fit) => verdict === 'fits' && resourceId !== old?.id)
  await desk.move([moveOf(await desk.read(held), 'guide', other.resourceId)], told(held))
  const [letter] = (await deliverLater(held)).letters
  expect(letter?.subject).toMatch(/^Changed: guide\. /)
  expect(letter?.text).toContain(`before: ${old?.name}`)
  expect(letter?.text).not.toContain('None any more')
})

test('an undo after the mail went out is told, too: the guest knows who comes', async () => {
  const held = await bookTold()
  const before = await desk.read(held)
  const { body } = await desk.move([moveOf(before, 'chauffeur', await desk.findOther(before, 'chauffeur'))], told(held))
  expect((await deliverLater(held)).letters).toHaveLength(1)
  await desk.move(body.undo, told(held))
  const [letter] = (await deliverLater(held)).letters
  expect(letter?.subject).toMatch(/^Changed: chauffeur\. /)
  expect(letter?.text).toContain(memberOf(before, 'chauffeur')?.name)
})
