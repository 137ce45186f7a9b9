import { expect, type Page } from '@playwright/test'
import type { View } from './place.ts'

declare global {
  interface Window {
    __ran: string[]
  }
}

/** Notes whatever a payload could do: a call of alert and its kin, or something that the page's policy had to stop. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__ran = []
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => window.__ran.push(`ran ${name}`) })
    document.addEventListener('securitypolicyviolation', (event) => {
      window.__ran.push(`stopped ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
}

/** What ran on this page or tried to, and what in it could still act when somebody presses it. */
export const deedsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...window.__ran]
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes) if (/^on/i.test(name)) found.push(`${element.localName} has ${name}`)
      for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href', 'data']) {
        const address = element.getAttribute(name) ?? ''
        // As browsers read it: without control characters and spaces around.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
        if (/^(javascript|data|vbscript|blob):/i.test(address.replace(/[\u0000-\u0020]/g, '')))
          found.push(`${element.localName} leads to ${address.slice(0, 80)}`)
      }
    }
    for (const name of ['iframe', 'object', 'embed', 'base', 'frame'])
      if (document.querySelector(`body ${name}`)) found.push(`there is a ${name}`)
    return found
  })

/** Everything that can be read on the page, typed fields too, but not what lies in scripts. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('body > :not(script, style)')].map((element) => element.textContent),
      ...[...document.querySelectorAll<HTMLInputElement>('input,textarea')].map(({ value }) => value),
      ...[...document.querySelectorAll('[alt],[aria-label]')].map(
        (element) => `${element.getAttribute('alt')} ${element.getAttribute('aria-label')}`,
      ),
    ].join('\n'),
  )

/** Opens a page, makes sure that it shows what was posted, and that nothing of it did anything. */
export async function viewSafely(page: Page, url: string, { path, shows, act }: View): Promise<void> {
  const address = url + path
  await page.goto(address)
  // The page itself, not what stands there until the guard has spoken.
  await page.locator('main:not([aria-busy=true]) h1').first().waitFor()
  for (const words of shows)
    await expect(async () => expect(await wordsOf(page), `${address} shows ${words}`).toContain(words)).toPass({
      timeout: 60_000,
    })
  await act?.(page)
  expect(new URL(page.url()).pathname, address).toBe(new URL(address).pathname)
  expect(await deedsOf(page), address).toEqual([])
}

/** Opens the HTML of a mail as a program would that lets everything in it run. */
export async function readMailSafely(page: Page, html: string): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(html)
  expect(await deedsOf(page), html.slice(0, 4000)).toEqual([])
}
