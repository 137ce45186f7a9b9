import { keyOf } from '../kept-token.ts'

export function tokenOf(reference: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(reference)) ?? undefined
  } catch {
    return undefined
  }
}

/** The address of one of the pages about a booking. */
export const bookingAddress = (path: string, reference: string) => `${path}?booking=${reference}`
