import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { readTaxRates, saveTaxRates } from '#contract/tax-settings.ts'
import { noSuchDay, readDay, writeDay } from '#web/ui/birth-date.ts'
import type { Faults, Typed } from './use-setting.ts'

export type TaxRates = OutputOf<typeof readTaxRates>

export const rateFields = (index: number) => ({
  from: `rate.${index}.from`,
  percent: `rate.${index}.percent`,
  reducedPercent: `rate.${index}.reducedPercent`,
})

export const ratesIn = (typed: Typed): number[] =>
  Object.keys(typed)
    .flatMap((name) => /^rate\.(\d+)\.from$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

/** Those to come: what has begun is no field. */
export const typeRates = ({ rates }: TaxRates): Typed =>
  Object.fromEntries(
    rates
      .filter(({ hasBegun }) => !hasBegun)
      .flatMap(({ from, percent, reducedPercent }, index) => [
        [rateFields(index).from, writeDay(from)],
        [rateFields(index).percent, String(percent)],
        [rateFields(index).reducedPercent, String(reducedPercent)],
      ]),
  )

type Rates = InputOf<typeof saveTaxRates>['rates']

/** As the call takes them, or what is wrong, each at its field. */
export function readRates(typed: Typed): { rates: Rates } | { faults: Faults } {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  const rates = ratesIn(typed).map((index) => {
    const fields = rateFields(index)
    const from = readDay(typed[fields.from] ?? '') || ''
    if (!from) faults[fields.from] = noSuchDay
    else if (seen.has(from)) faults[fields.from] = 'Another rate begins on this day.'
    seen.add(from)
    const [percent, reducedPercent] = (['percent', 'reducedPercent'] as const).map((name) => {
      const written = (typed[fields[name]] ?? '').normalize('NFKC').replace(/%$/, '').trim()
      if (!/^\d{1,2}$/.test(written)) faults[fields[name]] = 'Whole per cent, from 0 to 99.'
      return Number(written)
    })
    return { from, percent: percent ?? 0, reducedPercent: reducedPercent ?? 0 }
  })
  return Object.keys(faults).length > 0 ? { faults } : { rates }
}

/** What a refusal speaks of: "rates.0.from" is the first row. */
export function rateFieldOf(path: string, typed: Typed): string {
  const [, row, part] = /^rates(?:\.(\d+)\.?(\w*))?/.exec(path) ?? []
  const indexes = ratesIn(typed)
  const index = row === undefined ? indexes.at(-1) : indexes[Number(row)]
  return index === undefined ? path : rateFields(index)[part === 'percent' || part === 'reducedPercent' ? part : 'from']
}

export const rateLabelOf = (name: string) => (name.endsWith('.from') ? 'The day of a rate' : 'A rate')
