import { expect, test } from 'vitest'
import { forgetFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, post, usualWish } from '#server/testing/bookings.ts'
import { pathOf } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })

const unspoken = {
  status: 409,
  body: {
    code: 'inventory.language-unspoken',
    error: 'None of our guides speaks Swedish at present. Write to us, and we look for somebody who does.',
  },
}

const ask = (wish: object) => post(shared(), '/quotes', { ...usualWish, day: '2026-12-09', ...wish })

test('who wants a guide in a language that nobody speaks hears so, and is sent to no other day', async () => {
  const refused = await ask({ guideLanguage: 'sv' })
  expect(refused).toMatchObject(unspoken)
  expect(refused.body.nearest).toBeUndefined()
  expect((await ask({ guideLanguage: 'fr' })).status).toBe(200)
})

test('of a booking whose only guides have left, a change says the true reason', async () => {
  const held = await bookAndPay(shared(), { ...usualWish, day: '2026-12-10', guideLanguage: 'fr' })
  await shared()
    .ctx.db.updateTable('guides')
    .set({ languages: ['ja', 'en'] })
    .execute()
  forgetFleet(shared().ctx)
  const later = await post(shared(), pathOf(held, 'change-quote'), { token: held.token, day: '2026-12-11' })
  expect([later.status, later.body.code]).toEqual([409, 'inventory.language-unspoken'])
  expect(later.body.error).toContain('speaks French')
})
