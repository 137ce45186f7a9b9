import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Set by a test to notice that the document was loaded anew. */
    sameDocument?: boolean
  }
}

/** Notes when one of these words is put into a document of this tab, even if it, or the document, is gone at once. */
export async function watchWords(page: Page, words: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const look = (text: string | null) => {
      for (const word of watched) if (text?.includes(word)) sessionStorage.setItem(`drawn: ${word}`, 'yes')
    }
    new MutationObserver((changes) => {
      for (const change of changes) {
        look(change.target.textContent)
        for (const node of change.addedNodes) look(node.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, words)
  return () => page.evaluate((watched) => watched.filter((word) => sessionStorage.getItem(`drawn: ${word}`)), words)
}

/** Goes to an address as the back and forward buttons do: the page stays, and only the router hears of it. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.sameDocument = true
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

export const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true)
