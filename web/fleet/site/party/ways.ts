import type { VehicleClass } from '#contract/catalogue.ts'
import { fitsBooster, unseated } from '#contract/child-seats.ts'
import type { ChildAges } from '#contract/party.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import { cheapestFitting, classFor, fitsParty, type OfferedClass, roomPartyOf } from '#contract/room.ts'
import type { WishedExtra } from '#contract/wish.ts'
import { capitalized, countedInWords } from '#core/words.ts'

/** Who comes and what they bring, as every form asks for it. */
export interface PartyWish {
  guests: number
  childAges: ChildAges
  largeCases: number
  extras: readonly WishedExtra[]
}

export type PartyChange = Partial<PartyWish> & { vehicleClass?: VehicleClass | undefined }

/** A way to have what does not fit into the present car. */
export interface Way {
  id: 'fewer-cases' | 'booster' | 'no-stroller' | 'larger-car'
  label: string
  why: string
  change: PartyChange
}

export interface Asking {
  /** The extra that is to be added. */
  code: string
  /** Why it does not fit as things are. */
  why: string
  larger: OfferedClass | undefined
  ways: Way[]
}

export interface Scene {
  party: PartyWish
  /** The car as things are. */
  car: OfferedClass
  classes: readonly OfferedClass[]
  extras: readonly OfferedExtra[]
}

export const piecesOf = (extras: readonly WishedExtra[], code: string) =>
  extras.find((extra) => extra.code === code)?.pieces ?? 0

/** What the chosen pieces cost together. */
export const extrasYenOf = (chosen: readonly WishedExtra[], offered: readonly OfferedExtra[]) =>
  offered.reduce((sum, { code, priceYen }) => sum + priceYen * piecesOf(chosen, code), 0)

export function withPieces(extras: readonly WishedExtra[], code: string, pieces: number): WishedExtra[] {
  const others = extras.filter((extra) => extra.code !== code)
  return pieces === 0 ? others : [...others, { code, pieces }]
}

const fitsInto = ({ loads }: OfferedClass, wish: PartyWish, extras: readonly OfferedExtra[]) =>
  fitsParty(loads, roomPartyOf(wish, extras))

const withOneMore = (party: PartyWish, code: string): PartyWish => ({
  ...party,
  extras: withPieces(party.extras, code, piecesOf(party.extras, code) + 1),
})

/** Whether the car that takes the party takes one more piece of it, too. */
export const hasRoomFor = ({ party, car, extras }: Scene, code: string): boolean =>
  fitsInto(car, party, extras) && fitsInto(car, withOneMore(party, code), extras)

/**
 * What one more piece of an extra asks before it is added; null where the present car has room for it. Nothing changes
 * by asking: each way says what it would change.
 */
export function askBefore({ party, car, classes, extras }: Scene, code: string): Asking | null {
  const extra = extras.find((one) => one.code === code)
  const fits = (wish: PartyWish) => fitsInto(car, wish, extras)
  const wanted = withOneMore(party, code)
  if (!extra || !fits(party) || fits(wanted)) return null
  const larger = cheapestFitting(classes, roomPartyOf(wanted, extras))
  const ways: Way[] = []
  for (let largeCases = party.largeCases - 1; largeCases >= 0; largeCases--) {
    if (!fits({ ...wanted, largeCases })) continue
    const fewer = party.largeCases - largeCases
    ways.push({
      id: 'fewer-cases',
      label: largeCases === 0 ? 'No large suitcases' : `${capitalized(countedInWords(fewer, 'suitcase'))} less`,
      why: `${car.name}, as it is.`,
      change: { extras: wanted.extras, largeCases },
    })
    break
  }
  const booster = code === 'child-seat' && extras.find((one) => one.code === 'booster-seat')
  if (booster && piecesOf(party.extras, booster.code) < booster.mostPieces) {
    const instead = withPieces(party.extras, booster.code, piecesOf(party.extras, booster.code) + 1)
    if (fits({ ...party, extras: instead }) && isBoosterEnough(party, instead))
      ways.push({
        id: 'booster',
        label: 'A booster instead',
        why: `${car.name}, as it is. ${booster.explanation}`,
        change: { extras: instead },
      })
  }
  if (code !== 'stroller' && piecesOf(party.extras, 'stroller') > 0) {
    const without = withPieces(wanted.extras, 'stroller', 0)
    if (fits({ ...wanted, extras: without }))
      ways.push({
        id: 'no-stroller',
        label: 'Without the stroller',
        why: `${car.name}, as it is.`,
        change: { extras: without },
      })
  }
  if (larger)
    ways.push({
      id: 'larger-car',
      label: `Take the ${larger.name}`,
      why: 'Everything comes along.',
      change: { extras: wanted.extras, vehicleClass: undefined },
    })
  return { code, why: whyNoRoom(extra), larger, ways }
}

/** Whether the child for whom a seat is wanted may sit in a booster: the one who has none, else any who fits one. */
function isBoosterEnough({ childAges, extras }: PartyWish, instead: readonly WishedExtra[]): boolean {
  const without = unseated(childAges, extras).length
  return without > 0 ? unseated(childAges, instead).length < without : childAges.some(fitsBooster)
}

/** What a party costs by the tour's own prices, while no day is chosen; null when no car takes it. */
export function listPrice(
  party: PartyWish,
  chosen: VehicleClass | null | undefined,
  { classes, extras }: Pick<Scene, 'classes' | 'extras'>,
): number | null {
  const car = classFor(classes, roomPartyOf(party, extras), chosen)
  return car ? car.priceYen + extrasYenOf(party.extras, extras) : null
}

/** What a piece takes, in a sentence. */
function whyNoRoom({ halfSeats, largeCases }: OfferedExtra): string {
  if (halfSeats > 0)
    return 'The seat takes the width of one and a half, and so many seats leave less room for suitcases.'
  if (largeCases > 0) return `Folded, it takes the room of ${countedInWords(largeCases, 'large suitcase')}.`
  return 'There is no room for it in the car as it is.'
}
