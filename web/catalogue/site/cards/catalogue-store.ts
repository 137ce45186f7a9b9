import { createStore, useStore } from 'zustand'
import type { CatalogueFront, Tour } from '#contract/catalogue.ts'

/** The image list of a tour as full URLs, beside what the wire says of it. */
export type ShownTour<T extends Tour = Tour> = T & { images: string[] }

export interface CatalogueState {
  loading: boolean
  error: string | null
  front: CatalogueFront | null
  tour: ShownTour | null
}

/** The specification's text (§4), for a failure of which the server said nothing. */
export const fetchFailed = 'Failed to fetch categories and tours'

export const catalogueStore = createStore<CatalogueState>()(() => ({
  loading: false,
  error: null,
  front: null,
  tour: null,
}))

export const useCatalogue = () => useStore(catalogueStore)
