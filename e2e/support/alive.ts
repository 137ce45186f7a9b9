import type { Page } from '@playwright/test'

/**
 * Moves the pointer, as somebody who is there does, and waits until React has taken the page over; before that, a link is
 * the browser's and loads a new document. A document without a main part is none of our pages.
 */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const { documentElement, readyState } = document
    if (!('touched' in documentElement.dataset)) dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    const main = document.getElementById('main')
    return readyState === 'complete' && (!main || Object.keys(main).some((key) => key.startsWith('__react')))
  })
