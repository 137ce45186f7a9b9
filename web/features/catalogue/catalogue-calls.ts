import type { Call } from '#contract/call.ts'
import {
  type CatalogueFront,
  type CategoryDetail,
  getCategoryDetail,
  getTourDetails,
  type TourDetail,
  tourCategory,
} from '#contract/catalogue.ts'

/** The calls as they are: a refusal or an outage is thrown, so that whoever asks can tell a 404 from no answer. */
export const loadCatalogueFront = (call: Call): Promise<CatalogueFront> => call(tourCategory)
export const loadCategoryDetail = (call: Call, slug: string): Promise<CategoryDetail> =>
  call(getCategoryDetail, { slug })
export const loadTourDetails = (call: Call, slug: string): Promise<TourDetail> => call(getTourDetails, { slug })

/** The three functions of the specification (§7): they never throw; a failure is logged and answered with nothing. */
export async function fetchCategoriesAndTours(call: Call): Promise<CatalogueFront> {
  try {
    return await loadCatalogueFront(call)
  } catch (error) {
    console.error(error)
    return { categories: [], topTours: [], featuredTours: [], popularTours: [] }
  }
}

export async function fetchCategoryDetail(call: Call, slug: string): Promise<CategoryDetail | null> {
  try {
    return await loadCategoryDetail(call, slug)
  } catch (error) {
    console.error(error)
    return null
  }
}

export async function fetchTourDetails(call: Call, slug: string): Promise<TourDetail | null> {
  try {
    return await loadTourDetails(call, slug)
  } catch (error) {
    console.error(error)
    return null
  }
}
