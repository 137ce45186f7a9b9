import { ApiError, unreadable } from '#contract/call.ts'
import type { CatalogueFront, Tour } from '#contract/catalogue.ts'
import { type CatalogueState, catalogueStore, fetchFailed, type ShownTour } from './catalogue-store.ts'

/** Loading on and error cleared, then the data, then loading off; a failure leaves its message (specification §4). */
async function whileLoading<T>(ask: () => Promise<T>, keep: (answer: T) => Partial<CatalogueState>): Promise<T> {
  catalogueStore.setState({ loading: true, error: null })
  try {
    const answer = await ask()
    catalogueStore.setState(keep(answer))
    return answer
  } catch (error) {
    catalogueStore.setState({ error: messageOf(error) })
    throw error
  } finally {
    catalogueStore.setState({ loading: false })
  }
}

export const loadFrontIntoStore = (ask: () => Promise<CatalogueFront>) => whileLoading(ask, (front) => ({ front }))

/** Takes the lookup by slug as an argument (specification §7) and maps the image list to full URLs. */
export async function loadTourIntoStore<T extends Tour>(
  slug: string,
  lookUp: (slug: string) => Promise<T>,
  imageBaseUrl: string,
): Promise<ShownTour<T>> {
  return whileLoading(
    async () => withImages(await lookUp(slug), imageBaseUrl),
    (tour) => ({ tour }),
  )
}

export function withImages<T extends Tour>(tour: T, imageBaseUrl: string): ShownTour<T> {
  return { ...tour, images: readImages(tour.image).map((path) => imageBaseUrl + path) }
}

/** A JSON-encoded list of paths; anything else is no picture rather than a broken page. */
function readImages(image: string): string[] {
  try {
    const list: unknown = JSON.parse(image)
    return Array.isArray(list) ? list.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** What the server said, if it said anything that can be read. */
function messageOf(error: unknown): string {
  const isSaid = error instanceof ApiError && error.status > 0 && error.code !== unreadable.code
  return (isSaid && error.message.trim()) || fetchFailed
}
