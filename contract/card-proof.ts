import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Whether guests' cards will do, seen by one that somebody of the office sets up: it is never charged. */

export const CardProof = z.object({
  /** `cash`: nobody takes cards, and nothing is to prove. */
  gateway: z.enum(['stripe', 'test', 'cash']),
  /** When a card was good with the keys that are set now. */
  provedAt: z.nullable(z.string()),
  /** When Stripe called us about one by itself. */
  heardAt: z.nullable(z.string()),
  /** Where it must call. */
  callAddress: z.string(),
})
export type CardProof = z.output<typeof CardProof>

/** `needs_step_up`: the bank asks for a step in Stripe's own frame, after which it is asked how it ended. */
const tried = z.object({
  state: z.enum(['succeeded', 'needs_step_up']),
  setupId: z.string(),
  clientSecret: z.nullable(z.string()),
  proof: CardProof,
})

export const readCardProof = endpoint({
  method: 'GET',
  path: '/admin/opening/cards',
  access: 'admin',
  right: 'see:settings',
  summary: 'Whether a card was set up with the keys that are set, and whether Stripe called us.',
  output: CardProof,
})

export const proveCard = endpoint({
  method: 'POST',
  path: '/admin/opening/cards',
  access: 'admin',
  right: 'change:settings',
  summary: 'Sets a card up at the gateway without charging or keeping it. A refusal says why.',
  input: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: tried,
  errors: [
    'payments.declined',
    'payments.insufficient-funds',
    'payments.card-not-accepted',
    'payments.keys-apart',
    'payments.key-refused',
    'payments.test-step',
    'payments.no-cards',
    'payments.gateway-unreachable',
  ],
})

export const finishCardProof = endpoint({
  method: 'POST',
  path: '/admin/opening/cards/finish',
  access: 'admin',
  right: 'change:settings',
  summary: 'Asks the gateway how the step that a bank asked for has ended.',
  input: z.strictObject({ setupId: z.string().check(z.regex(/^seti_\w{1,90}$/, 'There is no such card.')) }),
  output: tried,
  errors: [
    'payments.declined',
    'payments.insufficient-funds',
    'payments.card-not-accepted',
    'payments.key-refused',
    'payments.no-cards',
    'payments.gateway-unreachable',
  ],
})
