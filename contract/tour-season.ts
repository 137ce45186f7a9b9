/** What a tour's own season adds to its day: reckoned once, for offers as for quotes. Pure. */

interface DearerSeason {
  name: string
  /** As months and days: 310 is 10 March. Both days included. */
  seasonFrom: number
  seasonTo: number
  percent: number
  closed: boolean
}

const isWithin = ({ seasonFrom: from, seasonTo: to }: DearerSeason, isoDay: string) => {
  const day = Number(isoDay.slice(5, 7)) * 100 + Number(isoDay.slice(8, 10))
  // A season that ends before it begins runs over the new year.
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** The dearest of the seasons that meet on a day. */
export const dearestOn = <S extends DearerSeason>(seasons: readonly S[], isoDay: string): S | undefined =>
  seasons
    .filter((one) => !one.closed && isWithin(one, isoDay))
    .sort((a, b) => b.percent - a.percent || (a.name < b.name ? -1 : 1))[0]

/** Down to the hundred, as prices of days are written. */
export const surchargeYen = (packageYen: number, percent: number) => Math.floor((packageYen * percent) / 10_000) * 100
