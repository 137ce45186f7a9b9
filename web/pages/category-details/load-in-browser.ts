import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { loadBySlug } from '#web/catalogue/site/cards/load-by-slug.ts'
import { fetchCategoryDetail, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { call } from '#web/platform/api.ts'
import { redirectTo } from '#web/platform/redirect-to.ts'
import { type LinePageData, linePath, toLinePage } from './line-page-data.ts'

/** Null when nobody answers: the page then says so, and tries again. */
export async function loadLineInBrowser({ params, request }: ClientLoaderFunctionArgs): Promise<LinePageData | null> {
  const leadTo = (path: string) => redirectTo(request, path)
  const slugOf = (line: { slug: string }) => line.slug
  const ask = (slug: string) => orThrow((tell) => fetchCategoryDetail(call, slug, tell))
  try {
    return toLinePage(await loadBySlug({ slug: params.slug, pathOf: linePath, ask, slugOf, leadTo }))
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) return null
    throw error
  }
}
