import * as z from 'zod/mini'
import {
  type BookingKind,
  bookingDetails,
  type DetailFor,
  type DetailName,
  detailNames,
  forDetails,
  isDetailFor,
} from '#core/booking-details.ts'
import { text } from './text.ts'
import { ChildAge, wishLimits } from './wish.ts'

/** What the day needs to know and the price does not, as it is written and read; `core/booking-details.ts` names it. */

/** Somebody who comes along. The first of a booking leads: messages of the day go to them. */
export const Traveller = z.strictObject({
  name: text(120, 'Enter this traveller’s name.'),
  /** Of a child; null for adults. */
  age: z._default(z.nullable(ChildAge), null),
  note: z._default(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters.')), ''),
})
export type Traveller = z.output<typeof Traveller>

export const Travellers = z.array(Traveller).check(z.maxLength(wishLimits.guests))

type Written = z.ZodMiniType<string, string>

const plain = (name: DetailName): Written => {
  const { longest } = bookingDetails[name]
  return z.string().check(z.trim(), z.maxLength(longest, `At most ${longest} characters.`))
}

/** Each as somebody writes it. */
export const writtenDetails: Record<DetailName, Written> = {
  ...forDetails(detailNames, plain),
  leadName: text(bookingDetails.leadName.longest, 'Enter this traveller’s name.'),
  phone: phoneNumber(),
  flight: z.string().check(z.trim(), z.regex(/^$|^[A-Za-z0-9]{2} ?\d{1,4}[A-Za-z]?$/, 'A flight looks like NH 212.')),
}

/** Of a new booking of this kind: who leads is asked for, all else may be left out. */
export const detailsToBook = <Kind extends BookingKind, Name extends DetailName>(
  kind: Kind,
  names: readonly Name[],
) => {
  const others = names.filter((name) => name !== 'leadName' && isDetailFor(kind)(name))
  return {
    leadName: writtenDetails.leadName,
    ...forDetails(others as Exclude<Name & DetailFor<Kind>, 'leadName'>[], orNothing),
  }
}

const orNothing = (name: DetailName) => z._default(writtenDetails[name], '')

/** Of a change: what is left out stays as it is. */
export const detailsToChange = <Name extends DetailName>(names: readonly Name[]) =>
  forDetails(names, (name) => z.optional(writtenDetails[name]))

/** As they are kept. */
export const KeptTravellers = z.array(z.object({ name: z.string(), age: z.nullable(z.int()), note: z.string() }))
export const keptDetails = forDetails(detailNames, () => z.string())

/** With the country code, whatever stands between the digits; kept as + and digits. */
function phoneNumber(): Written {
  return z.pipe(
    plain('phone'),
    z.pipe(
      z.transform((typed: string) =>
        typed
          // Wide digits of a Japanese keyboard, and the marks of direction that come with a copied number.
          .normalize('NFKC')
          .replace(/\p{Cf}/gu, '')
          .replace(/\(0\)/, '')
          .replace(/[\s().\-/\u2010-\u2015\u2212]/g, '')
          .replace(/^00/, '+'),
      ),
      z
        .string()
        .check(
          z.regex(
            /^(?!.*\d(?:x|#|ext|extension)#?\d+$)/i,
            'Leave the extension out here, and write it into your wishes.',
          ),
          z.regex(/^(?!.*[^+\d])/, 'There is something other than figures in it. Please type it like +44 7700 900143.'),
          z.regex(/^$|^\+[1-9]\d{6,14}$/, 'Add the country code, like +44 7700 900143.'),
        ),
    ),
  )
}
