import { expect, test } from 'vitest'
import { type Profile, saveProfile } from '#contract/profile.ts'
import { notSaved, toInput, valuesOf } from './profile-values.ts'

const eleanor: Profile = {
  id: '1',
  full_name: 'Eleanor Marsh',
  email: 'eleanor@annai.example',
  mobile: '+447700900143',
  country: 'GB',
  birth_date: '1984-05-23',
  gender: null,
  address: null,
  image: null,
  role: 'user',
  status: '1',
  email_verified_at: null,
  created_at: '2026-03-12T00:00:00Z',
  updated_at: '2026-03-12T00:00:00Z',
  name_board: 'Marsh',
  crew_note: '',
  pending_email: null,
}

test('what is shown and saved without a change is what was there, with empty fields as nothing', () => {
  expect(saveProfile.input?.parse(toInput(valuesOf(eleanor)))).toEqual({
    full_name: 'Eleanor Marsh',
    mobile: '+447700900143',
    country: 'GB',
    birth_date: '1984-05-23',
    gender: null,
    address: '',
    name_board: 'Marsh',
    crew_note: '',
  })
  expect(notSaved(valuesOf(eleanor), valuesOf(eleanor))).toBe('')
})

test('what is not saved is named, and a space at the end is no change', () => {
  const saved = valuesOf(eleanor)
  expect(notSaved({ ...saved, address: 'Bath', mobile: '+44 20' }, saved)).toBe('mobile, address')
  expect(notSaved({ ...saved, full_name: 'Eleanor Marsh ' }, saved)).toBe('')
})

test('a birth date that is none, or yet to come, is refused and not dropped', () => {
  const refused = (birth_date: string) =>
    !saveProfile.input?.safeParse(toInput({ ...valuesOf(eleanor), birth_date })).success
  expect(refused('31 / 02 / 1984')).toBe(true)
  expect(refused('23 / 05 / 2984')).toBe(true)
  expect(refused('')).toBe(false)
})
