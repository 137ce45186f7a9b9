import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Who we are, in names and figures: only what the house's own records say. */

export const HousePerson = z.object({
  kind: z.enum(['chauffeur', 'guide']),
  name: z.string(),
  /** One character of the name, in place of a portrait. */
  seal: z.nullable(z.string()),
  languages: z.array(z.string()),
  /** Of a guide's licence: nobody is called licensed without it (product.md, "Licences"). */
  registrationNumber: z.nullable(z.string()),
})
export type HousePerson = z.output<typeof HousePerson>

export const House = z.object({
  chauffeurs: z.int(),
  guides: z.int(),
  /** Guides whose national licence we have on file with its number. */
  licensedGuides: z.int(),
  cars: z.int(),
  /** Some of them, chauffeurs and guides by turns. */
  people: z.array(HousePerson).check(z.maxLength(8)),
  /** Over all released reviews; null while there is none. */
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  /** Of the last twelve months: days out and rides that took place, and those that we ourselves called off. */
  done: z.int(),
  calledOffByUs: z.int(),
})
export type House = z.output<typeof House>

export const readHouse = endpoint({
  method: 'GET',
  path: '/house',
  access: 'public',
  summary: 'Who drives and guides, how many cars there are, and how it went in the last twelve months.',
  output: House,
})
