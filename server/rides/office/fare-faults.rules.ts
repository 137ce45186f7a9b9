import { classesPricedBy, type Fares, nameOfCode, type YenByClass } from '#contract/fares.ts'

export interface KnownGround {
  areas: readonly { code: string }[]
  airports: readonly { code: string }[]
  classes: readonly { code: string; name: string }[]
}

type Faults = Record<string, string>

/** What a table says that cannot be, by field: beyond what each figure alone must be. */
export function faultsOfFares(fares: Fares, known: KnownGround): Faults {
  return {
    ...faultsOfGround(fares, known),
    ...faultsOfClasses(fares, known),
    ...faultsOfNothing(fares),
    ...faultsOfBands(fares),
    ...faultsOfPackages(fares),
    ...faultsOfDays(fares),
    ...faultsOfTiers(fares),
    ...(fares.kerbLessYen > fares.airportPickUpYen
      ? { 'fares.kerbLessYen': 'At most what the pick-up at an airport costs.' }
      : {}),
  }
}

/** Between an airport and an area there is one price; both must be ours to serve. */
function faultsOfGround({ flat, taxis }: Fares, known: KnownGround): Faults {
  const faults: Faults = {}
  const [areas, airports] = [known.areas, known.airports].map((all) => new Set(all.map(({ code }) => code)))
  const told = new Set<string>()
  const look = (row: { airport: string; areas: readonly string[] }, field: string, isOnce: boolean) => {
    if (!airports?.has(row.airport))
      faults[`${field}.airport`] = `We do not know the airport “${nameOfCode(row.airport)}”.`
    row.areas.forEach((area, index) => {
      const way = `${row.airport} ${area}`
      if (!areas?.has(area)) faults[`${field}.areas.${index}`] = `We do not know the area “${nameOfCode(area)}”.`
      else if (isOnce && told.has(way)) faults[`${field}.areas.${index}`] = 'Another row has a fare to this area.'
      if (isOnce) told.add(way)
    })
  }
  for (const [index, row] of flat.entries()) look(row, `fares.flat.${index}`, true)
  for (const [index, row] of taxis.entries()) look(row, `fares.taxis.${index}`, false)
  return faults
}

/** Every row of prices, by its field. */
const rowsOf = ({ flat, point, hourly }: Fares): [string, YenByClass][] => [
  ...flat.map(({ yen }, index): [string, YenByClass] => [`flat.${index}.yen`, yen]),
  ['point.baseYen', point.baseYen],
  ...point.bands.map((band, index): [string, YenByClass] => [
    `point.bands.${index}.perKilometreYen`,
    band.perKilometreYen,
  ]),
  ['point.perMinuteYen', point.perMinuteYen],
  ['point.leastYen', point.leastYen],
  ...hourly.packages.map(({ yen }, index): [string, YenByClass] => [`hourly.packages.${index}.yen`, yen]),
  ['hourly.extraHalfHourYen', hourly.extraHalfHourYen],
]

/**
 * A class that is priced anywhere is priced everywhere, or some ride in it would cost nothing. One that was taken out of
 * use since keeps its figures.
 */
function faultsOfClasses(fares: Fares, { classes }: KnownGround): Faults {
  const faults: Faults = {}
  const rows = rowsOf(fares)
  const priced = new Set(rows.flatMap(([, yen]) => Object.keys(yen)))
  if (classesPricedBy(fares).length === 0) faults['fares.point.leastYen'] = 'Price at least one class.'
  for (const [field, yen] of rows)
    for (const code of priced)
      if (yen[code] === undefined) {
        const name = classes.find((one) => one.code === code)?.name ?? nameOfCode(code)
        faults[`fares.${field}.${code}`] = `A price for the ${name} is missing here.`
      }
  return faults
}

/** A figure that was emptied must not give rides away: what a whole ride costs is more than nothing. */
function faultsOfNothing({ flat, point, hourly }: Fares): Faults {
  const whole: [string, YenByClass][] = [
    ...flat.map(({ yen }, index): [string, YenByClass] => [`flat.${index}.yen`, yen]),
    ['point.leastYen', point.leastYen],
    ...hourly.packages.map(({ yen }, index): [string, YenByClass] => [`hourly.packages.${index}.yen`, yen]),
  ]
  return Object.fromEntries(
    whole.flatMap(([field, yen]) =>
      Object.keys(yen)
        .filter((name) => yen[name] === 0)
        .map((name) => [`fares.${field}.${name}`, 'A ride is never free.']),
    ),
  )
}

function faultsOfBands({ point: { bands } }: Fares): Faults {
  const faults: Faults = {}
  bands.forEach(({ uptoKilometres }, index) => {
    const field = `fares.point.bands.${index}.uptoKilometres`
    const isLast = index === bands.length - 1
    const before = bands[index - 1]?.uptoKilometres ?? 0
    if (isLast && uptoKilometres !== null) faults[field] = 'The last band has no end.'
    if (!isLast && uptoKilometres === null) faults[field] = 'Only the last band has no end.'
    if (!isLast && uptoKilometres !== null && uptoKilometres <= before)
      faults[field] = 'Further than the band before it.'
  })
  return faults
}

const isCheaper = (one: YenByClass, than: YenByClass, name: string) => (one[name] ?? 0) < (than[name] ?? 0)

function faultsOfPackages({ hourly: { packages } }: Fares): Faults {
  const faults: Faults = {}
  packages.forEach((one, index) => {
    const before = packages[index - 1]
    if (!before) return
    const field = `fares.hourly.packages.${index}`
    if (one.hours <= before.hours) faults[`${field}.hours`] = 'Longer than the package before it.'
    for (const name of Object.keys(one.yen))
      if (isCheaper(one.yen, before.yen, name)) faults[`${field}.yen.${name}`] = 'More hours never cost less.'
  })
  return faults
}

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isDay = (monthDay: number) => {
  const [month, day] = [Math.floor(monthDay / 100), monthDay % 100]
  return day >= 1 && day <= (longestMonths[month - 1] ?? 0)
}

function faultsOfDays({ night, seasons }: Fares): Faults {
  const faults: Faults = {}
  if (night.from === night.until) faults['fares.night.until'] = 'The night ends at another hour than it begins.'
  seasons.forEach((season, index) => {
    for (const end of ['from', 'to'] as const)
      if (!isDay(season[end])) faults[`fares.seasons.${index}.${end}`] = 'There is no such day.'
    if (seasons.findIndex(({ name }) => name === season.name) < index)
      faults[`fares.seasons.${index}.name`] = 'Another season has this name.'
  })
  return faults
}

/** A year before is as early as anybody books. */
const mostHours = 8_760

/** From long before to the hour itself, and the nearer, the less comes back. */
function faultsOfTiers({ cancellation }: Fares): Faults {
  const faults: Faults = {}
  for (const [way, tiers] of Object.entries(cancellation))
    tiers.forEach(({ hoursBefore, refundPercent }, index) => {
      const field = `fares.cancellation.${way}.${index}`
      const before = tiers[index - 1]
      if (!Number.isInteger(hoursBefore) || hoursBefore < 0 || hoursBefore > mostHours)
        faults[`${field}.hoursBefore`] = 'Whole hours, at most a year.'
      else if (before && hoursBefore >= before.hoursBefore)
        faults[`${field}.hoursBefore`] = 'Fewer hours than the line before.'
      if (!Number.isInteger(refundPercent) || refundPercent < 0 || refundPercent > 100)
        faults[`${field}.refundPercent`] = 'Between 0 and 100%.'
      else if (before && refundPercent > before.refundPercent)
        faults[`${field}.refundPercent`] = 'Nearer to the ride never gives more back.'
    })
  return faults
}
