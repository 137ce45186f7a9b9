import { codeAtOnce } from '#web/code-at-once.ts'
import { allSiteRoutes } from '#web/site-routes.ts'
import { productPages } from '../e2e/support/built-pages.ts'

/** Any day that can still be booked. */
const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const ride = `way=transfer&from=haneda-terminal-3&to=palace-hotel-tokyo&day=${soon}&time=19:05&guests=3&flight=NH+212`

/** Where an address must name a day to show anything. */
const onADay: Readonly<Record<string, string>> = {
  '/cabs/list': `/cabs/list?${ride}`,
  '/cabs/detail': `/cabs/detail?${ride}&class=alphard`,
  '/cabs/booking': `/cabs/booking?${ride}&class=alphard`,
}

export interface PublicPage {
  /** As the table of routes has it, without what differs from one address to the next. */
  name: string
  address: string
  /** It shows nothing true without its code, and starts it at once. */
  startsAtOnce: boolean
}

/** Opened by one person, once, by a printed link: it brings the office's clothes along, which nobody waits for twice. */
const forTheFirstOwner = '/set-up'

/**
 * Every open page of the table of routes that looks like no other, at an address where it shows something: a new page is
 * measured by itself, and one whose address holds something must say in built-pages.ts what. What answers "not found" is
 * no page to measure.
 */
export const publicPages: readonly PublicPage[] = allSiteRoutes.flatMap(({ path, access }) => {
  const built = productPages.find(({ path: address, route = address }) => route === path)
  if (access.requiresLogin || built?.looksLike || built?.status === 404 || path === forTheFirstOwner) return []
  const address = onADay[path] ?? built?.path ?? path
  if (address.includes(':') && !address.includes('?')) throw new Error(`Name an address of ${path} in built-pages.ts.`)
  return [{ name: address.replace(/\?.*/, ''), address, startsAtOnce: path in codeAtOnce }]
})
