import { keyOf } from '../kept-token.ts'

export function tokenOf(reference: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(reference)) ?? undefined
  } catch {
    return undefined
  }
}

/** AN-7K2M9P however it is written; null when the text cannot be one. */
export function readReference(text: string | null): string | null {
  const plain = (text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^AN(?=.{6}$)/, '')
  return /^[2-9A-HJ-NP-Z]{6}$/.test(plain) ? `AN-${plain}` : null
}

/** The address of one of the pages about a booking. */
export const bookingAddress = (path: string, reference: string) => `${path}?booking=${reference}`
