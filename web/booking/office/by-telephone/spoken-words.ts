import type { CancellationTier } from '#contract/catalogue.ts'
import { type SeatWay, seatsMissing, seatWayWords } from '#contract/child-seats.ts'
import { extrasInWords } from '#contract/told-words.ts'
import { isTimeOfDay, onTokyoClock } from '#core/days.ts'
import { capitalized, numeral } from '#core/words.ts'
import { longDay } from '#web/ui/day.ts'

const small = [
  'nothing',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(numeral),
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? ''
  const rest = number % 10
  return `${tens[Math.floor(number / 10)]}${rest > 0 ? `-${small[rest]}` : ''}`
}

function belowThousand(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  if (hundreds === 0) return belowHundred(rest)
  return `${small[hundreds]} hundred${rest > 0 ? ` and ${belowHundred(rest)}` : ''}`
}

/** "one hundred and twenty-eight thousand yen", as one says it on the telephone. */
export function yenInWords(yen: number): string {
  const [millions, thousands, rest] = [Math.floor(yen / 1_000_000), Math.floor(yen / 1000) % 1000, yen % 1000]
  const parts = [
    millions > 0 ? `${belowThousand(millions)} million` : '',
    thousands > 0 ? `${belowThousand(thousands)} thousand` : '',
    rest > 0 ? `${yen >= 1000 && rest < 100 ? 'and ' : ''}${belowThousand(rest)}` : '',
  ].filter(Boolean)
  return `${parts.length > 0 ? parts.join(' ') : 'nothing'}${yen > 0 ? ' yen' : ''}`
}

/** "half past five in the morning", "six in the evening", "a quarter to nine in the morning". */
export function hourInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : hour < 22 ? 'in the evening' : 'at night'
  const name = (of: number) => small[of % 12 === 0 ? 12 : of % 12] ?? ''
  if (hour === 0 && minute === 0) return 'midnight'
  if (hour === 12 && minute === 0) return 'noon'
  if (minute === 0) return `${name(hour)} ${part}`
  if (minute === 15) return `a quarter past ${name(hour)} ${part}`
  if (minute === 30) return `half past ${name(hour)} ${part}`
  if (minute === 45) return `a quarter to ${name(hour + 1)} ${part}`
  return `${name(hour)} ${belowHundred(minute)} ${part}`
}

const hourMs = 3_600_000

interface Spoken {
  totalYen: number
  /** "HiAce Grand Cabin", by which the price was reckoned. */
  carName: string
  /** As the car is called that comes: one that stands in costs no more. Null: not known yet. */
  comesAs: string | null
  startsAt: string
  tiers: readonly CancellationTier[]
  /** In whole words; null where nobody guides. */
  guideLanguage: string | null
  /** Null: it is paid on the day. */
  heldUntil: { day: string; time: string } | null
  today: string
  nowMs: number
  /** Who travels with which seats, and how the youngest sit without. */
  party: Parameters<typeof seatsMissing>[0] & { seats: SeatWay | null }
}

/** Under six a seat is the law, and a wheelchair needs its room: the caller hears what was agreed. */
function extrasSaid({ seats, ...party }: Spoken['party']): string {
  const own = seatsMissing(party) > 0 && seats ? seatWayWords[seats].said : ''
  const ours = party.extras.length > 0 ? `With ${extrasInWords([...party.extras])}.` : ''
  return [own, ours].filter(Boolean).join(' ')
}

/** What the desk says to close the call: the price, until when cancelling costs nothing, and what happens now. */
export function sayThis({
  totalYen,
  carName,
  comesAs,
  guideLanguage,
  startsAt,
  tiers,
  heldUntil,
  today,
  nowMs,
  party,
}: Spoken): string {
  const yen = yenInWords(totalYen)
  const isOther = comesAs !== null && comesAs !== carName
  const price = `${capitalized(yen)} for the ${comesAs ?? carName}, all in${isOther ? `: it comes at the price of the ${carName}` : ''}.`
  const guide = guideLanguage === null ? '' : `Your guide speaks ${guideLanguage}.`
  const rest = [freeUntil(startsAt, tiers, nowMs, heldUntil === null), whatNow(heldUntil, today)]
  return [price, guide, extrasSaid(party), ...rest].filter(Boolean).join(' ')
}

function freeUntil(startsAt: string, tiers: readonly CancellationTier[], nowMs: number, paysThen: boolean): string {
  const hours = tiers.filter(({ refundPercent }) => refundPercent === 100).map(({ hoursBefore }) => hoursBefore)
  const until = Date.parse(startsAt) - Math.min(...hours) * hourMs
  if (hours.length === 0 || until <= nowMs)
    return paysThen ? 'Cancelling costs nothing as long as nothing is paid.' : 'Cancelling is no longer free.'
  const iso = onTokyoClock(until)
  return `Free to cancel until ${longDay(iso.slice(0, 10))}, ${hourInWords(iso.slice(11, 16))}.`
}

function whatNow(heldUntil: Spoken['heldUntil'], today: string): string {
  if (!heldUntil) return 'The car is yours; you pay on the day, or through the link in your mail.'
  const hour = hourInWords(heldUntil.time)
  const when = heldUntil.day === today ? `${hour} today` : `${longDay(heldUntil.day)}, ${hour}`
  return `The link is in your mail; we hold the car until ${when}, Tokyo time.`
}

/** What the button does. An hour that is none is not said: the field beside it asks for another. */
export const bookLabel = (heldUntil: { time: string } | null): string => {
  if (!heldUntil) return 'Confirm, to be paid on the day'
  return isTimeOfDay(heldUntil.time) ? `Hold until ${heldUntil.time}, send the link` : 'Hold, send the link'
}
