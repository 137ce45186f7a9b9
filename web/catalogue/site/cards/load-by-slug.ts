import { ApiError } from '#contract/call.ts'

/** The path of what has no page: the specification leads there from every unknown address (§2). */
const nowhere = '/not-found'
const slugShape = /^[a-z0-9-]{1,100}$/

interface SlugLookup<T> {
  /** As the address has it, decoded. */
  slug: string | undefined
  /** The address of such a page: `(slug) => \`/tour/detail/${slug}\``. */
  pathOf: (slug: string) => string
  ask: (slug: string) => Promise<T>
  /** The address that it has today: who comes by an old one is led on, for good. */
  slugOf?: (found: T) => string | undefined
  /** Answers with another page: `redirect` on the server, `redirectTo` in the browser. */
  leadTo: (path: string, status?: 308) => Response
}

/**
 * What stands at a slug. A slug in capitals leads to its one spelling, and what nothing stands at leads to /not-found;
 * an outage is thrown as it is, because only the page knows what to show instead.
 */
export async function loadBySlug<T>({ slug = '', pathOf, ask, slugOf, leadTo }: SlugLookup<T>): Promise<T> {
  const spelling = slug.toLowerCase()
  if (!slugShape.test(spelling)) throw leadTo(nowhere)
  if (spelling !== slug) throw leadTo(pathOf(spelling))
  const found = await ask(slug).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw leadTo(nowhere)
    throw error
  })
  const today = slugOf?.(found) ?? slug
  if (today !== slug) throw leadTo(pathOf(today), 308)
  return found
}
