import { beforeEach, expect, test } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-08-01')
let signedIn: SignedIn
let desk: ReturnType<typeof boardDesk>
beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
  desk = boardDesk(annai(), signedIn)
})

const agree = (reference: string, resourceId: string, reason = 'Said yes on the telephone') =>
  post(annai(), '/admin/dispatch/extra-shifts', { reference, resourceId, reason }, signedIn.headers)

test('who is off may agree to come: it is kept with why, they fit then, and nobody calls it a clash', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const seen = await desk.read(held)
  const { fits }: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
  const off = fits.find(({ mayAgree }) => mayAgree)
  if (!off) throw new Error('Everybody works.')
  expect(off.verdict).toBe('no')
  expect((await desk.move([moveOf(seen, 'chauffeur', off.resourceId)])).status).toBe(409)
  expect((await agree(seen.reference, off.resourceId, ' ')).body.fields).toEqual({ reason: 'Say why.' })
  expect((await agree(seen.reference, off.resourceId)).body).toEqual({ from: seen.startsAt, until: seen.endsAt })
  const after: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
  expect(after.fits.find(({ resourceId }) => resourceId === off.resourceId)).toMatchObject({
    ...{ verdict: expect.stringMatching(/^(fits|warns)$/), mayAgree: false },
  })
  expect((await desk.move([moveOf(seen, 'chauffeur', off.resourceId)])).status).toBe(200)
  const board = (await get(annai(), `/admin/dispatch?day=${day}`, signedIn.headers)).body
  const legs = board.jobs.flatMap((job: { legs: { resourceId: string; clash: string | null }[] }) => job.legs)
  expect(legs.find(({ resourceId }: { resourceId: string }) => resourceId === off.resourceId)).toMatchObject({
    clash: null,
  })
  const row = board.rows.find(({ id }: { id: string }) => id === off.resourceId)
  expect(row.shifts).toContainEqual({ from: seen.startsAt, until: seen.endsAt })
  expect((await desk.read(held)).history).toContainEqual(
    expect.objectContaining({
      deed: expect.stringMatching(/^wrote down that \S+ agreed to come outside working hours$/),
      reason: 'Said yes on the telephone',
    }),
  )
})

test('who may be asked has a number to ring; of who could not come all the same that is said after that they are off', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const [seen, busy] = [await desk.read(one), await desk.read(other)]
  const { fits }: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
  const off = fits.find(({ mayAgree }) => mayAgree)
  if (!off) throw new Error('Everybody works.')
  expect([off.words, off.phone]).toEqual([
    expect.stringMatching(/^(Does not work|On leave)/),
    expect.stringMatching(/^\+81/),
  ])
  // They agree to come for the other job: at the hour of this one they are still off, and out with somebody.
  await agree(busy.reference, off.resourceId)
  expect((await desk.move([moveOf(busy, 'chauffeur', off.resourceId)])).status).toBe(200)
  const { db } = annai().ctx
  await db.deleteFrom('extra_shifts').where('resource_id', '=', off.resourceId).execute()
  forgetFleet(annai().ctx)
  const after: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
  expect(after.fits.find(({ resourceId }) => resourceId === off.resourceId)).toMatchObject({
    ...{ mayAgree: false, short: expect.stringMatching(/^(Not working|On leave)$/) },
    words: expect.stringMatching(/^(Does not work at that hour|On leave)\. A yes would not help: out with /),
  })
})

test('another job does not give way to anybody’s yes', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const [seen, busy] = [await desk.read(one), await desk.read(other)]
  const taken = busy.crew.find(({ kind }) => kind === 'chauffeur')?.id ?? ''
  const { fits }: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
  expect(fits.find(({ resourceId }) => resourceId === taken)?.mayAgree).toBe(false)
  const refused = await agree(seen.reference, taken)
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/^\S+ cannot be asked: /)])
})
