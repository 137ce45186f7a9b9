import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { moveCrews } from '#contract/dispatch-moves.ts'
import { serveBoard } from '#web/testing/board.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { show } from '#web/testing/show.tsx'
import { exampleBoard, idOf } from './board/board.fixture.ts'
import { boardStore } from './board-store.ts'
import { MovingLayer } from './moving/moving-layer.tsx'
import { PhoneDay } from './phone/phone-day.tsx'
import { BoardTable } from './table/board-table.tsx'

const server = fakeServer()
const sheet = page.getByRole('dialog')
const give = sheet.getByRole('button', { name: /^Give Nikko among the cedars to / })

/** One job is without a chauffeur. */
beforeEach(() => {
  serveBoard(server, ['Ueda, N.', 'Hayashi, D.'])
  const board = exampleBoard()
  boardStore.setState({ board: { ...board, jobs: board.jobs.filter(({ reference }) => reference !== 'AN-ASK222') } })
  return () => page.viewport(1440, 900)
})

test('on a telephone a job is given from the list of who fits, with the reasons of who does not', async () => {
  await page.viewport(390, 844)
  await show(
    inOffice(() => (
      <>
        <MovingLayer />
        <PhoneDay onOpen={() => undefined} />
      </>
    )),
  )
  const missing = page.getByText('1 without crew.')
  await expect.element(missing).toBeVisible()
  await page.getByRole('button', { name: /^Find crew for/ }).click()
  await expect.element(sheet.getByRole('radio').first()).toBeChecked()
  const refused = sheet.getByRole('list', { name: 'Who does not fit' }).getByRole('listitem')
  await expect.element(refused.first()).toMatchTextContent('Not possible. Out with another job')
  await give.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(missing).not.toBeInTheDocument()
  expect(server.asked(moveCrews)).toMatchObject([{ moves: [{ from: null, to: idOf('Ueda, N.') }] }])
  // The button has gone with what was missing; the focus stays on the job.
  await expect.poll(() => document.activeElement?.getAttribute('data-job')).toBe('AN-NKK222')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(missing).toBeVisible()
})

test('the table does everything by keyboard alone, and the focus comes back to where it was', async () => {
  await show(
    inOffice(() => (
      <>
        <MovingLayer />
        <BoardTable onOpen={() => undefined} />
      </>
    )),
  )
  const table = page.getByRole('table', { name: /^Jobs of/ })
  await expect.element(table.getByRole('columnheader', { name: 'Chauffeur' })).toBeVisible()
  const row = table.getByRole('row', { name: /AN-NKK222/ })
  row
    .getByRole('button', { name: /^Find a chauffeur for/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet.getByRole('radio').first()).toBeChecked()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(sheet.getByRole('radio').first()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(sheet.getByRole('radio').nth(1)).toBeChecked()
  give.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row).toMatchTextContent('Hayashi, D.')
  await expect.element(row.getByRole('button', { name: /^Change chauffeur Hayashi, D. of/ })).toHaveFocus()
  expect(server.asked(moveCrews)).toMatchObject([{ moves: [{ from: null, to: idOf('Hayashi, D.') }] }])

  // What was done before is still said, with its way back, and lies over nothing that can be pressed in the next sheet.
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await give.click()
  await expect.element(row).toMatchTextContent('Ueda, N.')
  await expect.element(row.getByRole('button', { name: /^Change chauffeur Ueda, N. of/ })).toHaveFocus()
})
