import { bookingDetails, type PlainDetail } from '#core/booking-details.ts'

/** Where a checkout asks in other words than the label. */
const ownWords: Partial<Record<PlainDetail, { label: string; placeholder: string }>> = {
  room: { label: 'Room number', placeholder: 'You can add it later' },
}

/** How both checkouts ask for a plain detail. */
export const askFor = (name: PlainDetail): { label: string; placeholder?: string } =>
  ownWords[name] ?? { label: bookingDetails[name].label }
