import type { Locator, Page } from 'playwright-core'
import { inFull } from './size.ts'

/** A part of the journey whose interactions are measured together. */
export interface Part {
  what: string
  /** Leads to where it begins; nothing of this is measured. */
  open: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

/** People look before they press again; what was asked for may arrive in between, as it does for them. */
const paceMs = inFull(250, 0)
const keyMs = inFull(90, 0)

export const tour = 'tokyo-in-one-unhurried-day'

/** The 20th of the month after next in Tokyo: past every notice, and in a month that is wholly open. */
export function chosenDay(): string {
  const now = new Date(Date.now() + 9 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 20)).toISOString().slice(0, 10)
}

/**
 * In the middle of the screen, as a person has it above the keyboard; what changes at the very bottom of a screen that is
 * only emulated is drawn with the next change elsewhere, seconds later.
 */
export async function press(what: Locator): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await what.tap()
  await what.page().waitForTimeout(paceMs)
}

/** Each of them in turn, until so many presses are made. */
export async function pressInTurn(targets: readonly Locator[], times: number): Promise<void> {
  for (let time = 0; time < inFull(times, Math.min(times, targets.length)); time++) {
    const target = targets[time % targets.length]
    if (target) await press(target)
  }
}

/** Into a field, key by key. */
export async function type(field: Locator, text: string): Promise<void> {
  await press(field)
  await field.pressSequentially(text, { delay: keyMs })
}

/** Free days of the month that is shown, the chosen one not among them. */
export const otherDay = (page: Page, nth: number): Locator =>
  page.locator('[role=grid] button[data-day]:not([aria-disabled]):not([aria-pressed=true])').nth(nth)
