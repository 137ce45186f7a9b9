import type { InputOf } from '#contract/endpoint.ts'
import type { genders } from '#contract/person.ts'
import type { Profile, saveProfile } from '#contract/profile.ts'
import { readDay, writeDay } from '#web/ui/birth-date.ts'

/** What stands in the fields; an empty one says nothing. */
export interface ProfileValues {
  full_name: string
  name_board: string
  mobile: string
  country: string
  birth_date: string
  gender: string
  address: string
  crew_note: string
}

/** As the page calls them when something is not saved. */
const names: Record<keyof ProfileValues, string> = {
  full_name: 'full name',
  name_board: 'name on the board',
  mobile: 'mobile',
  country: 'country',
  birth_date: 'date of birth',
  gender: 'gender',
  address: 'address',
  crew_note: 'what every crew should know',
}

export const valuesOf = (profile: Profile): ProfileValues => ({
  full_name: profile.full_name,
  name_board: profile.name_board,
  mobile: profile.mobile ?? '',
  country: profile.country ?? '',
  birth_date: writeDay(profile.birth_date),
  gender: profile.gender ?? '',
  address: profile.address ?? '',
  crew_note: profile.crew_note,
})

/** What was typed as the wire wants it. A day that is none goes as it is, and is refused as such. */
export function toInput(values: ProfileValues): InputOf<typeof saveProfile> {
  const day = readDay(values.birth_date)
  return {
    ...values,
    country: values.country || null,
    birth_date: day === undefined ? values.birth_date : day,
    gender: (values.gender || null) as (typeof genders)[number] | null,
  }
}

/** What differs from what is saved, in words: "mobile, address". Empty when nothing does. */
export function notSaved(values: ProfileValues, saved: ProfileValues): string {
  return (Object.keys(names) as (keyof ProfileValues)[])
    .filter((name) => values[name].trim() !== saved[name].trim())
    .map((name) => names[name])
    .join(', ')
}
