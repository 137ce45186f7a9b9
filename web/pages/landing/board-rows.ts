import type { Category } from '#contract/catalogue.ts'
import type { ComingThing } from '#contract/coming.ts'
import type { Picture } from '#contract/media.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { monthInWords } from '#web/house/site/coming/coming-words.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { asakusaNight } from '#web/ui/prints/asakusa-night.generated.ts'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { fujiDawn } from '#web/ui/prints/fuji-dawn.generated.ts'
import { hotelWindow } from '#web/ui/prints/hotel-window.generated.ts'
import { irisGarden } from '#web/ui/prints/iris-garden.generated.ts'
import { nikkoCedars } from '#web/ui/prints/nikko-cedars.generated.ts'
import { ryokanRoom } from '#web/ui/prints/ryokan-room.generated.ts'

export interface BoardRow {
  to: string
  name: string
  words: string
  picture: Picture
  /** "from ¥50,000 per car"; null where there is no price to say. */
  price: string | null
  /** What else is to know: "45 tours". */
  remark: string | null
}

type Service = Pick<BoardRow, 'to' | 'name' | 'words' | 'picture'>

/** Shown once their pages are built. */
const services: readonly Service[] = [
  {
    to: '/cabs/home',
    name: 'Transfers and chauffeurs',
    words: 'From the airport, from door to door, or by the hour. The car waits.',
    picture: hotelWindow,
  },
  {
    to: '/hotels/home',
    name: 'Hotels and ryokan',
    words: 'A room for the nights between the days.',
    picture: ryokanRoom,
  },
  {
    to: '/flights/home',
    name: 'Flights',
    words: 'Into Haneda or Narita, with the car at the kerb.',
    picture: fujiDawn,
  },
  {
    to: '/directories/home',
    name: 'Tokyo directory',
    words: 'Gardens, tables and shops worth a stop on your day.',
    picture: irisGarden,
  },
]

/** Until there are more services, the lines of the tours fill the board to this many rows. */
const usualRows = 8
/** Prints at the head of the page; a line that has one of them, or that of what is coming, leaves its place to another. */
const printsAbove = [chauffeurEvening.path, nikkoCedars.path]

interface Besides {
  rideFromYen?: number | null
  /** The first of what the house plans; null: nothing. */
  coming?: ComingThing | null
}

/** The services that one can ask for; without an answer from the catalogue, those without their prices. */
export function boardRows(lines: readonly Category[], { rideFromYen = null, coming = null }: Besides = {}): BoardRow[] {
  const built = services
    .filter(({ to }) => isBuilt(to))
    .map((service) => ({ ...service, price: ridePrice(service, rideFromYen), remark: null }))
  const room = Math.max(0, usualRows - built.length - 2)
  const printsShown = [...printsAbove, ...(coming ? [coming.picture.path] : [])]
  const others = lines.filter((line) => !printsShown.includes(line.picture.path)).slice(0, room)
  return [toursRow(lines), ...others.map(lineRow), ...built, ...(coming ? [comingRow(coming)] : [])]
}

const comingRow = ({ title, text, month, picture }: ComingThing): BoardRow => ({
  ...{ to: '/coming-soon', name: title, words: text, picture, price: null },
  remark: month ? `from ${monthInWords(month)}` : 'coming soon',
})

function toursRow(lines: readonly Category[]): BoardRow {
  const total = lines.reduce((sum, line) => sum + line.tourCount, 0)
  const prices = lines.map((line) => line.fromYen).filter((yen) => yen !== null)
  return {
    to: '/tour/grid',
    name: 'Private tours',
    words: 'Days and half-days, for your party only.',
    picture: asakusaNight,
    price: prices.length > 0 ? perCar(Math.min(...prices)) : null,
    remark: total > 0 ? counted(total, 'tour') : null,
  }
}

const lineRow = (line: Category): BoardRow => ({
  to: `/category-details/${line.slug}`,
  name: line.name,
  words: line.summary,
  picture: line.picture,
  price: line.fromYen === null ? null : perCar(line.fromYen),
  remark: counted(line.tourCount, 'tour'),
})

const ridePrice = ({ to }: Service, yen: number | null) => (to === '/cabs/home' && yen !== null ? perCar(yen) : null)
const perCar = (yen: number) => `from ${formatYen(yen)} per car`
