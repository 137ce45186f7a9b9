import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { emptyCall } from './call-draft.ts'
import type { OpenCall } from './use-call.ts'
import { WhatAndWhen } from './what-and-when.tsx'

const nothing = () => undefined
const choices = { tours: [], languages: [], places: [], extras: [] }

/** As much of a call as this part looks at. */
const callWith = (stops: string[], isCurrent = true) =>
  ({
    ...{ draft: { ...emptyCall, pickUp: 'narita-terminal-1' }, change: nothing, refused: {}, start: '19:00' },
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

test('a code that the caller has is asked with once it is whole, another where both go together, and a refusal stands at its field', async () => {
  const said: object[] = []
  const call = (draft: object, quoted: object) =>
    ({
      ...callWith([]),
      draft: { ...emptyCall, ...draft },
      change: (part: object) => said.push(part),
      quoted,
    }) as OpenCall
  const { unmount } = await showCall(call({}, { answer: null }))
  const code = page.getByRole('textbox', { name: /^Offer code/ })
  await code.fill('kanbare')
  expect(said).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual([{ code: 'KANBARE' }])
  expect(page.getByRole('textbox', { name: /^Another code/ }).elements()).toEqual([])
  await unmount()
  const priced = { answer: { quote: { takesAnotherCode: true }, stops: [] }, isCurrent: true }
  const second = await showCall(call({ code: 'KANBARE' }, priced))
  await page.getByRole('textbox', { name: /^Another code/ }).fill('yoimachi')
  await code.click()
  expect(said.at(-1)).toEqual({ secondCode: 'YOIMACHI' })
  await second.unmount()
  const refused = { answer: null, failure: { fields: { secondCode: 'This code does not count on Fridays.' } } }
  await showCall(call({ code: 'KANBARE', secondCode: 'YOIMACHI' }, refused))
  await expect.element(page.getByText('This code does not count on Fridays.')).toBeVisible()
  await code.fill('')
  await userEvent.keyboard('{Enter}')
  expect(said.at(-1)).toEqual({ code: 'YOIMACHI', secondCode: '' })
})
