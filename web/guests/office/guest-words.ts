import { brandInWords } from '#contract/card-words.ts'
import type { GuestDetail, GuestFields, PairReason } from '#contract/guests.ts'
import { countryName } from '#web/ui/countries.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { spacedPhone, tidyPhone } from '#web/ui/office/spaced-phone.ts'

/** What stands in the form, a country that is not known as nothing. */
export type GuestValues = Omit<GuestFields, 'country'> & { country: string }

export const valuesOf = (guest: GuestDetail): GuestValues => ({
  ...{ name: guest.name, phone: spacedPhone(guest.phone), country: guest.country ?? '', language: guest.language },
  ...{ nameBoard: guest.nameBoard, food: guest.food, walking: guest.walking, children: guest.children },
  ...{ likes: guest.likes, notes: guest.notes },
})

export const tidy = (values: GuestValues): GuestValues => ({ ...values, phone: tidyPhone(values.phone) })

export const toFields = (values: GuestValues): GuestFields => ({ ...values, country: values.country || null })

export const guestFields: readonly ComparedField<GuestValues>[] = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Mobile' },
  { name: 'country', label: 'Country', words: ({ country }) => country && countryName(country) },
  { name: 'language', label: 'Language' },
  { name: 'nameBoard', label: 'Board' },
  { name: 'food', label: 'Food' },
  { name: 'walking', label: 'Walking' },
  { name: 'children', label: 'Children' },
  { name: 'likes', label: 'Likes' },
  { name: 'notes', label: 'Notes' },
]

export const reasonWords: Record<PairReason, string> = {
  mobile: 'same mobile',
  card: 'same card and nearly the same name',
  name: 'same name',
}

/** "visa 4242" as people say it. */
export const cardWords = (card: string) => {
  const [brand = '', last4 = ''] = card.split(' ')
  return `${brandInWords(brand)} ending ${last4}`
}

export const mergeAddress = (first: string, second: string) => `/admin/guests/merge?first=${first}&second=${second}`
