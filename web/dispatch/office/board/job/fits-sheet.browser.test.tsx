import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findFits, moveCrews } from '#contract/dispatch-moves.ts'
import { exampleFit } from '#web/testing/board.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { exampleBoard, idOf } from '../board/board.fixture.ts'
import { boardStore } from '../board-store.ts'
import { FitsSheet } from './fits-sheet.tsx'

const server = fakeServer()
const board = exampleBoard()
const job = board.jobs.find(({ reference }) => reference === 'AN-TKY222')
const Sheet = () => job && <FitsSheet job={job} kind="chauffeur" from={idOf('Kudo, T.')} onClose={() => undefined} />

const fit = exampleFit('Ueda, N.')
const refused = (error: string) => new Refusal(409, { error, code: 'dispatch.not-possible', requestId: 'one' })
const give = page.getByRole('button', { name: /^Give Tokyo, unhurried to / })

test('of a place that somebody else filled meanwhile one thing is said, and it is true', async () => {
  boardStore.setState({ board })
  server.on(findFits, () => ({ version: 1, fits: [fit], hour: null }))
  server.on(moveCrews, () => {
    server.on(findFits, () => refused('The job is not on that row any more.'))
    return refused('The job is not on that row any more.')
  })
  await show(Sheet)
  await give.click()
  await expect.element(page.getByText(/Close this: the board shows who has it now/)).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  expect(page.getByText(/Nothing was done|could not see who fits/).elements()).toEqual([])
})

test('of a press that was refused while others still fit, both are said', async () => {
  boardStore.setState({ board })
  server.on(findFits, () => ({ version: 1, fits: [fit], hour: null }))
  server.on(moveCrews, () => refused('Ueda has another job at that hour.'))
  await show(Sheet)
  await give.click()
  await expect.element(page.getByText('Nothing was done. Below is who fits now.')).toBeVisible()
  await expect.element(give).toBeVisible()
})

test('a larger car than may stand in is given once somebody says why, and its guest is told unless somebody says otherwise', async () => {
  boardStore.setState({ board })
  const sent: unknown[] = []
  const larger = {
    ...fit,
    verdict: 'warns' as const,
    words: 'Two classes larger, at the same price',
    needsReason: true,
  }
  server.on(findFits, () => ({ version: 1, fits: [larger], hour: null }))
  server.on(moveCrews, (input) => {
    sent.push([input.reason, input.tellGuests])
    return { jobs: [], undo: [] }
  })
  await show(Sheet)
  const reason = page.getByRole('textbox', { name: 'Why a larger car, kept in the history' })
  await give.click()
  await expect.element(page.getByText('Say why.')).toBeVisible()
  expect(sent).toEqual([])
  await reason.fill('The Crown broke down')
  await give.click()
  await expect.poll(() => sent).toEqual([['The Crown broke down', ['AN-TKY222']]])
})
