import type { Page } from '@playwright/test'
import { withinPatience } from './kept-html.ts'
import { endHold } from './product-database.ts'

const referencesIn = () =>
  JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).match(/AN-[2-9A-HJ-NP-Z]{6}(-\d+)?/g) ?? []

/** Ends what a page still holds when its journey is over: the next one, or the same once more, may want that very car. */
export async function giveBack(page: Page): Promise<void> {
  const isOurs = !page.isClosed() && /^http:\/\/(localhost|127\.0\.0\.1):/.test(page.url())
  const held = isOurs ? await withinPatience(page.evaluate(referencesIn).catch(() => [])) : null
  for (const reference of new Set(held ?? [])) await endHold(reference)
}
