import type { Choice } from './choice.ts'
import { counted } from './counting.ts'

/** "3 guests", "2 adults, 1 child (5)", "2 children (4, 7)". */
export function partyInWords({ guests, childAges }: Pick<Choice, 'guests' | 'childAges'>): string {
  if (childAges.length === 0) return counted(guests, 'guest')
  const adults = guests - childAges.length
  const children = `${childAges.length} ${childAges.length === 1 ? 'child' : 'children'} (${childAges.join(', ')})`
  return adults > 0 ? `${counted(adults, 'adult')}, ${children}` : children
}
