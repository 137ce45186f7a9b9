import { createHash, randomBytes } from 'node:crypto'
import { referenceFrom } from './booking.rules.ts'

/** Of a guest's link: 256 random bits, of which only the hash is kept. */
export const newBookingToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest()

export const newReference = () => referenceFrom(randomBytes(6))
