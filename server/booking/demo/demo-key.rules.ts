import { createHash } from 'node:crypto'
import { codeFrom } from '#server/platform/drawn-code.rules.ts'

const bytesOf = (key: string, what: string) => createHash('sha256').update(`${what} of ${key}`).digest()

/** The same on every machine: by it a second run finds what the first one made, and reviews find their booking. */
export function demoUuid(key: string, what: string): string {
  const hex = bytesOf(key, what).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const demoBookingId = (key: string) => demoUuid(key, 'booking')

export const demoReference = (key: string) => codeFrom('AN', bytesOf(key, 'reference'))

/** A number from 0 up to but not including `below`, always the same for a key and a question. */
export const demoNumber = (key: string, what: string, below: number) => bytesOf(key, what).readUInt32BE(0) % below
