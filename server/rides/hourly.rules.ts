import type { VehicleClass } from '#contract/catalogue.ts'
import { type Fares, yenFor } from '#contract/fares.ts'
import { formatYen } from '#contract/money.ts'

type Hourly = Fares['hourly']

/**
 * The package that is not longer, and half hours on top of it; never more than the next package. A longer package that
 * is cheaper than a shorter one stands in for it, so that more hours never cost less.
 */
export function hourlyYen(
  { packages, extraHalfHourYen }: Hourly,
  vehicleClass: VehicleClass,
  hours: number,
): { yen: number; how: string } {
  const byLength = [...packages].sort((a, b) => a.hours - b.hours)
  const yenFrom = (place: number) => Math.min(...byLength.slice(place).map(({ yen }) => yenFor(yen, vehicleClass)))
  const next = byLength.findIndex((one) => one.hours >= hours)
  const upTo = (place: number) => ({
    yen: yenFrom(place),
    how: `${formatYen(yenFrom(place))} for up to ${byLength[place]?.hours} hours`,
  })
  if (byLength[next]?.hours === hours || next === 0) return upTo(next)
  const before = next === -1 ? byLength.length - 1 : next - 1
  const halfHours = (hours - (byLength[before]?.hours ?? 0)) * 2
  const each = yenFor(extraHalfHourYen, vehicleClass)
  const longer = yenFrom(before) + halfHours * each
  if (next !== -1 && yenFrom(next) <= longer) return upTo(next)
  return { yen: longer, how: `${upTo(before).how}, and ${halfHours} half hours more at ${formatYen(each)} each` }
}
