import type { VehicleClass } from '#contract/catalogue.ts'
import type { ChildAges } from '#contract/party.ts'
import type { WishedExtra, wishLimits } from '#contract/wish.ts'
import { isDay, isTimeOfDay } from '#core/days.ts'
import { isClassCode } from '#core/vehicle-classes.ts'
import { isCodeLike } from './code-like.ts'

/** A wish as it travels in an address: from the tour page to checkout, and through every reload. */
export interface WishParams {
  /** YYYY-MM-DD. */
  day?: string
  /** HH:MM, Tokyo's. */
  start?: string
  guests: number
  /** Null until somebody chose it. */
  childAges: ChildAges
  largeCases: number
  /** Left out: the one that we suggest. */
  vehicleClass?: VehicleClass
  /** A guide where the tour does not include one. */
  guide: boolean
  extraHalfHours: number
  extras: WishedExtra[]
  /** Codes of offers: the second where both go together. */
  code?: string
  secondCode?: string
}

// The contract's own values, held to them by their types: its schemas would come along with them.
const limits: typeof wishLimits = { guests: 40, largeCases: 40, extraHalfHours: 16, extras: 10, pieces: 10 }
const oldestChild = 17
/** A child whose age nobody chose yet. */
const noAge = '-'
const longestList = 400

/** What is taken where the address says nothing. */
export const usualWish: WishParams = {
  guests: 2,
  childAges: [],
  largeCases: 0,
  guide: false,
  extraHalfHours: 0,
  extras: [],
}

/** The parameters that are a wish's; whatever else an address holds is not ours. */
export const wishNames = [
  'day',
  'start',
  'guests',
  'ages',
  'cases',
  'car',
  'guide',
  'more',
  'extras',
  'code',
  'secondCode',
] as const

/** Reads an address as kindly as can be: what makes no sense is left out, and nothing is ever refused. */
export function readWish(params: URLSearchParams): WishParams {
  const one = (name: (typeof wishNames)[number]) => params.get(name)?.trim() ?? ''
  const list = (name: (typeof wishNames)[number]) => one(name).slice(0, longestList).split(',')
  const guests = wholeNumber(one('guests'), 1, limits.guests) ?? usualWish.guests
  const ages = list('ages').flatMap((age) => (age === noAge ? [null] : (wholeNumber(age, 0, oldestChild) ?? [])))
  const [day, start, code, secondCode] = [one('day'), one('start'), one('code'), one('secondCode')]
  const car = one('car')
  return {
    ...(isDay(day) && { day }),
    ...(isTimeOfDay(start) && { start }),
    guests,
    childAges: ages.slice(0, guests),
    largeCases: wholeNumber(one('cases'), 0, limits.largeCases) ?? 0,
    ...(isClassCode(car) && { vehicleClass: car }),
    guide: one('guide') === 'yes',
    extraHalfHours: wholeNumber(one('more'), 0, limits.extraHalfHours) ?? 0,
    extras: readExtras(list('extras')),
    ...(isCodeLike(code) && { code, ...(isCodeLike(secondCode) && { secondCode }) }),
  }
}

/** The query of a wish, without what is usual: what comes back from `readWish` is the same wish. */
export function writeWish(wish: WishParams): string {
  const written = {
    day: wish.day,
    start: wish.start,
    guests: wish.guests === usualWish.guests ? undefined : wish.guests,
    ages: wish.childAges.map((age) => age ?? noAge).join(','),
    cases: wish.largeCases || undefined,
    car: wish.vehicleClass,
    guide: wish.guide ? 'yes' : undefined,
    more: wish.extraHalfHours || undefined,
    extras: wish.extras.map(({ code, pieces }) => `${code}:${pieces}`).join(','),
    code: wish.code,
    secondCode: wish.code && wish.secondCode,
  } satisfies Record<(typeof wishNames)[number], string | number | undefined>
  const query = new URLSearchParams()
  for (const name of wishNames) if (written[name]) query.set(name, String(written[name]))
  return query.toString()
}

/** Each extra once, as the first mention says. */
function readExtras(written: readonly string[]): WishedExtra[] {
  const extras = new Map<string, WishedExtra>()
  for (const [, code, number] of written.map((one) => /^([a-z0-9-]{1,60}):(\d{1,2})$/.exec(one) ?? [])) {
    const pieces = wholeNumber(number ?? '', 1, limits.pieces)
    if (code && pieces && !extras.has(code)) extras.set(code, { code, pieces })
  }
  return [...extras.values()].slice(0, limits.extras)
}

function wholeNumber(written: string, least: number, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(written)) return undefined
  const number = Number(written)
  return number >= least && number <= most ? number : undefined
}
