import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** By how much the page is wider than its window. */
export const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** What axe finds, one line for each element. */
export async function faults(axe: AxeBuilder): Promise<string[]> {
  // Our pages hold no frames, so the quicker way without them finds the same.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** The same page in other looks. */
export const setLooks = (page: Page, looks: { theme: string; direction: string }) =>
  page.evaluate(({ theme, direction }) => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = direction
    // Colours fade; what is measured must be the end of it.
    for (const animation of document.getAnimations()) animation.cancel()
  }, looks)
