import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#contract/call.ts'
import { wholeCheckout } from '../checkout.fixture.ts'
import { readCheckout, updateCheckout, updateWish } from '../checkout-state.ts'
import { dependenciesOf, holdNow, wantedOf } from './hold-dependencies.ts'
import { holdAnew, quoteBeside, takeHold } from './hold-flow.ts'
import { isAnswered } from './hold-record.ts'
import { keepHold, readHold } from './hold-store.ts'
import { holdWithCodes } from './hold-with-codes.ts'
import { oneCar } from './one-car.fixture.ts'

const { slug } = wholeCheckout()
let server = oneCar()
const worldNow = () => ({ ...dependenciesOf(slug), call: server.call })
const wantedNow = () => {
  const wanted = wantedOf(slug)
  if (!wanted) throw new Error('Something is missing.')
  return wanted
}
const ask = () => holdNow(slug, wantedNow(), worldNow())
const heldNow = () => {
  const record = readHold(slug)
  return isAnswered(record) ? record.answer.booking.reference : null
}

beforeEach(async () => {
  server = oneCar()
  keepHold(slug, null)
  updateCheckout(slug, wholeCheckout())
  await ask()
})

/** Does something else as soon as a hold was written down and before it is answered: when the next step begins, say. */
function meanwhile(what: () => Promise<unknown>) {
  const dependencies = worldNow()
  let doing: Promise<unknown> | undefined
  const keep: typeof dependencies.keep = (record) => {
    dependencies.keep(record)
    if (record && !isAnswered(record)) doing ??= what()
  }
  return { dependencies: { ...dependencies, keep }, done: () => doing }
}

test('a code that is applied while the next step asks for the hold makes one hold, with the code', async () => {
  const { dependencies, done } = meanwhile(ask)
  await holdWithCodes(slug, ['MAPLE'], dependencies)
  await done()
  await ask()
  expect(server.open()).toEqual([{ reference: heldNow(), code: 'MAPLE' }])
  expect(readCheckout(slug).wish.code).toBe('MAPLE')
  // The first one, and the one that took its place.
  expect(server.made()).toBe(2)
  expect(server.refused).not.toContain('booking.quote-used')
})

test('without turns the step would let the hold of the code go and come with a used quote, which this server tells', async () => {
  const wanted = { ...wantedNow(), quote: readCheckout(slug).quote }
  const before = readHold(slug)
  const wish = { ...wanted.wish, code: 'MAPLE' }
  if (!isAnswered(before)) throw new Error('Nothing is held.')
  const { dependencies, done } = meanwhile(() => takeHold(worldNow(), readHold(slug), wanted))
  await holdAnew(dependencies, before, { ...wanted, wish, quote: await quoteBeside(dependencies, before, wish) })
  await done()
  expect(server.refused).toContain('booking.quote-used')
  expect(server.open()).not.toContainEqual(expect.objectContaining({ code: 'MAPLE' }))
})

test('a quote that made a hold is never offered again, also after a code was refused', async () => {
  const first = heldNow()
  const dependencies = worldNow()
  const closed: typeof dependencies.call = (async (endpoint, ...rest) => {
    if (endpoint.path === '/bookings') throw new ApiError(409, { error: 'No.', code: 'pricing.not-possible' })
    return server.call(endpoint, ...rest)
  }) as typeof dependencies.call
  await expect(holdWithCodes(slug, ['MAPLE'], { ...dependencies, call: closed })).rejects.toMatchObject({
    code: 'pricing.not-possible',
  })
  await ask()
  expect(server.open()).toEqual([{ reference: heldNow(), code: undefined }])
  expect(heldNow()).not.toBe(first)
  expect(server.refused).not.toContain('booking.quote-used')
})

test('a change that comes while a hold is being asked for ends in one hold, of what is wished last', async () => {
  updateWish(slug, { largeCases: 3 })
  const early = ask()
  updateWish(slug, { largeCases: 1 })
  await Promise.all([early, ask()])
  expect(server.open()).toEqual([{ reference: heldNow(), code: undefined }])
  expect(readHold(slug)?.wish.largeCases).toBe(1)
})

test('while its payment is under way a hold keeps its price', async () => {
  const { call } = server
  const paying = (async (...asked: Parameters<typeof call>) => {
    const answer = await call(...asked)
    return asked[0].path === '/bookings/:reference'
      ? { ...(answer as object), payments: [{ state: 'needs_step_up' }] }
      : answer
  }) as typeof call
  const first = heldNow()
  expect(await holdWithCodes(slug, ['MAPLE'], { ...worldNow(), call: paying })).toBeNull()
  expect(server.open()).toEqual([{ reference: first, code: undefined }])
})
