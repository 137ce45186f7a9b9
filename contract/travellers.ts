import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { text } from './text.ts'
import { ChildAge } from './wish.ts'

export const travellersErrors = {
  'accounts.unknown-traveller': { status: 404, sentence: 'There is no such person among your travellers.' },
} satisfies Record<string, ErrorDefinition>

const person = {
  name: text(120, 'Who is it?'),
  /** Of a child; null for adults. */
  age: z._default(z.nullable(ChildAge), null),
  note: z._default(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters.')), ''),
}

export const SavedTraveller = z.object({
  id: z.string(),
  name: z.string(),
  age: z.nullable(z.int()),
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
