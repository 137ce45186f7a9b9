import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readJob } from '#contract/dispatch-jobs.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { exampleBoard } from '../board/board.fixture.ts'
import { boardStore } from '../board-store.ts'
import { JobPanel } from './job-panel.tsx'

const server = fakeServer()
const Panel = () => <JobPanel reference="AN-TKY222" onClose={() => undefined} onFindCrew={() => undefined} />

const showWith = (isHotelUntold: boolean) => {
  const board = exampleBoard()
  const jobs = board.jobs.map((job) => ({ ...job, pickUp: 'Your hotel in central Tokyo', isHotelUntold }))
  boardStore.setState({ board: { ...board, jobs } })
  server.on(readJob, () => ({ calls: [], mustKnow: [], dueYen: 0, taken: [], crew: [] }))
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
