import { loadFrontIntoStore } from '#web/catalogue/site/cards/load-into-store.ts'
import { fetchCategoriesAndTours, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { call } from '#web/platform/api.ts'
import { askInSeason } from '../home/in-season.ts'
import { toPictureChoices } from './picture-choices.ts'
import { toSeasonSearch } from './season-search.ts'
import { askLines, toSentenceStart } from './sentence-start.ts'

/** What the demos ask for when they are opened from another page; each stands without an answer. */
export const loadSeasonSearch = async () => toSeasonSearch(await askInSeason(call).catch(() => null))
export const loadSentenceStart = async () => toSentenceStart(await askLines(call).catch(() => null))
export const loadPictureChoices = () =>
  loadFrontIntoStore(() => orThrow((tell) => fetchCategoriesAndTours(call, tell))).then(toPictureChoices, () => null)
