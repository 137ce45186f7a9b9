import { ApiError, type Call } from '#contract/call.ts'
import { searchPlaces } from '#contract/places.ts'
import type { RideFields } from '../ride-address.ts'
import type { KnownEnds } from './ride-form-state.ts'

type Ends = Pick<RideFields, 'from' | 'to' | 'returnFrom' | 'returnTo'>

/** The names of the places that an address speaks of. The form stands without them, by their slugs. */
export async function loadKnown({ from, to, returnFrom, returnTo }: Ends, call: Call): Promise<KnownEnds> {
  const slugs = [from, to, returnFrom, returnTo].filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug))
  if (slugs.length === 0) return {}
  try {
    const { places } = await call(searchPlaces, { slugs: slugs.join(',') })
    return Object.fromEntries(places.map(({ slug, name, kind }) => [slug, { name, kind }]))
  } catch (error) {
    if (error instanceof ApiError) return {}
    throw error
  }
}
