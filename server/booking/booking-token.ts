import { createHash, randomBytes } from 'node:crypto'
import { codeFrom } from '#server/platform/drawn-code.rules.ts'

/** Of a guest's link: 256 random bits, of which only the hash is kept. */
export const newBookingToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Says whether a voucher is valid and opens nothing, so it is kept as it is. */
export const newVoucherCode = () => randomBytes(16).toString('base64url')

export const newReference = () => codeFrom('AN', randomBytes(6))
