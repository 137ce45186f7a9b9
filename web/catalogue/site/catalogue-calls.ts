import { ApiError, type Call, unreadable } from '#contract/call.ts'
import {
  type CatalogueFront,
  type CategoryDetail,
  getCategoryDetail,
  getTourDetails,
  type TourDetail,
  tourCategory,
} from '#contract/catalogue.ts'
import { looksLike } from './looks-like.ts'

/** What every page takes apart of a line and of a tour; an answer without it cannot be read. */
const picture = { path: '' }
const line = { slug: '', letter: '', name: '', tourCount: 0, picture }
const tour = {
  slug: '',
  title: '',
  category: { letter: '', name: '' },
  station: 0,
  duration: 0,
  price: 0,
  cover: picture,
  pictures: [picture],
  pickUp: { name: '' },
  startTimes: [''],
}
const front = { categories: [line], topTours: [tour], featuredTours: [tour], popularTours: [tour] }

type OnFailure = (error: unknown) => void

/**
 * The three functions of the specification (§7), and the only ones that make its calls: they never throw; a failure is
 * logged and answered with nothing. Whoever must tell a missing page from an outage listens, or asks by `orThrow`.
 */
export const fetchCategoriesAndTours = (call: Call, onFailure?: OnFailure): Promise<CatalogueFront> =>
  orNothing(
    async () => read(await call(tourCategory), front),
    { categories: [], topTours: [], featuredTours: [], popularTours: [] },
    onFailure,
  )

export const fetchCategoryDetail = (call: Call, slug: string, onFailure?: OnFailure): Promise<CategoryDetail | null> =>
  orNothing(
    async () =>
      read(await call(getCategoryDetail, { slug }), {
        ...line,
        tours: [tour],
        mostBooked: [''],
        otherCategories: [line],
      }),
    null,
    onFailure,
  )

export const fetchTourDetails = (call: Call, slug: string, onFailure?: OnFailure): Promise<TourDetail | null> =>
  orNothing(async () => read(await call(getTourDetails, { slug }), tour), null, onFailure)

/** One of the three, for a page that must know why there is no answer: what was told is thrown. */
export async function orThrow<T>(ask: (onFailure: OnFailure) => Promise<T>): Promise<NonNullable<T>> {
  const failures: unknown[] = []
  const answer = await ask((error) => failures.push(error))
  if (failures.length > 0 || answer === null || answer === undefined) throw failures[0]
  return answer
}

async function orNothing<T, Nothing>(ask: () => Promise<T>, nothing: Nothing, onFailure: OnFailure = () => {}) {
  try {
    return await ask()
  } catch (error) {
    // While a page is drawn on the server, the call went through the server's own log already.
    if (typeof document !== 'undefined') console.error(error)
    onFailure(error)
    return nothing
  }
}

function read<T>(answer: T, example: object): T {
  if (!looksLike(answer, example)) throw new ApiError(0, unreadable)
  return answer
}
