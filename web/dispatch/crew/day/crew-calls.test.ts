import { expect, test } from 'vitest'
import { toWire } from '#contract/call.ts'
import { readCrewDay, sendCrewTaps, tellTrouble } from '#contract/crew-day.ts'
import { askLeave, readOwnLeave, withdrawLeave } from '#contract/leave.ts'
import { crewCalls } from './crew-calls.ts'

test('the calls of the page are those of the contract', () => {
  const input = {
    token: 'a-token',
    taps: [],
    id: 'an-id',
    reference: null,
    words: 'Late',
    firstDay: '2026-12-24',
    lastDay: '2026-12-24',
  }
  const onTheWire = (calls: typeof crewCalls) => Object.values(calls).map((call) => toWire(call, input))
  expect(onTheWire(crewCalls)).toEqual(
    onTheWire({ readCrewDay, sendCrewTaps, tellTrouble, readOwnLeave, askLeave, withdrawLeave }),
  )
})
