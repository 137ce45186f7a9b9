/** Who and what goes out with a booking: a car, who drives it, and who guides. */
export type ResourceKind = 'vehicle' | 'chauffeur' | 'guide'

/** As each is called inside a sentence. */
export const kindWords: Readonly<Record<ResourceKind, string>> = {
  vehicle: 'car',
  chauffeur: 'chauffeur',
  guide: 'guide',
}
