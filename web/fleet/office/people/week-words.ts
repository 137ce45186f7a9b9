import type { PersonChoices, PersonKind } from '#contract/people.ts'
import { hoursInWords, weekdayNames } from '#core/days.ts'
import { minutesOfWeek, monthOfWeek, restsOfWeek, shortestRest, type UsualWeek } from '#core/usual-week.ts'
import { weekdays, writeMinutes } from '#web/ui/typed-week.ts'

type Limits = PersonChoices['limits'][PersonKind]

export interface WeekWords {
  hours: string
  /** Warned of, or refused. */
  tone: 'fine' | 'aim' | 'limit'
  sentence: string
  rest: string
  isRestShort: boolean
  /** Beside what is agreed by contract; empty where nothing is, or it fits. */
  contract: string
}

/** A usual week in words: how long it is, and the shortest rest between two days of it. */
export function weekWords(
  week: UsualWeek,
  { aimedWeek, utmostWeek, longestDay, leastRest }: Limits,
  contractMinutes: number | null,
): WeekWords {
  const minutes = minutesOfWeek(week, longestDay)
  const isCut = longestDay !== null && week.some((day) => day && day.untilMinutes - day.fromMinutes > longestDay)
  const counted = isCut ? ` Of a day at most ${hoursInWords(longestDay ?? 0)} count: nobody is on duty for longer.` : ''
  const shortest = shortestRest(week)
  const isOver = restsOfWeek(week).some((rest) => rest.minutes < 0)
  const isRestShort = Boolean(shortest && leastRest !== null && shortest.minutes < leastRest)
  return {
    hours: `${hoursInWords(minutes)} a week`,
    tone: minutes > utmostWeek ? 'limit' : minutes > aimedWeek ? 'aim' : 'fine',
    sentence:
      (minutes > utmostWeek
        ? `is above ${hoursInWords(utmostWeek)}, and cannot be saved.`
        : minutes > aimedWeek
          ? `is ${hoursInWords(minutes - aimedWeek)} above the ${hoursInWords(aimedWeek)} that we aim for; above ${hoursInWords(utmostWeek)} it is refused.`
          : `of at most ${hoursInWords(aimedWeek)}.`) + counted,
    rest: shortest
      ? isOver
        ? `${weekdayNames[shortest.after]} ends only after ${weekdayNames[shortest.before]} has begun.`
        : restWords(week, shortest, leastRest)
      : '',
    isRestShort,
    contract: contractWords(minutes, contractMinutes),
  }
}

/** To whole hours: a month is not the same every time. */
const inHours = (minutes: number) => Math.round(minutes / 60)

/** Whether such weeks reach what is agreed for a month, or are more than that. */
function contractWords(weekMinutes: number, contractMinutes: number | null): string {
  if (contractMinutes === null || weekMinutes === 0) return ''
  const [hours, agreed] = [inHours(monthOfWeek(weekMinutes)), inHours(contractMinutes)]
  if (hours === agreed) return ''
  const month = `Such weeks make some ${hours} h a month`
  return hours < agreed
    ? `${month}: ${agreed - hours} h less than the ${agreed} h of the contract, which they do not reach.`
    : `${month}: ${hours - agreed} h more than the ${agreed} h of the contract.`
}

function restWords(
  week: UsualWeek,
  { after, before, minutes }: { after: number; before: number; minutes: number },
  leastRest: number | null,
): string {
  const [last, next] = [week[after], week[before]]
  const span = `${weekdays[after]} ${writeMinutes(last?.untilMinutes ?? 0)} to ${weekdays[before]} ${writeMinutes(next?.fromMinutes ?? 0)}`
  const rest = `${span} is ${hoursInWords(minutes)} of rest`
  return leastRest !== null && minutes < leastRest
    ? `${rest}, below the least of ${hoursInWords(leastRest)}: the board keeps the two days apart.`
    : `${rest}, the shortest of the week.`
}
