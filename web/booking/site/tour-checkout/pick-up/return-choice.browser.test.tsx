import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type LaterReturns, laterReturns, makeQuote } from '#contract/pricing.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { aQuote, wholeCheckout } from '../checkout.fixture.ts'
import { updateCheckout, updateWish } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import { ReturnChoice } from './return-choice.tsx'

const server = fakeServer()
const { slug } = wholeCheckout()
const endOf = (_: string, extraHalfHours = 0) => `${17 + extraHalfHours / 2}:00`
const narita = { slug: 'narita-terminal-2', name: 'Narita Airport, Terminal 2', areaName: 'Narita', feeYen: 11_000 }
const [fromHotel, fromNarita] = [aQuote.id, '6b0f7a1e-5a0c-4b51-9b41-0a5f6f5d2a12']
const returnAt = (extraHalfHours: number) => ({
  extraHalfHours,
  endsAt: `2026-11-24T${endOf('', extraHalfHours)}:00+09:00`,
  lines: [],
  totalYen: 128_000 + extraHalfHours * 4000,
  differenceYen: extraHalfHours * 4000,
})
const returns = (...later: number[]): LaterReturns => ({
  planned: returnAt(0),
  returns: later.map(returnAt),
  latestEndsAt: returnAt(later.at(-1) ?? 0).endsAt,
  why: 'longest-day',
  sentence: `It cannot end later than ${endOf('', later.at(-1))}.`,
  duty: null,
})

// From the hotel the day may last until 21:00, from the airport until 19:00.
beforeEach(async () => {
  updateCheckout(slug, wholeCheckout())
  server.on(makeQuote, ({ pickUp, extraHalfHours = 0 }) => {
    const isFar = pickUp === narita.slug
    if (isFar && extraHalfHours > 4)
      return new Refusal(409, { error: 'That is a longer day.', code: 'inventory.day-too-long' })
    return { ...aQuote, expiresAt: '2126-11-24T05:00:00+09:00', id: isFar ? fromNarita : fromHotel }
  })
  server.on(laterReturns, ({ id }) => (id === fromNarita ? returns(2, 4) : returns(2, 4, 6, 8)))
  await show(() => <ReturnChoice slug={slug} tour={{ endOf } as CheckoutTour} />)
})

const choice = page.getByRole('combobox', { name: 'Return' })
const offered = () =>
  [...choice.element().querySelectorAll('option')].filter(({ disabled }) => !disabled).map(({ text }) => text)
const meetAtNarita = () =>
  updateCheckout(slug, ({ meeting }) => ({
    meeting: { ...meeting, pickUp: { ...meeting.pickUp, kind: 'narita', places: { narita } } },
  }))

test('another pick-up asks anew which returns there are: none is offered that the chauffeur cannot drive from there', async () => {
  await expect.poll(offered).toContain('At 21:00, + ¥32,000')
  meetAtNarita()
  await expect.poll(offered).toEqual(['As planned, 17:00', 'At 18:00, + ¥8,000', 'At 19:00, + ¥16,000'])
  await expect.element(page.getByText('It cannot end later than 19:00.')).toBeVisible()
})

test('a return that was chosen before is said to be impossible from there, and those that are not stand beside it', async () => {
  await expect.poll(offered).toContain('At 21:00, + ¥32,000')
  updateWish(slug, { extraHalfHours: 8 })
  meetAtNarita()
  await expect.poll(offered).toEqual(['As planned, 17:00', 'At 18:00, + ¥8,000', 'At 19:00, + ¥16,000'])
  await expect.element(choice).toHaveDisplayValue('At 21:00, not possible from here')
  await choice.selectOptions('At 19:00, + ¥16,000')
  await expect.element(choice).toHaveDisplayValue('At 19:00, + ¥16,000')
})

test('another length of the same day asks nothing anew (the control)', async () => {
  await expect.poll(offered).toContain('At 21:00, + ¥32,000')
  await choice.selectOptions('At 18:00, + ¥8,000')
  await expect.element(choice).toHaveDisplayValue('At 18:00, + ¥8,000')
  expect(server.asked(laterReturns)).toHaveLength(1)
})
