import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { CardFacts } from './payments.ts'

export const vouchersErrors = {
  'vouchers.unknown': { status: 404, sentence: 'There is no such voucher.' },
  'vouchers.link-ended': { status: 410, sentence: 'This link has ended. Please open your booking again.' },
} satisfies Record<string, ErrorDefinition>

export const bookingDocuments = endpoint({
  method: 'POST',
  path: '/bookings/:reference/documents',
  access: 'public',
  right: 'see:bookings',
  summary: 'Links to the voucher, the calendar file and the receipts of a booking, good for a quarter of an hour.',
  input: z.strictObject(whichBooking),
  output: z.object({
    /** Paths under `{api}`; null while there is nothing to show. */
    voucher: z.nullable(z.string()),
    calendar: z.nullable(z.string()),
    /** One for each payment, and a credit note for each refund, the newest first. */
    receipts: z.array(
      z.object({
        kind: z.enum(['payment', 'refund']),
        at: z.string(),
        amountYen: z.int(),
        card: z.nullable(CardFacts),
        file: z.string(),
      }),
    ),
  }),
  errors: ['booking.unknown'],
})

/** What the QR code of a voucher says, and nothing more. */
export const VoucherCheck = z.object({
  state: z.enum(['valid', 'not-today', 'cancelled', 'redeemed']),
  /** As it stands on the board at the door; nobody takes a name apart. */
  board: z.string(),
  guests: z.int(),
  tour: z.string(),
  startsAt: z.string(),
  checkedAt: z.string(),
})
export type VoucherCheck = z.output<typeof VoucherCheck>

export const checkVoucher = endpoint({
  method: 'GET',
  path: '/vouchers/:code',
  access: 'public',
  summary: 'Whether a voucher is valid at this moment.',
  input: z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/, 'There is no such voucher.')) }),
  output: VoucherCheck,
  errors: ['vouchers.unknown', 'booking.too-many-tries'],
})
