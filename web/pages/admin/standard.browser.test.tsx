import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readStandard, type Standard, takeBackStandard, takeOverStandard } from '#contract/standard.ts'
import { nothingTaken } from '#web/house/office/opening/opening.fixture.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import StandardForTokyo, { clientLoader } from './standard.tsx'

const server = fakeServer()
const open = () => show(inOffice(StandardForTokyo), { at: '/admin/standard', data: clientLoader })

const taken: Standard = {
  lists: nothingTaken.lists.map((list) => ({
    ...list,
    ...{ known: list.lines, have: list.lines, taken: { at: '2026-11-16T10:34:00+09:00', lines: list.lines } },
  })),
  staysFor: null,
}

test('the lists are chosen beside what is there, taken over with one press, and taken back with another', async () => {
  server.on(readStandard, () => nothingTaken)
  await open()
  await expect.element(page.getByText('2 lines there, kept')).toBeVisible()
  expect(await faultsOfShown()).toEqual([])
  await page.getByRole('checkbox', { name: /^Traffic seasons/ }).click()
  server.on(takeOverStandard, () => taken)
  await page.getByRole('button', { name: 'Take over 6 lists' }).click()
  await expect.element(page.getByText('6 lists taken over.')).toBeVisible()
  expect(server.asked(takeOverStandard)).toEqual([
    { lists: ['areas', 'times', 'distances', 'places', 'terminals', 'season-texts'] },
  ])
  await expect.element(page.getByRole('button', { name: 'Nothing chosen' })).toBeDisabled()
  server.on(takeBackStandard, () => nothingTaken)
  await page.getByRole('button', { name: 'Take the standard back' }).click()
  await expect.element(page.getByRole('button', { name: 'Take over 7 lists' })).toBeVisible()
})

test('who leaves out what a list stands on is told before pressing', async () => {
  server.on(readStandard, () => nothingTaken)
  await open()
  await page.getByRole('checkbox', { name: /^Areas/ }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent('nothing would be added without Areas')
})

test('what was changed since keeps the standard, and the page says so instead of offering a button', async () => {
  server.on(readStandard, () => ({ ...taken, staysFor: 'changed' as const }))
  await open()
  await expect.element(page.getByText('Something of it was changed since, so it stays.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Take the standard back' }).elements()).toEqual([])
})
