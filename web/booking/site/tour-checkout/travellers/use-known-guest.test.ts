import { expect, test } from 'vitest'
import { nothingTyped } from '../checkout.ts'
import { knownFrom } from './use-known-guest.ts'

const profile = { mobile: '+447700900143', name_board: 'Marsh', crew_note: 'No shellfish.' }
const empty = nothingTyped('kamakura')

test('mobile, name on the board and note come from the profile, where nothing was typed', () => {
  expect(knownFrom(empty, profile)).toMatchObject({
    contact: { phone: '+447700900143' },
    meeting: { nameBoard: 'Marsh' },
    note: 'No shellfish.',
  })
  const typed = { ...empty, note: 'We love soba.', contact: { email: '', phone: '+4620' } }
  expect(knownFrom(typed, profile)).toMatchObject({ contact: { phone: '+4620' }, note: 'We love soba.' })
})

test('an empty profile leaves the suggested name on the board as it is', () => {
  expect(knownFrom(empty, { mobile: null, name_board: '', crew_note: '' })).toMatchObject({
    contact: { phone: '' },
    meeting: { nameBoard: null },
    note: '',
  })
})

test('a field that was emptied stays empty, and a held booking stays as it was told', () => {
  expect(knownFrom({ ...empty, isPrefilled: true }, profile)).toEqual({})
  const held = { reference: 'AN-7K2M9P', token: 't', heldUntil: '', wishKey: '', detailsKey: '' }
  expect(knownFrom({ ...empty, held }, profile)).toEqual({})
})
