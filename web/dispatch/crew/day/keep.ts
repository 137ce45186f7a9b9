import type { CrewDay } from '#contract/crew-day.ts'
import type { Language } from './crew-words.ts'
import type { Outbox } from './outbox.ts'

/** What the telephone keeps of a day, so that it opens without signal; gone with the link and with the day. */
export interface Kept {
  day: CrewDay | null
  outbox: Outbox
  /** How far this telephone's clock was ahead of ours when the day was read. */
  aheadMs?: number
}

const prefix = 'crew-day:'
const languageName = 'crew-day-language'

/** The link itself is not written down: whoever reads the store cannot open it. */
export function nameOf(token: string): string {
  const seeds = [2_166_136_261, 3_339_675_911]
  const parts = seeds.map((seed) => {
    let sum = seed
    for (const letter of token) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    return (sum >>> 0).toString(36)
  })
  return prefix + parts.join('')
}

/** A browser that keeps nothing has no copy; the page works as long as it is open. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export const readKept = (name: string): Kept | null =>
  quietly(() => JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null, null)

/** False where the browser keeps nothing. */
export const keep = (name: string, kept: Kept): boolean =>
  quietly(() => {
    localStorage.setItem(name, JSON.stringify(kept))
    return true
  }, false)

export const forget = (name: string): void => quietly(() => localStorage.removeItem(name), undefined)

/** Whether its link can still open; a day whose end nobody named is over two days later. */
export function isOver({ until, day }: Pick<CrewDay, 'until' | 'day'>, now: number): boolean {
  return now > (until ? Date.parse(until) : Date.parse(`${day}T00:00:00+09:00`) + 2 * 86_400_000)
}

/** Below this it is the time that an answer takes, and no clock that stands wrong. */
const leastAheadMs = 60_000

export function aheadOf({ readAt }: Pick<CrewDay, 'readAt'>, now: number): number {
  const ahead = now - Date.parse(readAt)
  return Math.abs(ahead) < leastAheadMs ? 0 : ahead
}

/** Throws away the days that are over, whichever link they were of, and tells whether any is left. */
export function sweep(now: number): boolean {
  return quietly(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
    const left = names.filter((name) => {
      const kept = readKept(name)
      if (kept?.day && !isOver(kept.day, now - (kept.aheadMs ?? 0))) return true
      forget(name)
      return false
    })
    return left.length > 0
  }, false)
}

export function readLanguage(): Language {
  const chosen = quietly(() => localStorage.getItem(languageName), null)
  if (chosen === 'en' || chosen === 'ja') return chosen
  return navigator.language.startsWith('ja') ? 'ja' : 'en'
}

export const keepLanguage = (language: Language): void =>
  quietly(() => localStorage.setItem(languageName, language), undefined)
