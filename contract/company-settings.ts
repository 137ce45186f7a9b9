import * as z from 'zod/mini'
import type { DeskHours as Hours } from '#core/desk-hours.ts'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { WeekdayHours } from './person-fields.ts'
import { Email, text } from './text.ts'
import { Day } from './wish.ts'

/** As people read it: + and groups of digits, whatever parted them when it was typed. */
const Telephone = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Where can guests ring?'), z.maxLength(40, 'At most 40 characters.')),
  z.pipe(
    z.transform((typed: string) =>
      typed
        // Wide digits of a Japanese keyboard, and the marks of direction that come with a copied number.
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/\(0\)/, '')
        .replace(/[\s().\-/\u2010-\u2015\u2212]+/g, ' ')
        .trim()
        .replace(/^\+ /, '+'),
    ),
    z.string().check(z.regex(/^\+[1-9](?: ?\d){6,14}$/, 'With the country code, like +81 3 0000 0000.')),
  ),
)

/** When the desk answers the telephone, and single days on which it is otherwise. */
const DeskHours = z.strictObject({
  /** From Monday to Sunday; null: nobody answers. */
  week: z.array(z.nullable(WeekdayHours)).check(z.length(7, 'Seven days.')),
  exceptions: z.array(z.strictObject({ day: Day, hours: z.nullable(WeekdayHours) })).check(
    z.maxLength(60, 'At most sixty days.'),
    z.refine((all) => new Set(all.map(({ day }) => day)).size === all.length, 'Each day once.'),
  ),
})

const company = {
  name: text(120, 'What is the company called?'),
  address: text(300, 'Where is it?'),
  /** Null while there is none. */
  registrationNumber: z.nullable(
    z.string().check(z.regex(/^T\d{13}$/, 'T and 13 digits, as the tax office wrote it.')),
  ),
  telephone: Telephone,
  email: Email,
  hours: DeskHours,
}

/** What everybody may know of us, and every page shows. */
export interface PublicCompany {
  name: string
  address: string
  telephone: string
  email: string
  hours: Hours
  /** The usual ones in words, which every page shows: "05:00 to 23:00 every day". */
  usualHours: string
}

export const readCompanySettings = endpoint({
  method: 'GET',
  path: '/admin/settings/company',
  access: 'admin',
  right: 'see:settings',
  summary: 'Who we are on papers, in mails and on the site.',
  output: z.object({
    version: z.int(),
    ...company,
    telephone: z.string(),
    email: z.string(),
    hours: DeskHours,
    history: z.array(Change),
  }),
})

export const saveCompanySettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/company',
  access: 'admin',
  right: 'change:settings',
  asksAgain: true,
  summary: 'Changes who we are on papers and in mails that are made from now on, and on the site.',
  input: z.strictObject({ version: z.int().check(z.gte(1)), ...company }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile'],
})
