import type { Fares, YenByClass } from '#contract/fares.ts'
import { formatYen } from '#contract/money.ts'
import { taxClassWords } from '#contract/tax-words.ts'
import { uncapitalized } from '#core/words.ts'

const monthDay = (value: number) => `${value % 100}.${Math.floor(value / 100)}.`

/**
 * Each figure by its name, as the history tells it: what differs between two tables is what was changed. Areas, airports
 * and classes are codes in a table; `nameOf` says what people call them.
 */
export function faresInWords(fares: Fares, nameOf: (code: string) => string = (code) => code): Map<string, string> {
  const words = new Map<string, string>()
  const byClass = (name: string, yen: YenByClass) => {
    for (const [code, figure] of Object.entries(yen)) words.set(`${name}, ${nameOf(code)}`, formatYen(figure))
  }
  for (const { airport, areas, yen } of fares.flat)
    byClass(`${nameOf(airport)} and ${areas.map(nameOf).join(', ')}`, yen)
  words.set('Night', `${fares.night.from} to ${fares.night.until}`)
  words.set('Night, more', `${fares.night.percent}%`)
  words.set('Rounding', `up to ${formatYen(fares.roundingYen)}`)
  words.set('Pick-up at an airport', formatYen(fares.airportPickUpYen))
  words.set('At the kerb, less', formatYen(fares.kerbLessYen))
  pointInWords(fares, words, byClass)
  words.set('Tolls, beyond', `${fares.tolls.fromKilometres} km`)
  words.set('Tolls', formatYen(fares.tolls.baseYen))
  words.set('Tolls, a kilometre', formatYen(fares.tolls.perKilometreYen))
  words.set('Tolls, tax', uncapitalized(taxClassWords[fares.tolls.taxClass ?? 'standard']))
  for (const { hours, yen } of fares.hourly.packages) byClass(`${hours} hours`, yen)
  byClass('By the hour, half an hour more', fares.hourly.extraHalfHourYen)
  words.set('Free waiting at airports', `${fares.waiting.airportFreeMinutes} min`)
  words.set('Free waiting elsewhere', `${fares.waiting.elsewhereFreeMinutes} min`)
  words.set('Waiting', `${formatYen(fares.waiting.stepYen)} for ${fares.waiting.stepMinutes} min`)
  for (const { name, from, to, percent } of fares.seasons)
    words.set(`Season ${name}`, `${monthDay(from)} to ${monthDay(to)}, ${percent}%`)
  for (const [way, tiers] of Object.entries(fares.cancellation))
    words.set(
      `Cancellation, ${way}`,
      tiers.map(({ hoursBefore, refundPercent }) => `${hoursBefore} h: ${refundPercent}%`).join(', '),
    )
  for (const { from, to, dayYen, nightYen } of fares.taxis)
    words.set(`Taxi from ${from} to ${to}`, `${formatYen(dayYen)}, at night ${formatYen(nightYen)}`)
  return words
}

function pointInWords(
  { point }: Fares,
  words: Map<string, string>,
  byClass: (name: string, yen: YenByClass) => void,
): void {
  byClass('Point to point, beginning', point.baseYen)
  point.bands.forEach(({ uptoKilometres, perKilometreYen }, index) => {
    words.set(`Band ${index + 1}`, uptoKilometres === null ? 'beyond' : `up to ${uptoKilometres} km`)
    byClass(`Band ${index + 1}, a kilometre`, perKilometreYen)
  })
  byClass('Point to point, a minute', point.perMinuteYen)
  byClass('Point to point, at least', point.leastYen)
}
