import * as z from 'zod/mini'
import { writtenDetails } from './booking-details.ts'
import { VehicleClass } from './catalogue.ts'
import { Email, text } from './text.ts'
import { Day } from './wish.ts'

/** What is written about a chauffeur or a guide. */

export const personKinds = ['chauffeur', 'guide'] as const

/** Those that somebody of ours may speak with guests. */
export const spokenLanguages = [
  ...(['ja', 'en', 'zh', 'ko', 'fr', 'de', 'es', 'it', 'pt', 'ru', 'th', 'vi', 'id', 'ne', 'hi', 'ar'] as const),
] as const

const minuteOfDay = (most: number) => z.int('A time of the day.').check(z.gte(0, 'A time of the day.'), z.lte(most))

/** An end that is not after its beginning is on the next day: over 1440. */
export const WeekdayHours = z.strictObject({ fromMinutes: minuteOfDay(1439), untilMinutes: minuteOfDay(2880) }).check(
  z.refine(({ fromMinutes, untilMinutes }) => untilMinutes > fromMinutes, 'The end comes after the beginning.'),
  z.refine(({ fromMinutes, untilMinutes }) => untilMinutes - fromMinutes <= 1440, 'A day has 24 hours.'),
)

const phone = writtenDetails.phone

export const personFields = {
  familyName: text(40, 'Write the family name.'),
  givenName: text(39, 'Write the given name.'),
  nameJa: text(40, 'Write the name as it is written in Japan.'),
  reading: text(80, 'Write how it is read.').check(
    z.regex(/^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u, 'In hiragana or katakana, as うちだ まこと.'),
  ),
  seal: z.string().check(z.trim(), z.regex(/^\p{L}$/u, 'One character, as 内.')),
  phone: z.pipe(
    phone,
    z.string().check(z.minLength(1, 'Write the telephone: the crew and the desk reach them there.')),
  ),
  email: z.union([z.literal(''), Email], 'Write an address like name@example.com.'),
  languages: z
    .array(z.enum(spokenLanguages))
    .check(z.minLength(1, 'At least one language.'), z.maxLength(spokenLanguages.length)),
  garage: z.string().check(z.minLength(1, 'Choose a garage.'), z.maxLength(40)),
  /** The first day of work; null: with us for long. */
  beginsOn: z.nullable(Day),
  /** Of a calendar month, by contract; null: no hours are agreed. */
  contractMonthMinutes: z.nullable(
    z
      .int('Hours, such as 160.')
      .check(z.gte(60, 'At least one hour a month.'), z.lte(24_000, 'At most 400 hours a month.')),
  ),
  /** Of a chauffeur at least one; of a guide none. */
  drives: z.array(VehicleClass).check(z.maxLength(20)),
  /** From Monday to Sunday; null: a day off. */
  week: z.array(z.nullable(WeekdayHours)).check(z.length(7, 'Seven days.')),
}
