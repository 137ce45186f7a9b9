import type { Fares, YenByClass } from '#contract/fares.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { defaultFares } from '../default-fares.ts'

export interface DemoFareTable {
  name: string
  fares: Fares
  inForceFrom: Date
  madeAt: Date
}

const seasons = [
  { name: 'Spring', month: 3 },
  { name: 'Summer', month: 6 },
  { name: 'Autumn', month: 9 },
  { name: 'Winter', month: 12 },
] as const

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The season of a day and those before it, the present first: each fare table is named by its own. */
function seasonsUntil(today: string, count: number): { name: string; firstDay: string }[] {
  const year = Number(today.slice(0, 4))
  return [year, year - 1, year - 2]
    .flatMap((of) =>
      seasons.map(({ name, month }) => ({ name: `${name} ${of}`, firstDay: `${of}-${twoDigits(month)}-01` })).reverse(),
    )
    .filter(({ firstDay }) => firstDay <= today)
    .slice(0, count)
}

/** Per cent of what counts now, the present first: prices have only ever risen. */
const percentsBefore = [100, 97, 94]

/** The table in force on a day and the two before it, which together reach back at least half a year. */
export function demoFareTables(today: string): DemoFareTable[] {
  return seasonsUntil(today, percentsBefore.length)
    .map(({ name, firstDay }, index) => ({
      name,
      fares: at(percentsBefore[index] ?? 100),
      inForceFrom: tokyoInstant(firstDay, '00:00'),
      madeAt: tokyoInstant(addDays(firstDay, -16), '15:20'),
    }))
    .reverse()
}

function at(percent: number): Fares {
  if (percent === 100) return defaultFares
  const yen = (now: number) => Math.round((now * percent) / 100 / 100) * 100
  const byClass = (now: YenByClass): YenByClass =>
    Object.fromEntries(Object.entries(now).map(([code, figure]) => [code, yen(figure)]))
  return {
    ...defaultFares,
    flat: defaultFares.flat.map((row) => ({ ...row, yen: byClass(row.yen) })),
    point: { ...defaultFares.point, baseYen: byClass(defaultFares.point.baseYen) },
    hourly: {
      ...defaultFares.hourly,
      packages: defaultFares.hourly.packages.map((one) => ({ ...one, yen: byClass(one.yen) })),
    },
  }
}
