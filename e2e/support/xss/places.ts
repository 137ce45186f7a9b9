import { booking, contact, messages, profile, review } from './guest-places.ts'
import { agents, calls, category, guest, mailTexts, reasons, views } from './office-places.ts'
import type { Place } from './place.ts'
import { tours } from './tour-place.ts'

/** Every free text that the product shows. Whoever adds one adds it here. The office's reasons need the booking's money. */
export const places: readonly Place[] = [
  ...[mailTexts, category, tours, booking, messages, reasons, guest, agents, calls, views],
  ...[profile, review, contact],
]
