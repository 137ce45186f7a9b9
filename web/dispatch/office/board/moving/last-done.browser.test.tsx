import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readJob } from '#contract/dispatch-jobs.ts'
import { findFits, moveCrews, moveHour, proposeHour } from '#contract/dispatch-moves.ts'
import { exampleFit, jobOnBoard } from '#web/testing/board.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { exampleBoard, idOf, moment } from '../board/board.fixture.ts'
import { boardStore, rememberUndo } from '../board-store.ts'
import { JobPanel } from '../job/job-panel.tsx'
import { hover, letGo, pickUp } from './carried.ts'
import { wantedHour } from './moves.ts'
import { MovingLayer } from './moving-layer.tsx'
import { putDown } from './put-down.ts'

const server = fakeServer()
const [kudo, ueda] = [idOf('Kudo, T.'), idOf('Ueda, N.')]
const jobNow = () => jobOnBoard('AN-TKY222')

beforeEach(() => {
  letGo()
  wantedHour.setState({ wanted: null })
  boardStore.setState({ board: exampleBoard(), line: 'live', undoable: [], carried: null })
  server.on(findFits, () => ({ version: jobNow().version, hour: null, fits: [exampleFit('Ueda, N.')] }))
  server.on(moveCrews, ({ moves }) => ({
    jobs: [{ ...jobNow(), version: jobNow().version + 1 }],
    undo: moves.map((move) => ({ ...move, version: jobNow().version + 1, from: move.to, to: move.from })),
  }))
})

const crew = { crew: [kudo], tellGuest: true }
const Page = () => <MovingLayer />
const moveBy = async (how: 'pointer' | 'keyboard') => {
  pickUp(jobNow(), 'chauffeur', kudo, how)
  hover(ueda)
  await putDown(how === 'pointer' ? { x: 1, y: 1 } : null)
}

test.each(['pointer', 'keyboard'] as const)(
  'whoever moves a bar by %s tells the guest as the panel of the job does, reads it, and an undo tells them, too',
  async (how) => {
    await show(Page)
    await moveBy(how)
    expect(server.asked(moveCrews)).toMatchObject([{ tellGuests: ['AN-TKY222'] }])
    await expect.element(page.getByText('Moved to Ueda. Haddad gets a mail if it is new to them.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => server.asked(moveCrews).length).toBe(2)
    expect(server.asked(moveCrews)[1]).toMatchObject({ tellGuests: ['AN-TKY222'], moves: [{ from: ueda, to: kudo }] })
  },
)

test('of another car, or of what is only held, nobody is told', async () => {
  await show(Page)
  boardStore.setState(({ board }) => ({
    board: board && { ...board, jobs: board.jobs.map((job) => ({ ...job, state: 'on_hold', phase: 'held' })) },
  }))
  await moveBy('keyboard')
  expect(server.asked(moveCrews)).toMatchObject([{ tellGuests: [] }])
})

test('with the panel of a job open, what was done can be undone by pointer and by keys, and the panel stays', async () => {
  const gone = new Refusal(409, { code: 'dispatch.not-possible', message: 'It cannot be moved there.' } as never)
  server.on(proposeHour, () => gone)
  server.on(readJob, () => new Refusal(404, { code: 'booking.unknown', message: 'Not here.' } as never))
  await show(() => (
    <>
      <MovingLayer />
      <JobPanel reference="AN-TKY222" onClose={() => undefined} onFindCrew={() => undefined} />
    </>
  ))
  const panel = page.getByRole('dialog', { name: 'Tokyo, unhurried' })
  await expect.element(panel).toBeVisible()
  const moved = () =>
    rememberUndo({ is: 'hour', says: 'Moved to 10:30.', reference: 'AN-TKY222', startsAt: moment('09:00'), ...crew })
  moved()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(panel.getByText('Moved to 10:30.')).toBeVisible()
  expect(page.getByText('Moved to 10:30.').elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const back = page.getByRole('dialog', { name: /^Move Tokyo, unhurried/ })
  await expect.element(back).toBeVisible()
  await back.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(back).not.toBeInTheDocument()
  moved()
  await undo.click()
  await expect.element(back).toBeVisible()
})

describe('the undo of a moved hour', () => {
  const moved = () =>
    rememberUndo({ is: 'hour', says: 'Moved to 10:30.', reference: 'AN-TKY222', startsAt: moment('09:00'), ...crew })
  const costs = (afterYen: number) =>
    server.on(proposeHour, ({ startsAt }) => ({
      ...{ quoteId: 'quote', startsAt, endsAt: moment('17:00'), beforeYen: 92_000, afterYen, paidYen: 92_000 },
      ...{ back: [], lines: [], crew: [], warning: null, terms: null, placesShut: null },
    }))

  test('puts it back at once with its crew where that costs the same', async () => {
    costs(92_000)
    server.on(moveHour, () => ({ ...jobNow(), version: jobNow().version + 1 }))
    await show(Page)
    moved()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => server.asked(moveHour))
      .toMatchObject([{ prefer: [kudo], reason: 'Undone', tellGuest: true }])
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  test('asks where the price is another one', async () => {
    costs(95_000)
    await show(Page)
    moved()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('dialog', { name: /^Move Tokyo, unhurried/ })).toBeVisible()
    expect(server.asked(moveHour)).toEqual([])
  })
})
