import { areAgesKnown, type ChildAges, missingAgeSentence } from '#contract/party.ts'
import type { RideAsk, rideLimits } from '#contract/rides.ts'
import type { wishLimits } from '#contract/wish.ts'
import { writtenExtrasPattern } from '#contract/written-extras.ts'
import { isDay, isTimeOfDay } from '#core/days.ts'

/** A ride as it travels in an address: from the search to the cars, to one car, to its checkout, and back. */

export const rideNames = [
  'way',
  'from',
  'fromAddress',
  'to',
  'toAddress',
  'day',
  'time',
  'hours',
  'guests',
  'children',
  'largeCases',
  'childSeats',
  'boosterSeats',
  'strollers',
  'wheelchairs',
  'extras',
  'flight',
  'meeting',
  'returnDay',
  'returnTime',
  'returnFrom',
  'returnTo',
  'code',
  'secondCode',
] as const satisfies (keyof RideAsk)[]
export type RideName = (typeof rideNames)[number]
export type RideFields = Record<RideName, string>
export type RideFaults = Partial<RideFields>

// The contract's own values, held to them by their types: its schemas would come along with them.
const limits: typeof rideLimits = { leastHours: 2, mostHours: 12, seats: 4, strollers: 2, wheelchairs: 2 }
const party: Pick<typeof wishLimits, 'guests' | 'largeCases'> = { guests: 40, largeCases: 40 }
const ways = Object.keys({ transfer: true, point: true, hourly: true } satisfies Record<RideAsk['way'], true>)
const meetings = Object.keys({ board: true, kerb: true } satisfies Record<RideAsk['meeting'], true>)
const oldestChild = 17
/** A child whose age nobody chose yet. */
const noAge = '-'
const longestAddress = 200

/** The same ride without codes of offers. What renders a page for everybody asks without: codes are counted by who asks. */
export const withoutCodes = <Ask extends RideAsk | Partial<RideFields>>({ code: _, secondCode: __, ...ask }: Ask) => ask

/** What is taken where the address says nothing. */
export const usualRide: Partial<RideFields> = {
  way: 'transfer',
  guests: '2',
  largeCases: '0',
  childSeats: '0',
  boosterSeats: '0',
  strollers: '0',
  wheelchairs: '0',
  meeting: 'board',
}

export interface ReadRide {
  /** Null while something is missing or makes no sense; the faults say what. */
  ask: RideAsk | null
  /** As they were written, for a form that loses nothing. */
  fields: RideFields
  faults: RideFaults
}

/**
 * What an address asks for. With `now` (a moment in Tokyo as "2026-11-24T05:30") a ride that would have begun already is
 * a fault as well; without it, that is left to the server.
 */
export function readRideAsk(params: URLSearchParams, now?: string): ReadRide {
  const written = (name: RideName) => params.get(name)?.trim().slice(0, longestAddress) || usualRide[name] || ''
  const fields = Object.fromEntries(rideNames.map((name) => [name, written(name)])) as RideFields
  // No question of the form could mend these two, so what is none of them is the usual one.
  if (!ways.includes(fields.way)) fields.way = usualRide.way ?? ''
  if (!meetings.includes(fields.meeting)) fields.meeting = usualRide.meeting ?? ''
  if (!writtenExtrasPattern.test(fields.extras)) fields.extras = ''
  const faults = faultsOf(fields, now)
  return { ask: Object.keys(faults).length === 0 ? askOf(fields) : null, fields, faults }
}

/** The query of a ride without what is usual: what comes back from `readRideAsk` is the same ride. */
export function rideQuery(ask: RideAsk | Partial<RideFields>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of rideNames) {
    const value = ask[name]
    if (value === undefined || value === '') continue
    if (name === 'way' || name === 'guests' || String(value) !== usualRide[name]) query.set(name, String(value))
  }
  return query
}

function faultsOf(fields: RideFields, now: string | undefined): RideFaults {
  const { way, day, time, returnDay, returnTime } = fields
  const faults: RideFaults = {}
  const fault = (name: RideName, sentence: string) => {
    faults[name] ??= sentence
  }
  const counted = (name: RideName, least: number, most: number, sentence: string) => {
    if (wholeNumber(fields[name], least, most) === undefined) fault(name, sentence)
  }

  if (!isEnd(fields.from, fields.fromAddress)) fault('from', 'Where do we pick you up?')
  if (way !== 'hourly') {
    if (!isEnd(fields.to, fields.toAddress)) fault('to', 'Where do you go?')
    else if (isSameEnd(fields)) fault('to', 'This is where you set out. Choose another place.')
  } else
    counted('hours', limits.leastHours, limits.mostHours, `Between ${limits.leastHours} and ${limits.mostHours} hours.`)

  if (!day) fault('day', 'On which day?')
  else if (!isDay(day)) fault('day', 'There is no such day.')
  if (!time) fault('time', 'At what time?')
  else if (!isTimeOfDay(time)) fault('time', 'A time looks like 19:05.')
  if (now && !faults.day && day < now.slice(0, 10)) fault('day', 'This day is over in Tokyo.')
  if (now && !faults.day && !faults.time && `${day}T${time}` < now) fault('time', 'This time has passed in Tokyo.')

  counted('guests', 1, party.guests, `Between 1 and ${party.guests} guests.`)
  counted('largeCases', 0, party.largeCases, `Between 0 and ${party.largeCases} large suitcases.`)
  counted('childSeats', 0, limits.seats, `At most ${limits.seats} child seats.`)
  counted('boosterSeats', 0, limits.seats, `At most ${limits.seats} booster seats.`)
  counted('strollers', 0, limits.strollers, `At most ${limits.strollers} strollers.`)
  counted('wheelchairs', 0, limits.wheelchairs, `At most ${limits.wheelchairs} wheelchairs.`)
  const written = fields.children ? fields.children.split(',') : []
  const ages = agesWritten(fields.children)
  if (written.some((age) => age !== noAge && wholeNumber(age, 0, oldestChild) === undefined))
    fault('children', 'Ages between 0 and 17.')
  else if (!areAgesKnown(ages)) fault('children', missingAgeSentence(ages))
  else if (!faults.guests && ages.length > Number(fields.guests)) fault('children', 'More children than guests.')

  if (fields.flight && !isFlight(fields.flight)) fault('flight', 'A flight looks like NH 212.')
  if (way !== 'hourly' && (returnDay || returnTime)) {
    if (!returnDay) fault('returnDay', 'On which day do you come back?')
    else if (!isDay(returnDay)) fault('returnDay', 'There is no such day.')
    if (!returnTime) fault('returnTime', 'At what time do you come back?')
    else if (!isTimeOfDay(returnTime)) fault('returnTime', 'A time looks like 19:05.')
    const isKnown = !faults.day && !faults.time && !faults.returnDay && !faults.returnTime
    if (isKnown && `${returnDay}T${returnTime}` <= `${day}T${time}`)
      fault(returnDay < day ? 'returnDay' : 'returnTime', 'The way back begins before the way there.')
    for (const name of ['returnFrom', 'returnTo'] as const)
      if (fields[name] && !isEnd(fields[name], '')) fault(name, 'There is no such place.')
  }
  return faults
}

/** Only of fields without a fault. A place that we know goes before an address. */
function askOf(fields: RideFields): RideAsk {
  const { way, from, to, hours, returnDay, returnTime, returnFrom, returnTo, code, secondCode } = fields
  const goesBack = way !== 'hourly' && returnDay !== ''
  return {
    way: way as RideAsk['way'],
    ...(from ? { from } : { fromAddress: fields.fromAddress }),
    ...(to ? { to } : fields.toAddress && { toAddress: fields.toAddress }),
    day: fields.day,
    time: fields.time,
    ...(way === 'hourly' && { hours: Number(hours) }),
    guests: Number(fields.guests),
    children: fields.children,
    largeCases: Number(fields.largeCases),
    childSeats: Number(fields.childSeats),
    boosterSeats: Number(fields.boosterSeats),
    strollers: Number(fields.strollers),
    wheelchairs: Number(fields.wheelchairs),
    ...(fields.extras && { extras: fields.extras }),
    flight: fields.flight,
    meeting: fields.meeting as RideAsk['meeting'],
    ...(goesBack && { returnDay, returnTime, ...(returnFrom && { returnFrom }), ...(returnTo && { returnTo }) }),
    // Whatever it is, the server says why it does not count.
    ...(code && { code: code.slice(0, 40), ...(secondCode && { secondCode: secondCode.slice(0, 40) }) }),
  }
}

/** The ages of a form: null where none is chosen yet. */
export const agesWritten = (written: string): ChildAges =>
  written === '' ? [] : written.split(',').map((age) => wholeNumber(age, 0, oldestChild) ?? null)

export const writeAges = (ages: ChildAges): string => ages.map((age) => age ?? noAge).join(',')

const isEnd = (slug: string, address: string) => (slug ? /^[a-z0-9-]{1,100}$/.test(slug) : address.length >= 5)
const isSameEnd = ({ from, to, fromAddress, toAddress }: RideFields) =>
  from || to ? from === to : sameWords(fromAddress) === sameWords(toAddress)
const sameWords = (address: string) => address.toLowerCase().replace(/[\s,.-]+/g, ' ')
export const isFlight = (written: string) => /^[A-Za-z0-9]{2} ?\d{1,4}[A-Za-z]?$/.test(written.trim())

function wholeNumber(written: string, least: number, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(written)) return undefined
  const number = Number(written)
  return number >= least && number <= most ? number : undefined
}
