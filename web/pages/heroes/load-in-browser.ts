import { loadFrontIntoStore } from '#web/catalogue/site/cards/load-into-store.ts'
import { fetchCategoriesAndTours, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { call } from '#web/platform/api.ts'
import { askInSeasonOrNot } from '../home/in-season.ts'
import { toPictureChoices } from './picture-choices.ts'
import { askLines, toSentenceStart } from './sentence-start.ts'

/** What the demos ask for when they are opened from another page; each stands without an answer. */
export const loadSeasonSearch = () => askInSeasonOrNot(call)
export const loadSentenceStart = async () => toSentenceStart(await askLines(call).catch(() => null))
export const loadPictureChoices = () =>
  loadFrontIntoStore(() => orThrow((tell) => fetchCategoriesAndTours(call, tell))).then(toPictureChoices, () => null)
