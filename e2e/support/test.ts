import { test as base, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { type Alone, lockThings } from './alone.ts'
import { giveBackMade } from './bookings.ts'
import { giveBack } from './give-back.ts'
import { keepHtml } from './kept-html.ts'
import { type RunningAnnai, startAnnai } from './start-annai.ts'

/**
 * Open pages start their code when somebody is there. Visitors press when they please, and code-comes-later.spec.ts tests
 * that; every other journey begins with a pointer that moves, when the page has come to life.
 */
export const test = base.extend<{ alone: Alone }, { ownAnnai: RunningAnnai }>({
  // For journeys that stop it, set its clock or need its crews: started by the first of a worker, and each has its own days.
  ownAnnai: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const annai = await startAnnai()
      await use(annai)
      await annai.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // Set up first, and so the last to go: what a journey holds is given back before the next one has its turn.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  alone: [async ({}, use, info) => lockThings(info, use), { auto: true }],
  // The window of the journey before, emptied (`reuseContext` of the configuration), and those that this one opens.
  context: async ({ context, javaScriptEnabled }, use, { title }) => {
    if (javaScriptEnabled !== false) {
      for (const page of context.pages()) {
        waitForLife(page)
        // The pointer stays where it was left.
        await page.mouse.move(0, 0)
      }
      context.on('page', waitForLife)
    }
    await use(context)
    await context.setOffline(false)
    await giveBackMade()
    if (javaScriptEnabled === false) return
    for (const page of context.pages()) {
      await keepHtml(page, title)
      await giveBack(page)
    }
  },
})

/** Makes this page's ways of opening a document wait for its code, unless they say themselves what to wait for. */
export function waitForLife(page: Page) {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
}
