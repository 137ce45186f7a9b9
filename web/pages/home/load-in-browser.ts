import { loadFrontIntoStore } from '#web/catalogue/site/cards/load-into-store.ts'
import { fetchCategoriesAndTours, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { askClasses } from '#web/fleet/site/ask-classes.ts'
import { call } from '#web/platform/api.ts'
import { askInSeasonOrNot } from './in-season.ts'
import { type HomeData, loadHome } from './load-home.ts'

/** The store keeps what went wrong; the page stands without the tours and offers to ask again. */
export function loadHomeInBrowser(): Promise<HomeData> {
  return loadHome(
    loadFrontIntoStore(() => orThrow((tell) => fetchCategoriesAndTours(call, tell))).catch(() => null),
    askInSeasonOrNot(call),
    askClasses(call),
  )
}
