import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { Email } from './text.ts'

/** What the house plans, as visitors read it, and who wants to hear when it is there. */

export const comingErrors = {
  'house.unknown-coming': { status: 404, sentence: 'This is not on the page any more.' },
  'house.unknown-wish': { status: 404, sentence: 'This link is not complete, or too old.' },
  'house.too-many-wishes': { status: 429, sentence: 'That was often. Please come back in an hour.' },
  'house.coming-here': { status: 409, sentence: 'It is here already, and those who asked are told.' },
  'house.not-announced': { status: 409, sentence: 'Put it on the page first: nobody can have asked for it.' },
  'house.other-coming': { status: 409, sentence: 'The list changed a moment ago. Please look again.' },
} satisfies Record<string, ErrorDefinition>

const Id = z.uuid('There is no such thing on the page.')

export const ComingThing = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The month from which it is there, as 2027-03; null: none is said. */
  month: z.nullable(z.string()),
  picture: Picture,
})
export type ComingThing = z.output<typeof ComingThing>

export const comingThings = endpoint({
  method: 'GET',
  path: '/coming',
  access: 'public',
  summary: 'What the house plans, in its order.',
  output: z.object({ things: z.array(ComingThing) }),
})

export const wishToHear = endpoint({
  method: 'POST',
  path: '/coming/:id/tell-me',
  access: 'public',
  summary:
    'Asks to hear by mail when something is here. A link goes to the address; nothing else does before it is pressed.',
  input: z.strictObject({
    id: Id,
    email: Email,
    /** Hidden from people; robots fill it in. */
    website: z._default(z.string().check(z.maxLength(400)), ''),
  }),
  errors: ['house.unknown-coming', 'house.too-many-wishes'],
})

const token = z.string().check(z.minLength(20), z.maxLength(300))

/** What a link in our mail is about, and how it stands. */
export const Wish = z.object({
  /** Of the thing; null: that the house opens. */
  title: z.nullable(z.string()),
  /** 'waiting': one mail will come. 'here': it is there already, so none does. 'stopped': none comes. */
  state: z.enum(['waiting', 'here', 'stopped']),
  /** The page of ours where it is, once it is there. */
  link: z.nullable(z.string()),
})
export type Wish = z.output<typeof Wish>

export const confirmWish = endpoint({
  method: 'POST',
  path: '/coming-wishes/:token',
  access: 'public',
  summary: 'Says by the link in a mail that one wants to hear of something; or, with `stop`, that one does not.',
  input: z.strictObject({ token, stop: z._default(z.boolean(), false) }),
  output: Wish,
  errors: ['house.unknown-wish'],
})
