import type { VehicleClass } from '#contract/catalogue.ts'
import { type BookingRow, findForBoard } from '#server/booking/index.ts'
import { classesLarger, findCrewOnPaper, isBookedOrStandIn, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { carInWords, type MailFacts } from './mail-facts.ts'
import type { Told } from './told-changes.rules.ts'

/**
 * The terms of a mail under which somebody or some car is to come and nobody is named at the moment: the desk is looking,
 * or a move was taken back. A guide who is not wanted any more is none of them, nor a car of another class.
 */
export async function findUnnamed(
  ctx: Context,
  booking: BookingRow,
  { booking: { crew } }: Pick<MailFacts, 'booking'>,
  before: Told,
): Promise<string[]> {
  const lacks = (kind: (typeof crew)[number]['kind']) => !crew.some((one) => one.kind === kind)
  const said = new Map(before)
  return [
    ...(lacks('chauffeur') && said.has('Chauffeur') ? ['Chauffeur'] : []),
    ...(lacks('guide') && said.has('Guide') && (await wantsGuide(ctx, booking)) ? ['Guide'] : []),
    ...(lacks('vehicle') && (await isCarFor(ctx, booking, said.get('Car'))) ? ['Car'] : []),
  ]
}

async function wantsGuide({ db }: Context, { reference }: BookingRow): Promise<boolean> {
  const [found] = await findForBoard(db, [reference])
  return (found?.demand.guides ?? 0) > 0
}

/** The car that was named is one that the booking may still have. */
async function isCarFor(ctx: Context, { vehicleClass }: BookingRow, words: string | undefined): Promise<boolean> {
  const fleet = await loadFleet(ctx)
  const mayCome = (given: VehicleClass) =>
    isBookedOrStandIn(fleet, vehicleClass, given) || classesLarger(fleet, vehicleClass, given) > 0
  const ids = fleet.vehicles.filter((car) => mayCome(car.vehicleClass)).map(({ id }) => id)
  return (await findCrewOnPaper(ctx.db, ids)).some((car) => carInWords(car) === words)
}
