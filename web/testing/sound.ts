import axe from 'axe-core'
import { page } from 'vitest/browser'

export const desk = { width: 1440, height: 900, theme: 'light', direction: 'ltr' }
export const phone = { width: 390, height: 844, theme: 'dark', direction: 'rtl' }

/**
 * What is wrong with what is shown, judged as whole pages are: at a desk in light, and on a phone in dark from right to
 * left. Words that are said aloud for a moment are no part of it, nor is the frame that a part stands in.
 */
export async function faultsOfShown(looks = [phone, desk]): Promise<string[]> {
  const found: string[] = []
  for (const { width, height, theme, direction } of looks) {
    await page.viewport(width, height)
    Object.assign(document.documentElement.dataset, { theme, whole: '' })
    document.documentElement.dir = direction
    // Colours fade; what is measured must be the end of it.
    for (const animation of document.getAnimations()) animation.cancel()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`${theme}: scrolls sideways by ${scrollWidth - clientWidth}`)
    const { violations } = await axe.run(
      { include: ['body'], exclude: ['[data-live-announcer]'] },
      {
        resultTypes: ['violations'],
        rules: {
          'target-size': { enabled: true },
          region: { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      },
    )
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}: ${id}: ${node.html}`)))
  }
  return found
}
