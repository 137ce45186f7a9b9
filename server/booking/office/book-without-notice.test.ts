import { describe, expect, test } from 'vitest'
import { post, usualWish } from '#server/testing/bookings.ts'
import { caller, onTheDay, sharePhoneDesk } from '#server/testing/phone-desk.ts'
import { atTime, type SignedIn, signIn } from '#server/testing/scene.ts'

const { annai, ownDay, ask, trailOf } = sharePhoneDesk()

describe('a start for which notice has ended', () => {
  /** So long before a day on which nobody else books, at the desk. */
  const shortlyBefore = (minutes: number, work: (wish: typeof usualWish, headers: SignedIn['headers']) => unknown) => {
    const wish = { ...usualWish, day: ownDay() }
    const startsAt = new Date(`${wish.day}T${wish.start}:00+09:00`)
    return atTime(annai(), new Date(startsAt.getTime() - minutes * 60_000), async () =>
      work(wish, (await signIn(annai(), 'admin')).headers),
    )
  }

  test('is on the strip with its crews and the hour at which notice ended; what has passed is not', () =>
    shortlyBefore(5 * 60, async ({ day, ...wish }, headers) => {
      const asked = async (start: string) =>
        (await post(annai(), '/admin/phone-bookings/days', { ...wish, start, from: day }, headers)).body.days
      const [first, ...others] = await asked(wish.start)
      expect(first).toMatchObject({ day, why: 'too-short-notice', noticeEndedAt: expect.any(String) })
      expect(first.noticeEndedAt < day).toBe(true)
      expect(first.crews).toBeGreaterThan(0)
      expect(others.at(-1).noticeEndedAt).toBeNull()
      const onDay = { day, guests: wish.guests, guideLanguage: 'en' }
      const { tours } = (await post(annai(), '/admin/phone-bookings/tours-on-day', onDay, headers)).body
      expect(tours.find(({ slug }: { slug: string }) => slug === wish.tour)).toMatchObject({
        noticeEndedAt: first.noticeEndedAt,
      })
    }))

  test('is booked by the office with a reason, which stands in the history, and not without one', () =>
    shortlyBefore(5 * 60, async (wish, headers) => {
      const { status, body: asked } = await ask(wish, headers)
      expect([status, asked.noticeEndedAt]).toEqual([200, expect.any(String)])
      const input = { quoteId: asked.quote.id, ...caller, paid: onTheDay }
      const without = await post(annai(), '/admin/phone-bookings', input, headers)
      expect([without.status, without.body.fields]).toEqual([
        ...[400, { noticeReason: 'Say why it is booked although notice has ended.' }],
      ])
      const noticeReason = 'Stays at the Imperial, crew asked and willing'
      const done = await post(annai(), '/admin/phone-bookings', { ...input, noticeReason }, headers)
      expect([done.status, done.body.state]).toEqual([200, 'confirmed'])
      expect((await trailOf(done.body))[0]).toMatchObject({
        ...{ by: 'Test', deed: expect.stringContaining('although notice had ended on'), reason: noticeReason },
      })
    }))

  test('stays closed to guests, and a start in time asks for no reason', async () => {
    await shortlyBefore(5 * 60, async (wish) => {
      const guest = await post(annai(), '/quotes', wish)
      expect([guest.status, guest.body.code]).toEqual([409, 'pricing.not-possible'])
    })
    expect((await ask()).body.noticeEndedAt).toBeNull()
  })

  test('cannot be had when nobody can be there any more, nor when it has begun', async () => {
    await shortlyBefore(1, async (wish, headers) => {
      const { status, body } = await ask(wish, headers)
      expect([status, body.code]).toEqual([409, 'booking.nobody-free'])
      expect(body.error).toBe('It is too soon: no car can be there by then.')
    })
    await shortlyBefore(-1, async (wish, headers) => {
      const { status, body } = await ask(wish, headers)
      expect([status, body.fields]).toEqual([409, { day: 'This time has passed.' }])
    })
  })
})
