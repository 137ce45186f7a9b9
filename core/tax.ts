import type { IsoDay } from './days.ts'
import { addTaxes, keyOfShare, type TaxClass, type TaxPart, type TaxShare, taxClasses, taxParts } from './tax-shares.ts'

/** Money by what the tax makes of it. */
export type YenByTax = Record<TaxPart, number>
export const noYen: Readonly<YenByTax> = { standard: 0, reduced: 0, exempt: 0, outside: 0, kept: 0 }

/** The rates of the consumption tax from a day on, until the next ones begin. Whole per cent. */
export interface TaxRate {
  from: IsoDay
  percent: number
  reducedPercent: number
}

/** The rate of a day: the law asks for that of the day on which a service is done. Before the first one, the first. */
export function taxPercentOn(rates: readonly TaxRate[], day: IsoDay, part: TaxPart = 'standard'): number {
  const inOrder = rates.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const rate = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0]
  if (!rate || (part !== 'standard' && part !== 'reduced')) return 0
  return part === 'standard' ? rate.percent : rate.reducedPercent
}

/**
 * The tax inside a sum that includes it: information, outside every sum. Parts of a yen are dropped, whichever way the
 * money goes, so that the same yen goes back as came.
 */
export const taxInYen = (yen: number, percent: number) => Math.trunc((yen * percent) / (100 + percent)) + 0

/** Splits whole yen by weights, to the yen: each has its share rounded down, and what is left goes by the largest rests. */
export function apportion(yen: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return weights.map((_, at) => (at === 0 ? yen : 0))
  const [size, sign] = [Math.abs(yen), Math.sign(yen)]
  const shares = weights.map((weight) => Math.floor((size * weight) / all))
  const rests = weights.map((weight, at) => ({ at, rest: size * weight - (shares[at] ?? 0) * all }))
  const left = size - shares.reduce((sum, share) => sum + share, 0)
  const raised = new Set(
    rests
      .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return shares.map((share, at) => sign * (share + (raised.has(at) ? 1 : 0)) + 0)
}

/** A sum in the proportions of another one. What stands below nothing there has no share; of nothing all is standard. */
export function yenLike(yen: number, like: Readonly<YenByTax>): YenByTax {
  const shares = apportion(
    yen,
    taxParts.map((part) => Math.max(0, like[part])),
  )
  return Object.fromEntries(taxParts.map((part, at) => [part, shares[at] ?? 0])) as YenByTax
}

export const sumByTax = (yen: Readonly<YenByTax>) => taxParts.reduce((sum, part) => sum + yen[part], 0)

export const addByTax = (one: Readonly<YenByTax>, other: Readonly<YenByTax>, sign: 1 | -1 = 1): YenByTax =>
  Object.fromEntries(taxParts.map((part) => [part, one[part] + sign * other[part]])) as YenByTax

/** A sum of which some parts are told apart: what is left of it is at the standard rate. */
export function withStandard(yen: number, apart: Readonly<Partial<YenByTax>> | null): YenByTax {
  const parts = { ...noYen, ...apart, standard: 0 }
  return { ...parts, standard: yen - sumByTax(parts) }
}

/** A line of a price. Those written before lines had a class are standard. */
export interface TaxedLine {
  kind: string
  amountYen: number
  taxClass?: TaxClass | undefined
}

/** What codes take something off: the day out or the ride itself, whatever else is on the bill. */
const itself: ReadonlySet<string> = new Set(['package', 'ride'])

function sumOf(lines: readonly TaxedLine[]): YenByTax {
  const sum = { ...noYen }
  for (const { taxClass = 'standard', amountYen } of lines) sum[taxClass] += amountYen
  return sum
}

/**
 * The sum of lines by what the tax makes of it. What takes off has no class of its own: it lowers the lines it is taken
 * from, those of the day or ride itself, or all of them where these are less; in proportion, and to the yen.
 */
export function linesByTax(lines: readonly TaxedLine[]): YenByTax {
  const [charged, offYen] = [
    lines.filter(({ amountYen }) => amountYen >= 0),
    lines.reduce((sum, { amountYen }) => sum + Math.min(0, amountYen), 0),
  ]
  const whole = sumOf(charged)
  if (offYen === 0) return whole
  const first = sumOf(charged.filter(({ kind }) => itself.has(kind)))
  return addByTax(whole, yenLike(offYen, sumByTax(first) + offYen >= 0 ? first : whole))
}

/** The tax of money, rounded once at each rate; what there is none of is left out. */
export const taxesOf = (yen: Readonly<YenByTax>, percentOf: (part: TaxPart) => number): TaxShare[] =>
  taxParts
    .filter((part) => yen[part] !== 0)
    .map((part) => ({
      part,
      percent: percentOf(part),
      amountYen: yen[part],
      taxYen: taxInYen(yen[part], percentOf(part)),
    }))

/** The same of lines, where a class of which nothing is charged stays: its rate is known when something is. */
export function taxesOfLines(lines: readonly TaxedLine[], percentOf: (part: TaxPart) => number): TaxShare[] {
  const yen = linesByTax(lines)
  const there = new Set(lines.map(({ taxClass = 'standard', amountYen }) => (amountYen < 0 ? null : taxClass)))
  return taxClasses
    .filter((part) => there.has(part))
    .map((part) => ({
      part,
      percent: percentOf(part),
      amountYen: yen[part],
      taxYen: taxInYen(yen[part], percentOf(part)),
    }))
}

/** A month is one sum at each rate, parts of a yen dropped once in each. */
export function taxesOfSums(sums: readonly Omit<TaxShare, 'taxYen'>[]): TaxShare[] {
  return addTaxes([sums.map((sum) => ({ ...sum, taxYen: 0 }))])
    .filter(({ amountYen }) => amountYen !== 0)
    .map((sum) => ({ ...sum, taxYen: taxInYen(sum.amountYen, sum.percent) }))
}

/**
 * By how much each entry moves the tax of its month, the oldest first, at each of its rates: rounded each by itself, the
 * rows would add up to less than the month.
 */
export function taxesOfEntries(entries: readonly (readonly Omit<TaxShare, 'taxYen'>[])[]): TaxShare[][] {
  const kept = new Map<string, number>()
  return entries.map((entry) =>
    entry.map((share) => {
      const before = kept.get(keyOfShare(share)) ?? 0
      const after = before + share.amountYen
      kept.set(keyOfShare(share), after)
      return { ...share, taxYen: taxInYen(after, share.percent) - taxInYen(before, share.percent) }
    }),
  )
}
