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
  /** Answers with another page: `redirect` on the server, `leadElsewhere` in the browser. */
  leadTo: (path: string) => Response
}

/**
 * What stands at a slug. A slug in capitals leads to its one spelling, and what nothing stands at leads to /not-found;
 * an outage is thrown as it is, because only the page knows what to show instead.
 */
export async function loadBySlug<T>({ slug = '', pathOf, ask, leadTo }: SlugLookup<T>): Promise<T> {
  const spelling = slug.toLowerCase()
  if (!slugShape.test(spelling)) throw leadTo(nowhere)
  if (spelling !== slug) throw leadTo(pathOf(spelling))
  try {
    return await ask(slug)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw leadTo(nowhere)
    throw error
  }
}
