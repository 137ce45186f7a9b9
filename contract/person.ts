import * as z from 'zod/mini'
import { text } from './text.ts'

/** As people write their names: anything but nothing, on one line. */
export const FullName = text(200, 'How may we call you?').check(
  z.refine((name) => !/\p{Cc}/u.test(name), 'Please write this on one line.'),
  z.refine((name) => /[\p{L}\p{N}]/u.test(name), 'How may we call you?'),
)

export const genders = ['female', 'male', 'other'] as const

/** Of a person who lives: a real day, not before 1900 and not to come. */
export const BirthDate = z.string().check(
  z.refine((day) => isDay(day) && day >= '1900-01-01', 'Write a day like 1984-05-23.'),
  z.refine(
    (day) => day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    'This day is yet to come.',
  ),
)

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country.'))
