import type { Stop, TourDetail, TourEnd } from '#contract/catalogue.ts'
import { minutesEarly } from '#contract/meeting-times.ts'
import { formatYen } from '#contract/money.ts'
import { areManySteps, onFoot } from '#contract/walking.ts'
import { clockAfter, hoursInWords } from '#core/days.ts'
import { listed } from '#core/words.ts'
import { hoursLong, monthsInWords, seasonInWords, walkingNames } from '#web/catalogue/site/cards/tour-words.ts'
import type { Fact } from '#web/catalogue/site/tour-page/facts.tsx'
import type { TimelineStop } from '#web/catalogue/site/tour-page/timeline.tsx'
import type { BoxTour } from '#web/pricing/site/price-box/box.ts'

/** The tour as its page shows it: the image list of the wire is read from its pictures. */
export type TourOnPage = Omit<TourDetail, 'image'>

export function factsOf(tour: TourOnPage, start: string): Fact[] {
  return [
    { about: 'length', title: hoursLong(tour.duration), note: `${start} to ${clockAfter(start, tour.duration)}` },
    { about: 'party', title: `1 to ${tour.maxGuests} guests`, note: 'Your party only' },
    tour.guideIncluded
      ? { about: 'guide', title: 'English', note: 'Guide included' }
      : { about: 'guide', title: 'Chauffeur only', note: 'Without a guide' },
    {
      about: 'walking',
      title: walkingNames[tour.walkingLevel],
      note: `About ${onFoot(tour)}`,
    },
  ]
}

/** What the tour itself says of its many steps, above all a way round them: "Atago Shrine: Eighty-six steps or a lift". */
export function stepsNoteOf({ steps, itineraries }: TourOnPage): string | null {
  const stop = areManySteps(steps) && itineraries.find(({ note }) => /\bsteps\b/i.test(note) && !/few steps/.test(note))
  return stop ? `${stop.name}: ${stop.note}` : null
}

/** Pick-up, stops and drop-off along the clock of the chosen start. */
export function dayInWords(tour: TourOnPage, start: string): TimelineStop[] {
  const { pickUp, dropOff, itineraries } = tour
  return [
    {
      clock: start,
      name: pickUp.name,
      nameJa: nameForTaxis(pickUp),
      note: `Your chauffeur is there from ${clockAfter(start, -minutesEarly)}.`,
      drive: driveWords(itineraries[0]?.driveMinutes ?? tour.returnDriveMinutes),
    },
    ...itineraries.map((stop, index) => ({
      clock: clockAfter(start, stop.arrivalMinutes),
      name: stop.name,
      nameJa: stop.nameJa,
      note: stop.note,
      stay: `${hoursInWords(stop.stayMinutes)} here`,
      admission: admissionWords(stop),
      drive: driveWords(itineraries[index + 1]?.driveMinutes ?? tour.returnDriveMinutes),
    })),
    { clock: clockAfter(start, tour.duration), name: dropOff.name, nameJa: nameForTaxis(dropOff) },
  ]
}

const driveWords = (minutes: number) => (minutes > 0 ? hoursInWords(minutes) : undefined)

/** "Your hotel" in Japanese helps no driver: there the guest names the place. */
const nameForTaxis = ({ isGuestsHotel, nameJa }: TourEnd) => (isGuestsHotel ? undefined : nameJa)

function admissionWords({ admission, admissionYen }: Stop): string | undefined {
  switch (admission) {
    case 'free':
      return 'Free entry'
    case 'included':
      return 'Entry included'
    case 'not included':
      return admissionYen === null ? 'Entry not included' : `Entry ${formatYen(admissionYen)} each, not included`
    case 'none needed':
      return undefined
  }
}

export function boxOf(tour: TourOnPage): BoxTour {
  return {
    ...tour,
    length: hoursLong(tour.duration),
    endOf: (start, extraHalfHours = 0) => clockAfter(start, tour.duration + 30 * extraHalfHours),
    seasonWords: seasonInWords(tour.season),
  }
}

/** "October to April", or when it runs and what is best of that. */
export function seasonOf({ season, bestMonths }: TourOnPage): string {
  const best = monthsInWords(bestMonths)
  const runs = seasonInWords(season)
  if (runs) return `It runs ${runs} only.`
  return best === 'All year' ? 'Good in every month.' : `At its best: ${best}. It runs all year.`
}

/** "48 hours before the start", for a notice in whole days also those. */
export function noticeOf({ minimumNoticeHours: hours }: TourOnPage): string {
  const days = hours / 24
  const inDays = Number.isInteger(days) && days > 1 ? ` (${days} days)` : ''
  return `At least ${hours} hours${inDays} before the start`
}

/** "08:30, 09:00 or 09:30". */
export const startsOf = ({ startTimes }: TourOnPage) => listed(startTimes, 'or')
