import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'

/** What every call may answer that asks a card for money. */
export const payingRefusals = [
  'payments.declined',
  'payments.insufficient-funds',
  'payments.unknown-card',
  'payments.card-not-accepted',
  'payments.gateway-unreachable',
  'payments.no-cards',
  'payments.under-way',
] as const

export const paymentsErrors = {
  'payments.declined': { status: 402, sentence: 'The card was declined. Nothing was charged; please try another.' },
  'payments.insufficient-funds': {
    status: 402,
    sentence: 'The card has not enough funds for this. Nothing was charged; please try another.',
  },
  'payments.unknown-card': { status: 404, sentence: 'There is no such card.' },
  'payments.card-not-accepted': { status: 400, sentence: 'This card cannot be used here.' },
  'payments.bad-signature': { status: 400, sentence: 'This message is not from the payment service.' },
  'payments.gateway-unreachable': {
    status: 503,
    sentence:
      'The payment service does not answer at this moment. If anything was charged, we will see it and tell you.',
  },
  'payments.under-way': {
    status: 409,
    sentence: 'A payment for this booking is under way. Please look in a moment whether it went through.',
  },
  'payments.no-cards': { status: 409, sentence: 'We take no cards at the moment. You pay your chauffeur on the day.' },
  'payments.keys-apart': {
    status: 409,
    sentence:
      'Stripe does not know this card. STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must be of the same account, and both live or both for tests.',
  },
  'payments.key-refused': {
    status: 409,
    sentence: 'Stripe does not accept STRIPE_SECRET_KEY. Copy it anew from Stripe, and start Annai again.',
  },
  'payments.test-step': {
    status: 409,
    sentence: 'The bank of this test card asks for a step, which only a payment has. Please take another test card.',
  },
  'payments.not-here': { status: 404, sentence: 'There is nothing at this address.' },
} satisfies Record<string, ErrorDefinition>

/** How a booking is being paid: `needs_step_up` waits for the guest's bank. */
export const PaymentState = z.enum(['started', 'needs_step_up', 'succeeded', 'declined', 'abandoned'])
export type PaymentState = z.output<typeof PaymentState>

/** All that we keep of a card that paid. */
export const CardFacts = z.object({ brand: z.string(), last4: z.string() })
export type CardFacts = z.output<typeof CardFacts>

/** How money comes by hand, through no gateway of ours. A terminal is the card machine in the car. */
export const takenHows = ['cash', 'terminal', 'transfer'] as const
export const TakenHow = z.enum(takenHows, 'Choose how it was given.')
export type TakenHow = z.output<typeof TakenHow>
/** The crew has a purse and a terminal; a transfer is seen by the office alone. */
export const crewHows = ['cash', 'terminal'] as const

/** Where money goes back to: to the card by its gateway, or by hand as it came. */
export const BackWay = z.enum(['card', ...takenHows])
export type BackWay = z.output<typeof BackWay>
export const MoneyBack = z.object({ way: BackWay, amountYen: z.int() })
export type MoneyBack = z.output<typeof MoneyBack>

export const Payment = z.object({
  id: z.string(),
  /** `cash`: given by hand, on the day. */
  gateway: z.enum(['test', 'stripe', 'cash']),
  /** Of money by hand. */
  takenHow: z.nullable(TakenHow),
  state: PaymentState,
  amountYen: z.int(),
  refundedYen: z.int(),
  /** Null while nobody told which. */
  card: z.nullable(CardFacts),
  /** For the gateway's own script in the browser; only while the guest has something to do. */
  clientSecret: z.nullable(z.string()),
})
export type Payment = z.output<typeof Payment>

export const SavedCard = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  /** YYYY-MM. */
  expires: z.string(),
  /** Checkout offers it first; where there are cards, one of them is. */
  isFirst: z.boolean(),
})
export type SavedCard = z.output<typeof SavedCard>

/** Which gateway takes cards here, and what its script in the browser needs. */
export const paymentSetup = endpoint({
  method: 'GET',
  path: '/payment-setup',
  access: 'public',
  summary: 'Which gateway takes cards here; cash: none does, and guests pay on the day.',
  output: z.object({ gateway: z.enum(['test', 'stripe', 'cash']), publishableKey: z.nullable(z.string()) }),
})

/** Exists with the built-in test gateway only: elsewhere card numbers never come near us. */
export const testCard = endpoint({
  method: 'POST',
  path: '/test-gateway/cards',
  access: 'public',
  summary: 'Turns a test card into a token. With the built-in test gateway only; the number is not kept.',
  input: z.strictObject({
    number: z
      .string('The number of a test card.')
      .check(z.regex(/^[\d ]{12,23}$/, 'A card number has 12 to 19 digits.')),
    expires: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Month and year as YYYY-MM.')),
    securityCode: z.string().check(z.regex(/^\d{3,4}$/, 'Three or four digits.')),
  }),
  output: z.object({ token: z.string(), brand: z.string(), last4: z.string(), expires: z.string() }),
  errors: ['payments.card-not-accepted', 'payments.not-here'],
})

export const savedCards = endpoint({
  method: 'GET',
  path: '/cards',
  access: 'user',
  summary: 'The cards that the caller saved, by token only.',
  output: z.object({ cards: z.array(SavedCard) }),
})

export const saveCard = endpoint({
  method: 'POST',
  path: '/cards',
  access: 'user',
  summary: 'Saves a card by the token that the gateway gave for it.',
  input: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: SavedCard,
  errors: ['payments.card-not-accepted', 'payments.gateway-unreachable', 'payments.no-cards'],
})

export const forgetCard = endpoint({
  method: 'DELETE',
  path: '/cards/:id',
  access: 'user',
  summary: 'Forgets a saved card.',
  input: z.strictObject({ id: z.uuid('There is no such card.') }),
  errors: ['payments.unknown-card', 'payments.gateway-unreachable', 'payments.no-cards'],
})

export const useCardFirst = endpoint({
  method: 'POST',
  path: '/cards/:id/first',
  access: 'user',
  summary: 'Makes a saved card the one that checkout offers first.',
  input: z.strictObject({ id: z.uuid('There is no such card.') }),
  output: z.object({ cards: z.array(SavedCard) }),
  errors: ['payments.unknown-card'],
})
