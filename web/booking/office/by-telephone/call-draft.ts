import type { CallDraft } from '#contract/call-drafts.ts'
import { seatsMissing } from '#contract/child-seats.ts'
import { areAgesKnown } from '#contract/party.ts'
import { Address } from '#contract/wish.ts'

export const emptyCall: CallDraft = {
  name: '',
  email: '',
  phone: '',
  tour: '',
  adults: 2,
  childAges: [],
  day: '',
  start: '',
  largeCases: 0,
  vehicleClass: null,
  guide: false,
  guideLanguage: 'en',
  extraHalfHours: 0,
  extras: [],
  code: '',
  secondCode: '',
  pickUp: '',
  pickUpAddress: '',
  nameBoard: '',
  note: '',
  how: 'link',
  seats: null,
  charged: [],
  reason: '',
  noticeReason: '',
}

/** Whether anything was typed that would be missed. */
export const isBegun = (draft: CallDraft) => JSON.stringify(draft) !== JSON.stringify(emptyCall)

/** What the caller wants, without the day; null while no tour is named, nobody travels or an age is not said. */
export function partyOf(draft: CallDraft) {
  const guests = draft.adults + draft.childAges.length
  const { childAges } = draft
  if (draft.tour === '' || guests === 0 || !areAgesKnown(childAges)) return null
  return {
    tour: draft.tour,
    guests,
    childAges: [...childAges],
    largeCases: draft.largeCases,
    guide: draft.guide,
    guideLanguage: draft.guideLanguage,
    extraHalfHours: draft.extraHalfHours,
    extras: draft.extras,
    ...(draft.vehicleClass ? { vehicleClass: draft.vehicleClass } : {}),
    ...(draft.pickUp ? { pickUp: draft.pickUp } : {}),
    ...(!draft.pickUp && isAddress(draft) ? { pickUpAddress: draft.pickUpAddress.trim() } : {}),
  }
}

/** The codes that the caller has, as the price is asked with them. */
export const codesOf = ({ code, secondCode }: Pick<CallDraft, 'code' | 'secondCode'>) =>
  code === '' ? {} : { code, ...(secondCode === '' ? {} : { secondCode }) }

/** Fewer letters say no place, and are not looked up. */
const isAddress = ({ pickUpAddress }: CallDraft) => Address.safeParse(pickUpAddress).success

/** What may be missing before the button does anything, in the order of the call. */
export function missingOf(
  draft: CallDraft,
): Partial<Record<'name' | 'email' | 'tour' | 'childAges' | 'day' | 'pickUp' | 'seats', string>> {
  return {
    ...(draft.name.trim() === '' && { name: 'Who is calling?' }),
    ...(draft.email.trim() === '' && { email: 'Voucher and link go there.' }),
    ...(draft.tour === '' && { tour: 'Which day would they like?' }),
    ...(!areAgesKnown(draft.childAges) && { childAges: 'How old is each child?' }),
    ...(draft.tour !== '' && draft.day === '' && { day: 'Choose a day.' }),
    // What was typed is never left out without a word: the day would begin as if nobody had said where.
    ...(draft.pickUp === '' &&
      draft.pickUpAddress.trim() !== '' &&
      !isAddress(draft) && { pickUp: 'Write the street, and the ward or town.' }),
    ...(draft.seats === null && seatsMissing(draft) > 0 && { seats: 'Add a seat, or say how the child sits.' }),
  }
}

type Faults = Readonly<Partial<Record<string, string>>>

/** What is left of the faults of a press once somebody typed on: a field that became right, or another, is not red. */
export function faultsLeft(faults: Faults, pressed: CallDraft | null, now: CallDraft): Faults {
  if (!pressed) return faults
  const [was, still]: [Faults, Faults] = [missingOf(pressed), missingOf(now)]
  const isTyped = (name: string) => {
    const field = (name === 'leadName' ? 'name' : name) as keyof CallDraft
    return JSON.stringify(pressed[field]) !== JSON.stringify(now[field])
  }
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, words]) => {
      if (still[name]) return [[name, still[name]]]
      return was[name] || isTyped(name) ? [] : [[name, words]]
    }),
  )
}

/** "1800", "18.00" and "18" all mean 18:00. */
export function typedTime(typed: string): string {
  const found = /^\s*(\d{1,2})[:.h]?(\d{2})?\s*$/.exec(typed)
  if (!found) return typed.trim()
  return `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? '00'}`
}
