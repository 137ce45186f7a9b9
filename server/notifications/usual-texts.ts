import type { OccasionName } from './occasions.ts'

interface UsualText {
  name: string
  when: string
  subject: string
  opening: string
}

/** Our words as a text with facts: what the office begins from when it writes its own. */
export const usualTexts: Readonly<Record<OccasionName, UsualText>> = {
  confirmed: {
    name: 'It is arranged',
    when: 'when paid or confirmed',
    subject: 'Arranged: {tour}, {day}, {time} ({reference})',
    opening:
      'Dear {firstName}, thank you. The car is yours for {dayLong}. {chauffeur} meets you at {pickUp} at {time}, in a {car}.\n\nVoucher and calendar file are attached. You can cancel without cost until {freeUntil}.',
  },
  held: {
    name: 'Payment link',
    when: 'held, not paid yet',
    subject: 'Your day is held until {heldUntil}: {tour}, {day} ({reference})',
    opening:
      'Dear {firstName}, the car is kept for {dayLong} until {heldUntil} Tokyo time. Pay by then and it is yours. If you do not, it is let go and nothing is charged.',
  },
  changed: {
    name: 'New time, party or crew',
    when: 'changed by guest or desk',
    subject: 'Changed: {changes}. {tour}, {day}, {time} ({reference})',
    opening:
      'Dear {firstName}, this is how your day stands now: {dayLong}, {time} at {pickUp}. Please use the new voucher; the calendar file brings the entry in your calendar up to date.',
  },
  reminder: {
    name: 'Tomorrow',
    when: 'the evening before',
    subject: 'Tomorrow, {time}: {tour} ({reference})',
    opening:
      'Dear {firstName}, your day is {dayLong}. {chauffeur} meets you at {pickUp} at {time}. Have the voucher at hand, on paper or on the phone: it is attached once more.',
  },
  cancelled: {
    name: 'Cancelled',
    when: 'when the guest cancels',
    subject: 'Cancelled: {tour}, {day} ({reference})',
    opening: 'Dear {firstName}, we have released the car and told everybody. You get {refund} back.',
  },
  refunded: {
    name: 'Money goes back',
    when: 'the booking stays',
    subject: '{refund} goes back to you ({reference})',
    opening: 'Dear {firstName}, we give back {refund} for {tour} on {dayLong}.',
  },
  'expired-late-payment': {
    name: 'Paid too late',
    when: 'the hold had ended',
    subject: 'Not arranged: {tour}, {day} ({reference})',
    opening:
      'Dear {firstName}, we are sorry. The hold for {dayLong} had ended, and the car was taken before your payment reached us. You get all of it back: {refund}.',
  },
  review: {
    name: 'How was it?',
    when: 'the morning after',
    subject: 'How was your day? {tour} ({reference})',
    opening:
      'Dear {firstName}, on {dayLong} you travelled with us: {tour}. Stars for the crew, the car and the route, and a few words, help those who come after you.',
  },
}
