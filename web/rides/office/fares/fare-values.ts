import type { VehicleClass } from '#contract/catalogue.ts'
import { type FareDraft, Fares, type YenByClass } from '#contract/fares.ts'

/** A draft as it is typed: its name, its moment, and every part of the fares beside them. */
export type DraftValues = Fares & { name: string; inForceFrom: string }

/** A store may turn the order of what belongs together; in the contract's own order two equal drafts read the same. */
export function inOrder(values: DraftValues): DraftValues {
  const { name, inForceFrom } = values
  const read = Fares.safeParse(faresOf(values))
  return read.success ? { ...read.data, ...withRows(read.data, byCode), name, inForceFrom } : values
}

export const valuesOf = ({
  name,
  inForceFrom,
  fares,
}: Pick<FareDraft, 'name' | 'inForceFrom' | 'fares'>): DraftValues => inOrder({ ...fares, name, inForceFrom })

export function faresOf({ name: _, inForceFrom: __, ...fares }: DraftValues): Fares {
  return fares
}

const listKey = (words: readonly string[]) => words.toSorted().join('+')

/** A flat fare is known by its airport and its areas, wherever its row stands. */
export const flatKey = ({ airport, areas }: Pick<Fares['flat'][number], 'airport' | 'areas'>) =>
  `${airport} ${listKey(areas)}`

/** Every figure of the fares by a name that stays the same when rows move. */
export function figuresOf(fares: Fares): Map<string, string> {
  const found = new Map<string, string>()
  const put = (name: string, value: unknown) => found.set(name, String(value))
  const byClass = (name: string, yen: YenByClass) => {
    for (const [vehicleClass, figure] of Object.entries(yen)) put(`${name} ${vehicleClass}`, figure)
  }
  put('rounding', fares.roundingYen)
  for (const part of ['from', 'until', 'percent'] as const) put(`night ${part}`, fares.night[part])
  for (const row of fares.flat) byClass(`flat ${flatKey(row)}`, row.yen)
  put('airport pick-up', fares.airportPickUpYen)
  put('kerb', fares.kerbLessYen)
  byClass('base', fares.point.baseYen)
  for (const [index, band] of fares.point.bands.entries()) {
    put(`band ${index} end`, band.uptoKilometres)
    byClass(`band ${index}`, band.perKilometreYen)
  }
  byClass('minute', fares.point.perMinuteYen)
  byClass('least', fares.point.leastYen)
  for (const [name, value] of Object.entries(fares.tolls)) put(`tolls ${name}`, value)
  for (const { hours, yen } of fares.hourly.packages) byClass(`hours ${hours}`, yen)
  byClass('half hour', fares.hourly.extraHalfHourYen)
  for (const [name, value] of Object.entries(fares.waiting)) put(`waiting ${name}`, value)
  for (const { name, from, to, percent } of fares.seasons) put(`season ${name}`, `${from} ${to} ${percent}`)
  for (const [way, tiers] of Object.entries(fares.cancellation))
    for (const { hoursBefore, refundPercent } of tiers) put(`back ${way} ${hoursBefore}`, refundPercent)
  for (const { from, to, dayYen, nightYen } of fares.taxis) put(`taxi ${from} ${to}`, `${dayYen} ${nightYen}`)
  return found
}

const byCode = (yen: YenByClass): YenByClass =>
  Object.fromEntries(Object.entries(yen).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Every row of prices, each told anew. */
const withRows = (fares: Fares, row: (yen: YenByClass) => YenByClass): Pick<Fares, 'flat' | 'point' | 'hourly'> => ({
  flat: fares.flat.map((one) => ({ ...one, yen: row(one.yen) })),
  point: {
    baseYen: row(fares.point.baseYen),
    bands: fares.point.bands.map((band) => ({ ...band, perKilometreYen: row(band.perKilometreYen) })),
    perMinuteYen: row(fares.point.perMinuteYen),
    leastYen: row(fares.point.leastYen),
  },
  hourly: {
    packages: fares.hourly.packages.map((one) => ({ ...one, yen: row(one.yen) })),
    extraHalfHourYen: row(fares.hourly.extraHalfHourYen),
  },
})

/** One class more, which begins with the figures of another: those are changed then. */
export const withClass = (fares: Fares, code: VehicleClass, like: VehicleClass) =>
  withRows(fares, (yen) => ({ ...yen, [code]: yen[like] ?? 0 }))

export const withoutClass = (fares: Fares, code: VehicleClass) => withRows(fares, ({ [code]: _, ...yen }) => yen)

/** How many figures differ, of how many there are; one that came or went differs. */
export function changedFigures(before: Fares, after: Fares): { changed: number; of: number } {
  const [was, is] = [figuresOf(before), figuresOf(after)]
  const names = new Set([...was.keys(), ...is.keys()])
  return { changed: [...names].filter((name) => was.get(name) !== is.get(name)).length, of: is.size }
}

/** What the wire's own rules say, by path. A library's own words are made ours. */
export function inOwnWords(message: string): string {
  return /^(invalid|too |expected)/i.test(message) ? 'A whole number that fits here.' : message
}
