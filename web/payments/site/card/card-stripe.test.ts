import { expect, test } from 'vitest'
import { CardFault } from './card-form.ts'
import { type StripeElement, type StripeJs, stripeStepUp, stripeToken } from './card-stripe.ts'

const element = {} as StripeElement
const fake = (answers: Partial<StripeJs>): StripeJs => answers as StripeJs

test('what was typed into Stripe’s fields becomes a token, and nothing else comes out of them', async () => {
  const asked: unknown[] = []
  const stripe = fake({
    createPaymentMethod: async (of) => {
      asked.push(of)
      return { paymentMethod: { id: 'pm_1' } }
    },
  })
  expect(await stripeToken(stripe, element, () => undefined)).toEqual({ token: 'pm_1' })
  expect(asked).toEqual([{ type: 'card', card: element }])
})

test('what Stripe refuses is told at the field, in its own words', async () => {
  const told: string[] = []
  const stripe = fake({ createPaymentMethod: async () => ({ error: { message: 'Your card number is incomplete.' } }) })
  await expect(stripeToken(stripe, element, (words) => told.push(words))).rejects.toBeInstanceOf(CardFault)
  expect(told).toEqual(['Your card number is incomplete.'])
})

test('the bank’s step is approved, refused or left, as Stripe says', async () => {
  const ended = (answer: Awaited<ReturnType<StripeJs['handleNextAction']>>) =>
    stripeStepUp({ handleNextAction: async () => answer }, 'secret')
  expect(await ended({ paymentIntent: { status: 'succeeded' } })).toBe('approved')
  expect(await ended({ paymentIntent: { status: 'processing' } })).toBe('approved')
  expect(await ended({ error: { message: 'We are unable to authenticate your payment method.' } })).toBe('refused')
  expect(await ended({ paymentIntent: { status: 'requires_action' } })).toBe('closed')
})

test('without a secret there is nothing to do at the bank', async () => {
  const stripe = { handleNextAction: () => Promise.reject(new Error('not asked')) }
  expect(await stripeStepUp(stripe, null)).toBe('closed')
})
