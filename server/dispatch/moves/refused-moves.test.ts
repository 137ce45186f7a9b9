import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { CrewMove } from '#contract/dispatch-moves.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, holdFor } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-01')
let signedIn: SignedIn
let desk: ReturnType<typeof boardDesk>

beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
  desk = boardDesk(annai(), signedIn)
})

afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const bookTwo = async (wish: object = {}) => {
  const day = ownDay()
  return [await bookAndPay(annai(), { day, ...wish }), await bookAndPay(annai(), { day, ...wish })] as const
}

describe('what cannot be meant is refused in words', () => {
  const refusedFor = async (moves: CrewMove[]) => {
    const { status, body } = await desk.move(moves)
    expect([status, body.code]).toEqual([409, 'dispatch.not-possible'])
    return body.error as string
  }

  test('nothing, the same place twice, the same person twice, and one too many', async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const seen = await desk.read(held)
    const own = memberOf(seen, 'guide')?.id ?? null
    const free = await desk.findOther(seen, 'guide')
    expect(await refusedFor([moveOf(seen, 'guide', own)])).toBe('Nothing would change.')
    const off = moveOf(seen, 'guide', null)
    expect(await refusedFor([off, moveOf(seen, 'guide', free)])).toMatch(/^Not with \S+: is taken off twice\.$/)
    const more = { ...moveOf(seen, 'guide', free), from: null }
    expect(await refusedFor([more])).toBe('The booking has every guide it needs.')
    expect(await refusedFor([off, more, more])).toMatch(/is named twice for one booking\.$/)
    expect(await refusedFor([{ ...off, from: free }])).toBe('This guide is not with the booking.')
  })

  test('the wrong kind, somebody unknown, and who left the company or was sold yesterday', async () => {
    const own = await startTestAnnai({ demo: true })
    const table = boardDesk(own, await signIn(own, 'admin'))
    const seen = await table.read(await bookAndPay(own, { day: '2027-03-10' }))
    const why = async (moves: CrewMove[]) => (await table.move(moves)).body.error
    const guide = await table.findOther(seen, 'guide')
    expect(await why([moveOf(seen, 'chauffeur', guide)])).toMatch(/^Not with \S+: is no chauffeur\.$/)
    expect(await why([moveOf(seen, 'chauffeur', randomUUID())])).toBe('Is not in service any more.')
    for (const kind of ['chauffeur', 'vehicle'] as const) {
      const gone = await table.findOther(seen, kind)
      await own.ctx.db.updateTable('resources').set({ active: false }).where('id', '=', gone).execute()
      // The fleet in memory does not know it yet: the lock does.
      expect(await why([moveOf(seen, kind, gone)])).toMatch(/^Not with .+: is not in service any more\.$/)
      forgetFleet(own.ctx)
      expect(await why([moveOf(seen, kind, gone)])).toBe('Is not in service any more.')
    }
    // Whose chauffeur left us is given to another all the same.
    const left = memberOf(seen, 'chauffeur')?.id ?? ''
    await own.ctx.db.updateTable('resources').set({ active: false }).where('id', '=', left).execute()
    forgetFleet(own.ctx)
    const move = { ...moveOf(seen, 'chauffeur', null), from: null }
    const { fits } = await table.fits({ ...seen, crew: [] }, 'chauffeur')
    const next = fits.find(({ verdict }: { verdict: string }) => verdict === 'fits').resourceId
    expect((await table.move([{ ...move, to: next }])).status).toBe(200)
    expect(await brokenPromises(own)).toEqual([])
  })

  test('a guest is told only of a job that is moved; an unknown booking is unknown', async () => {
    const [one, other] = await bookTwo()
    const seen = await desk.read(one)
    const moves = [moveOf(seen, 'guide', null)]
    const { body } = await desk.move(moves, { tellGuests: [other.booking.reference] })
    expect(body.fields).toEqual({ tellGuests: 'Only guests whose job is moved.' })
    const unknown = await desk.move([...moves, { ...moveOf(seen, 'guide', null), reference: 'AN-ZZZZZZ' }])
    expect(unknown.body.code).toBe('booking.unknown')
    expect(await desk.read(one)).toEqual(seen)
  })

  test('a hold, and a day that is over; one on the road may get another crew', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    const onHold = await desk.read(held)
    expect((await desk.move([moveOf(onHold, 'guide', null)])).body.code).toBe('booking.not-possible-now')
    const seen = await desk.read(await bookAndPay(annai(), { day: ownDay() }))
    const during = new Date(Date.parse(seen.startsAt) + 3_600_000)
    const after = new Date(Date.parse(seen.endsAt) + 1000)
    const other = await desk.findOther(seen, 'vehicle')
    // So much later nobody is signed in any more.
    const table = async () => boardDesk(annai(), await signIn(annai(), 'admin'))
    const over = await atTime(annai(), after, async () => (await table()).move([moveOf(seen, 'vehicle', other)]))
    expect(over.body.code).toBe('booking.not-possible-now')
    const broken = await atTime(annai(), during, async () => (await table()).move([moveOf(seen, 'vehicle', other)]))
    expect(broken.status).toBe(200)
  })
})
