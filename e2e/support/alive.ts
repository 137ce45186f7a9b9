import type { Page } from '@playwright/test'

/** Waits until React has taken the page over; before that, a link is the browser's and loads a new document. */
export const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
  )
