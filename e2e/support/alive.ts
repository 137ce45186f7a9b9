import type { Page } from '@playwright/test'

/**
 * Waits until React has taken the page over; before that, a link is the browser's and loads a new document. A document
 * without a main part is none of our pages.
 */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.getElementById('main')
    return document.readyState === 'complete' && (!main || Object.keys(main).some((key) => key.startsWith('__react')))
  })
