import { ApiError, type Call } from '#contract/call.ts'
import { readAddress, searchPlaces } from '#contract/places.ts'

/**
 * What the form sends before the page is alive becomes what the address of the cars says: a place that we know, else an
 * address within our area.
 */
export async function settlePlain(params: URLSearchParams, call: Call): Promise<URLSearchParams> {
  const settled = new URLSearchParams([...params].filter(([, value]) => value.trim() !== ''))
  const [day, time] = settled.get('when')?.split('T') ?? []
  if (day) settled.set('day', day)
  if (time) settled.set('time', time.slice(0, 5))
  for (const which of ['from', 'to'] as const) {
    const words = settled.get(`${which}Name`)?.trim().slice(0, 100)
    if (!words || settled.has(which)) continue
    const found = await findEnd(words, call)
    if (!found) continue
    settled.delete(`${which}Address`)
    settled.set('slug' in found ? which : `${which}Address`, 'slug' in found ? found.slug : found.address)
    settled.delete(`${which}Name`)
  }
  settled.delete('when')
  return settled
}

async function findEnd(words: string, call: Call): Promise<{ slug: string } | { address: string } | null> {
  const { places } = await call(searchPlaces, { q: words })
  const [first] = places
  if (first) return { slug: first.slug }
  if (words.length < 5) return null
  return call(readAddress, { address: words }).then(
    () => ({ address: words }),
    (error: unknown) => {
      if (error instanceof ApiError && !error.isOutage) return null
      throw error
    },
  )
}
