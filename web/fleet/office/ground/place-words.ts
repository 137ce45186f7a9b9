import type { placeKinds } from '#contract/office-places.ts'

export const kindWords: Record<(typeof placeKinds)[number], string> = {
  hotel: 'Hotel',
  station: 'Station',
  airport: 'Airport',
  port: 'Pier',
  sight: 'Sight',
}

export const kindChoices = Object.entries(kindWords).map(([id, label]) => ({ id, label }))
