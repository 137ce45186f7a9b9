import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type JobDetails, readJob } from '#contract/dispatch-jobs.ts'
import { correctTaken, takeOnTheDay } from '#contract/money-on-the-day.ts'
import { marsh } from '#web/testing/booking.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { show } from '#web/testing/show.tsx'
import { exampleBoard, idOf, moment } from '../board/board.fixture.ts'
import { boardStore } from '../board-store.ts'
import { JobPanel } from './job-panel.tsx'

const server = fakeServer()
const Panel = inOffice(() => <JobPanel reference="AN-TKY222" onClose={() => undefined} onFindCrew={() => undefined} />)
const nothing: JobDetails = { calls: [], mustKnow: [], dueYen: 0, taken: [], crew: [] }

const showWith = (isHotelUntold: boolean) => {
  const board = exampleBoard()
  const jobs = board.jobs.map((job) => ({ ...job, pickUp: 'Your hotel in central Tokyo', isHotelUntold }))
  boardStore.setState({ board: { ...board, jobs } })
  server.on(readJob, () => nothing)
  return show(Panel)
}

test('a pick-up at a hotel that nobody told yet is not called by the words of the tour', async () => {
  await showWith(true)
  await expect.element(page.getByText('Hotel not told yet')).toBeVisible()
  expect(page.getByText('Your hotel in central Tokyo').elements()).toEqual([])
})

test('a pick-up that was told is named (the control)', async () => {
  await showWith(false)
  await expect.element(page.getByText('Your hotel in central Tokyo')).toBeVisible()
  expect(page.getByText('Hotel not told yet').elements()).toEqual([])
})

test('a job on the board has its telephones and what is due; what was received is written down, and corrected', async () => {
  boardStore.setState({ board: exampleBoard() })
  let kept: JobDetails = {
    ...nothing,
    calls: [
      { is: 'guest', name: 'Eleanor Marsh', phone: '+447700900143' },
      { is: 'chauffeur', name: 'Kudo', phone: '+818000000001' },
      { is: 'guide', name: 'Hara', phone: '+818000000002' },
    ],
    dueYen: 92_000,
    crew: [{ id: idOf('Kudo, T.'), kind: 'chauffeur', name: 'Kudo' }],
  }
  server.on(readJob, () => kept)
  server.on(takeOnTheDay, ({ amountYen, how = 'cash' }) => {
    const one = { id: idOf('taken'), amountYen, backYen: 0, how, by: 'Naomi', at: moment('10:20') }
    kept = { ...kept, dueYen: kept.dueYen - amountYen, taken: [one] }
    return marsh
  })
  server.on(correctTaken, () => {
    kept = { ...kept, dueYen: 92_000, taken: [] }
    return marsh
  })
  await show(Panel)
  const panel = page.getByRole('dialog', { name: 'Tokyo, unhurried' })
  await expect
    .element(panel.getByRole('link', { name: 'Ring Eleanor Marsh, +447700900143' }))
    .toHaveAttribute('href', 'tel:+447700900143')
  expect(panel.getByRole('link', { name: /^Ring / }).elements()).toHaveLength(3)
  await expect.element(panel.getByText('to collect, cash or terminal')).toBeVisible()

  await panel.getByRole('button', { name: 'Received' }).click()
  const dialog = page.getByRole('dialog', { name: 'Received from Haddad' })
  await dialog.getByRole('combobox', { name: 'How' }).selectOptions('Card terminal')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(panel.getByText('Nothing is due.')).toBeVisible()
  await expect.element(panel.getByText('¥92,000, card terminal, 10:20, Naomi')).toBeVisible()
  const taken = { amountYen: 92_000, how: 'terminal', crewId: idOf('Kudo, T.') }
  expect(server.asked(takeOnTheDay)).toMatchObject([{ reference: 'AN-TKY222', ...taken }])

  await panel.getByRole('button', { name: 'Correct ¥92,000' }).click()
  const wrong = page.getByRole('dialog', { name: 'Take back ¥92,000?' })
  await wrong.getByRole('textbox').fill('The terminal refused the card')
  await wrong.getByRole('button', { name: 'Take back ¥92,000' }).click()
  await expect.element(panel.getByText('to collect, cash or terminal')).toBeVisible()
  const corrected = { paymentId: idOf('taken'), reason: 'The terminal refused the card' }
  expect(server.asked(correctTaken)).toMatchObject([{ reference: 'AN-TKY222', ...corrected }])
})
