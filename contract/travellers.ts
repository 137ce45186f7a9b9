import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { BirthDate, CountryCode } from './person.ts'
import { text } from './text.ts'
import { ChildAge } from './wish.ts'

export const travellersErrors = {
  'accounts.unknown-traveller': { status: 404, sentence: 'There is no such person among your travellers.' },
} satisfies Record<string, ErrorDefinition>

export const childSeats = ['child-seat', 'booster-seat'] as const
export const walkingNeeds = ['any', 'short', 'wheelchair'] as const

const person = {
  name: text(120, 'Enter this person’s name.'),
  /** Of a child; null for adults. A birth date, where there is one, says it better. */
  age: z._default(z.nullable(ChildAge), null),
  birthDate: z._default(z.nullable(BirthDate), null),
  /** Which country gave the passport. */
  documentCountry: z._default(z.nullable(CountryCode), null),
  /** The extra that they need in the car. */
  childSeat: z._default(z.nullable(z.enum(childSeats)), null),
  diet: z._default(z.string().check(z.trim(), z.maxLength(120, 'At most 120 characters.')), ''),
  walking: z._default(z.enum(walkingNeeds), 'any'),
  note: z._default(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters.')), ''),
}

export const SavedTraveller = z.object({
  id: z.string(),
  name: z.string(),
  /** Today, of a child; null for adults. */
  age: z.nullable(z.int()),
  birthDate: z.nullable(z.string()),
  documentCountry: z.nullable(z.string()),
  childSeat: z.nullable(z.enum(childSeats)),
  diet: z.string(),
  walking: z.enum(walkingNeeds),
  note: z.string(),
})
export type SavedTraveller = z.output<typeof SavedTraveller>

export const savedTravellers = endpoint({
  method: 'GET',
  path: '/travellers',
  access: 'user',
  summary: 'The people whom the caller saved, in the order in which they were added.',
  output: z.object({ travellers: z.array(SavedTraveller) }),
})

export const saveTraveller = endpoint({
  method: 'POST',
  path: '/travellers',
  access: 'user',
  summary: 'Saves somebody for the next time.',
  input: z.strictObject(person),
  output: SavedTraveller,
})

export const changeTraveller = endpoint({
  method: 'PUT',
  path: '/travellers/:id',
  access: 'user',
  summary: 'Changes somebody who was saved.',
  input: z.strictObject({ id: z.uuid('There is no such person.'), ...person }),
  output: SavedTraveller,
  errors: ['accounts.unknown-traveller'],
})

export const forgetTraveller = endpoint({
  method: 'DELETE',
  path: '/travellers/:id',
  access: 'user',
  summary: 'Forgets somebody who was saved.',
  input: z.strictObject({ id: z.uuid('There is no such person.') }),
  errors: ['accounts.unknown-traveller'],
})
