import { expect, test } from 'vitest'
import { emptyCall, faultsLeft, missingOf, partyOf } from './call-draft.ts'

const call = { ...emptyCall, name: 'Haruto Tan', email: 'tan@example.sg', tour: 'old-tokyo', day: '2026-11-20' }

test('a pick-up that says too little is asked for, and never left out without a word', () => {
  const short = { ...call, pickUpAddress: 'APA' }
  expect(partyOf(short)).not.toHaveProperty('pickUpAddress')
  expect(missingOf(short)).toEqual({ pickUp: 'Write the street, and the ward or town.' })
})

test.each([
  ['none at all', ''],
  ['an address', '1-1 Yotsuya, Shinjuku'],
])('%s is no fault', (_, pickUpAddress) => {
  expect(missingOf({ ...call, pickUpAddress })).toEqual({})
})

test('a field is red until it is right or typed anew, not until the next press', () => {
  const pressed = { ...call, name: '', email: 'tan@' }
  const faults = { ...missingOf(pressed), email: 'Write an address.' }
  expect(faultsLeft(faults, pressed, pressed)).toEqual({ name: 'Who is calling?', email: 'Write an address.' })
  expect(faultsLeft(faults, pressed, { ...pressed, name: 'Tan' })).toEqual({ email: 'Write an address.' })
  expect(faultsLeft(faults, pressed, { ...pressed, email: 'tan@example.sg' })).toEqual({ name: 'Who is calling?' })
})
