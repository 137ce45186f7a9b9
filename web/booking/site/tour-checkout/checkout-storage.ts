import { type Checkout, nothingTyped } from './checkout.ts'

/** Rises when what is stored gets another shape: what an older page left behind is then not taken up. */
const version = 1

const keyOf = (slug: string) => `checkout:${slug}`

export function storeCheckout(checkout: Checkout | null, slug = checkout?.slug ?? '') {
  try {
    if (checkout) sessionStorage.setItem(keyOf(slug), JSON.stringify({ version, ...checkout }))
    else sessionStorage.removeItem(keyOf(slug))
  } catch {
    // Storage may be closed to us or full; what was typed then lives as long as the page.
  }
}

/** What this tab kept of a checkout; anything unreadable counts as nothing. */
export function readStoredCheckout(slug: string): Checkout | null {
  try {
    return parseCheckout(sessionStorage.getItem(keyOf(slug)), slug)
  } catch {
    return null
  }
}

export function parseCheckout(text: string | null, slug: string): Checkout | null {
  if (!text) return null
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version) return null
  const { version: _, ...kept } = stored as Partial<Checkout> & { version: number }
  const nothing = nothingTyped(slug)
  // A page of before may not have known every detail.
  return { ...nothing, ...kept, meeting: { ...nothing.meeting, ...kept.meeting }, slug }
}
