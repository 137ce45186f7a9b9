import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { emptyCall } from './call-draft.ts'
import type { OpenCall } from './use-call.ts'
import { WhatAndWhen } from './what-and-when.tsx'

const nothing = () => undefined
const choices = { tours: [], languages: [], places: [], extras: [] }

/** As much of a call as this part looks at. */
const callWith = (stops: string[], isCurrent = true) =>
  ({
    ...{ draft: { ...emptyCall, pickUp: 'narita-terminal-1' }, change: nothing, carRefused: null, start: '19:00' },
    ...{ from: '2026-11-18', setFrom: nothing, days: { answer: null, failure: null, isAsking: false } },
    quoted: { answer: { stops, noticeEndedAt: null }, isCurrent },
  }) as unknown as OpenCall

const showCall = (open: OpenCall) => show(() => <WhatAndWhen of={open} choices={choices} faults={{}} />)

const words = 'Rainbow Bridge at 20:20 instead of 19:30, with 15 minutes there instead of 40.'

test('the desk reads what a far pick-up takes off the stops, to say it to the caller', async () => {
  await showCall(callWith([words]))
  await expect.element(page.getByText('These places change the hours of the stops.')).toBeVisible()
  await expect.element(page.getByText(words)).toBeVisible()
})

test.each([
  ['a pick-up on the way changes nothing', callWith([])],
  ['while another price is asked for, the old one’s stops are not told', callWith([words], false)],
])('%s', async (_, open) => {
  await showCall(open)
  await expect.element(page.getByRole('combobox', { name: /^Pick-up/ })).toBeVisible()
  expect(page.getByText('These places change the hours of the stops.').elements()).toEqual([])
})
