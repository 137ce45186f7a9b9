import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { faults } from './soundness.ts'

/**
 * Contrast and the size of targets take most of axe's time, and follow from little: what an ink stands on, and how
 * large a target is. Each ink is therefore judged once in each theme, wherever it stands, and of the targets
 * those that are smaller than they should be: only of these it matters what is around them. Axe asks these two rules
 * of what is marked, in the same run as the others: each run reads the whole page anew.
 */
const looks = [
  { id: 'color-contrast', selector: '[data-new-ink]' },
  { id: 'target-size', selector: '[data-small]', enabled: true },
]
/** As it comes for browsers, half as long: every page has to read it. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const source = `${axe};axe.configure(${JSON.stringify({ rules: looks })})`

/** Of the rest, what a narrow window can change: what is there at all, what it is called, what scrolls, what stands out. */
const changesWithWidth = [
  ...['scrollable-region-focusable', 'link-in-text-block', 'heading-order', 'page-has-heading-one', 'region', 'bypass'],
  ...['landmark-one-main', 'landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
  ...['button-name', 'link-name', 'label', 'select-name', 'summary-name', 'empty-heading', 'empty-table-header'],
  ...['aria-command-name', 'aria-input-field-name', 'aria-toggle-field-name', 'aria-tab-name', 'aria-dialog-name'],
  ...['aria-hidden-focus', 'aria-required-children', 'nested-interactive', 'label-content-name-mismatch', 'skip-link'],
]

/** What was judged already, wherever it stood, and need not be again. */
export interface Judged {
  /** The inks, by the name of the theme. */
  inks: Map<string, Set<string>>
  /** What is shown on a phone only, as it is written: the shell is the same on every page. */
  onPhones: Set<string>
}

export const nothingJudged = (): Judged => ({ inks: new Map(), onPhones: new Set() })

/** What axe holds against a page that was just opened; all of its rules are asked. */
export async function judgeAll(page: Page, judged: Judged, theme: string): Promise<string[]> {
  await markFreshLooks(page, judged, theme)
  const found = await faults(ask(page, source))
  await page.evaluate(rememberWhatIsShown)
  return found
}

/**
 * What axe holds against the same page in another theme and width. What is shown only there is judged by all
 * rules, and the rest by those that can come to another verdict.
 */
export async function judgeChanges(page: Page, judged: Judged, theme: string): Promise<string[]> {
  await markFreshLooks(page, judged, theme)
  // Axe is in the page from before.
  const again = () => ask(page, ';')
  const found = await faults(again().withRules([...changesWithWidth, ...looks.map(({ id }) => id)]))
  const fresh = await page.evaluate(markWhatIsNew, [...judged.onPhones])
  if (fresh.length > 0) found.push(...(await faults(again().include('[data-new-here]'))))
  for (const part of fresh) judged.onPhones.add(part)
  return found
}

const ask = (page: Page, axeSource: string) =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] })

async function markFreshLooks(page: Page, { inks: byTheme }: Judged, theme: string): Promise<void> {
  const inks = byTheme.get(theme) ?? new Set()
  byTheme.set(theme, inks)
  for (const ink of await page.evaluate(markLooks, [...inks])) inks.add(ink)
}

function rememberWhatIsShown() {
  for (const element of document.body.querySelectorAll('*'))
    if (element.checkVisibility()) element.setAttribute('data-was-here', '')
}

/** Marks what was not shown before, but for what is known; answers what it marked. */
function markWhatIsNew(known: string[]): string[] {
  const seen = new Set(known)
  const fresh: string[] = []
  for (const element of document.body.querySelectorAll(':not([data-was-here])')) {
    const parent = element.parentElement
    if (!element.checkVisibility() || parent?.closest('[data-new-here], [data-known-here]')) continue
    // Names that React draws differ from page to page.
    const written = element.outerHTML.replaceAll(/ data-(new-ink|small)=""|_[rR]_\w+_/g, '')
    element.setAttribute(seen.has(written) ? 'data-known-here' : 'data-new-here', '')
    if (!seen.has(written)) fresh.push(written)
    seen.add(written)
  }
  return fresh
}

/** Marks an element for each ink that is not among those, and the targets that are smaller than 24 pixels. */
function markLooks(known: string[]): string[] {
  const seen = new Set(known)
  const fresh: string[] = []
  const grounds = new Map<Element, string>()
  /** All that lies below, down to what is opaque. */
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const kept = grounds.get(element)
    if (kept !== undefined) return kept
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const below = /^rgb\(/.test(backgroundColor) && opacity === '1' ? '' : groundOf(element.parentElement)
    const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
    const ground = isBare ? below : `${backgroundColor} ${backgroundImage} ${opacity} ${below}`
    grounds.set(element, ground)
    return ground
  }
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) ||
    ('placeholder' in element && Boolean(element.placeholder)) ||
    element instanceof HTMLSelectElement
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-new-ink')
    element.removeAttribute('data-small')
    if (!element.checkVisibility()) continue
    const { width, height } = element.getBoundingClientRect()
    const isTarget = element.matches('a[href], button, input, select, textarea, summary, [role], [tabindex]')
    if (isTarget && (width < 24 || height < 24)) element.setAttribute('data-small', '')
    if (!hasWords(element)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    // What is laid over something else is so by its classes, and those of what holds it.
    const place = `${element.tagName} ${element.getAttribute('class')} in ${element.parentElement?.getAttribute('class')}`
    const ink = `${color} ${fontSize} ${fontWeight} on ${groundOf(element)} at ${place}`
    if (seen.has(ink)) continue
    seen.add(ink)
    fresh.push(ink)
    element.setAttribute('data-new-ink', '')
  }
  return fresh
}
