import { formatYen } from '#contract/money.ts'
import type { RideLeg, RideOption } from '#contract/rides.ts'
import { capitalized, counted, halvesInFigures, listed, numeral, uncapitalized } from '#core/words.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { flightCancelled, hoursRun, shortMoment, stepInWords } from '../ride-words.ts'
import { isFitting } from './narrowing.ts'

/** "Two of our four classes take all of you". */
export function headlineOf(options: readonly RideOption[]): string {
  const all = options.length
  const fitting = options.filter(isFitting)
  if (fitting.length === 0) return 'None of our cars takes all of you at once'
  if (fitting.every(({ whyNot }) => whyNot === 'too-short-notice')) return 'This is too soon for us'
  if (fitting.every(({ whyNot }) => whyNot !== null)) return 'Nothing is free at this hour'
  if (fitting.length === all)
    return all === 1 ? 'Our car takes all of you' : `All of our ${numeral(all)} classes take all of you`
  return `${capitalized(numeral(fitting.length))} of our ${numeral(all)} classes ${fitting.length === 1 ? 'takes' : 'take'} all of you`
}

/** A state in two or three words. */
export function tagOf({ fit, whyNot, room }: RideOption): { tone: TagTone; words: string } {
  if (fit === 'small') return { tone: 'error', words: shortInWords(room) }
  if (fit === 'ask') return { tone: 'neutral', words: 'By the office' }
  if (whyNot === 'too-short-notice') return { tone: 'waiting', words: 'Too soon for us' }
  if (whyNot !== null) return { tone: 'waiting', words: 'Taken at this hour' }
  return fit === 'exact' ? { tone: 'ok', words: 'Fits exactly' } : { tone: 'info', words: spareInWords(room) }
}

/** Where one of the two is full, what is left is the other. */
function spareInWords({ halfSeatsNeeded, seats, casesNeeded, cases }: RideOption['room']): string {
  if (casesNeeded >= cases) return 'Seats to spare'
  return Math.ceil(halfSeatsNeeded / 2) >= seats ? 'Room for suitcases' : 'Room to spare'
}

/** "Half a seat short", "2 suitcases short". */
function shortInWords({ halfSeatsNeeded, seats, casesNeeded, cases }: RideOption['room']): string {
  const halves = halfSeatsNeeded - seats * 2
  if (halves === 1) return 'Half a seat short'
  if (halves > 1) return `${halvesInFigures(halves)} ${halves === 2 ? 'seat' : 'seats'} short`
  const wanting = casesNeeded - cases
  return wanting > 0 ? `${counted(wanting, 'suitcase')} short` : 'Too small'
}

export const yenOfWay = (lines: RideOption['ways'][number]) => lines.reduce((sum, { amountYen }) => sum + amountYen, 0)

/** What stands below a price: "final, both ways, with child seat and code KANBARE". */
export function priceInWords({ fit, room, ways }: RideOption): string {
  if (fit === 'small') return `for ${counted(room.seats, 'guest')}, ${counted(room.cases, 'suitcase')}`
  const told: string[] = ['extra', 'offer-code']
  const extras = [
    ...new Set(ways.flat().flatMap(({ kind, label }) => (told.includes(kind) ? [uncapitalized(label)] : []))),
  ]
  const parts = ['final', ways.length === 2 && 'both ways', extras.length > 0 && `with ${listed(extras)}`]
  return parts.filter(Boolean).join(', ')
}

/** "Alphard"; of two with the same first word, each by its whole name. */
export function shortName(option: RideOption, options: readonly RideOption[]): string {
  const first = (name: string) => name.split(' ')[0] ?? name
  const alike = options.filter(({ name }) => first(name) === first(option.name))
  return alike.length === 1 ? first(option.name) : option.name
}

export interface Note {
  title: string
  words: string
}

/** What the three columns below the cars tell of this ride. */
export function notesOf(legs: readonly RideLeg[]): Note[] {
  const [there, back] = legs
  if (!there) return []
  const { ride } = there
  const isArrival = ride.landsAt !== null
  const after = `After that, ${formatYen(ride.waitStepYen)} each ${stepInWords(ride.waitStepMinutes)}.`
  const isHourly = ride.way === 'hourly'
  const free = isHourly
    ? ''
    : `, ${ride.freeWaitMinutes} minutes of waiting from ${isArrival ? 'landing' : 'the pick-up'}`
  const board = isArrival ? (ride.meeting === 'kerb' ? ', the car at the kerb' : ', the board in arrivals') : ''
  return [
    {
      title: 'What is in the price',
      words: `${ride.title}${backInWords(there, back)}${board}${free}, tolls, parking, fuel, tax.`,
    },
    isArrival
      ? {
          title: 'If the flight is late',
          words: `We look at the landing time before we send the car, and a later one costs nothing. Please tell us of a delay you know. ${flightCancelled}`,
        }
      : {
          title: 'If you are late',
          words: isHourly ? hoursRun : `The car waits ${ride.freeWaitMinutes} minutes at no cost. ${after}`,
        },
    { title: 'If you change your mind', words: changeInWords(there, back) },
  ]
}

/** "and back"; from or to another place than the way there, where. */
function backInWords(there: RideLeg, back: RideLeg | undefined): string {
  if (!back) return ''
  const isSame = back.pickUp.name === there.dropOff.name && back.dropOff.name === there.pickUp.name
  return isSame ? ' and back' : `, and back: ${back.ride.title}`
}

function changeInWords(there: RideLeg, back: RideLeg | undefined): string {
  const until = ({ freeCancelUntil }: RideLeg) =>
    freeCancelUntil && `free until ${shortMoment(freeCancelUntil)} Tokyo time`
  const [first, second] = [until(there), back && until(back)]
  if (!first && second)
    return `So near to the ride, cancelling the way there gives nothing back; the way back is ${second}.`
  if (!first) return 'So near to the ride, cancelling gives nothing back.'
  const whole = second ? `${capitalized(first)}; the way back, ${second}.` : `${capitalized(first)}.`
  return `${whole} After that the ride is charged.`
}
