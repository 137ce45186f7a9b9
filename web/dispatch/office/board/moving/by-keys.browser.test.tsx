import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { moveCrews, moveHour, proposeHour } from '#contract/dispatch-moves.ts'
import { jobOnBoard, serveBoard } from '#web/testing/board.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { show } from '#web/testing/show.tsx'
import { idOf, moment } from '../board/board.fixture.ts'
import { BoardGrid } from '../board/board-grid.tsx'
import { MovingLayer } from './moving-layer.tsx'

const server = fakeServer()
const [kudo, wada] = [idOf('Kudo, T.'), idOf('Wada, J.')]
const Board = inOffice(() => (
  <>
    <MovingLayer />
    <BoardGrid onOpen={() => undefined} onAway={() => undefined} />
  </>
))

/** Of the job in the middle of the chauffeurs: one who fits stands above, one below. */
const bar = () => document.querySelector<HTMLElement>('[data-bar^="AN-TKY222 "][data-kind=chauffeur]')
const said = () => document.querySelector('[data-said]')?.textContent
const barIsFocused = () => expect.poll(() => document.activeElement === bar()).toBe(true)

beforeEach(() => serveBoard(server, ['Ueda, N.', 'Wada, J.']))

async function pickUp() {
  await userEvent.keyboard('m')
  await expect.poll(said).toMatch(/^Picked up\. Two rows fit/)
}

test('everything goes by keys alone, and is said', async () => {
  await show(Board)
  bar()?.focus()
  await pickUp()
  // Up and down lead only to rows that fit.
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toMatch(/^Wada, fits, rest before 12 hours 30/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toMatch(/^No row that fits below\./)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(said).toMatch(/^Ueda, fits/)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(said).toMatch(/^Okada, not possible, out with another job/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(said).toMatch(/^Put back\./)
  expect(bar()?.dataset.row).toBe(kudo)
  expect(server.asked(moveCrews)).toEqual([])

  await pickUp()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => bar()?.dataset.row).toBe(wada)
  await expect.poll(() => server.asked(moveCrews)).toMatchObject([{ moves: [{ from: kudo, to: wada }] }])
  await barIsFocused()
  expect(document.querySelector('[data-refused]')?.textContent).toBe('')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => bar()?.dataset.row).toBe(kudo)
  await expect.poll(said).toMatch(/^Undone: Tokyo, unhurried is with Kudo again\./)
  await barIsFocused()
})

test('another hour shows its price before anybody agrees, and can be left', async () => {
  server.on(proposeHour, ({ startsAt }) => ({
    ...{ quoteId: idOf('quote'), startsAt, endsAt: moment('18:00'), beforeYen: 92_000, afterYen: 97_000 },
    ...{ paidYen: 92_000, back: [], lines: [{ label: 'The car', beforeYen: 90_000, afterYen: 95_000 }], crew: [] },
    ...{ warning: null, terms: null, placesShut: null },
  }))
  server.on(moveHour, () => ({
    ...jobOnBoard('AN-TKY222'),
    ...{ version: 2, startsAt: moment('10:00'), endsAt: moment('18:00') },
  }))
  await show(Board)
  bar()?.focus()
  const wishTen = async () => {
    await pickUp()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.poll(said).toMatch(/^10:00, /)
    await userEvent.keyboard('{Enter}')
  }
  await wishTen()
  const dialog = page.getByRole('dialog', { name: 'Move Tokyo, unhurried, Haddad?' })
  await expect.element(dialog).toMatchTextContent('10:00 to 18:00')
  await expect.element(dialog).toMatchTextContent('¥97,000')
  await expect.element(dialog.getByRole('checkbox', { name: 'Tell the guest' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await barIsFocused()
  expect(bar()?.dataset.starts).toBe(moment('09:00'))
  expect(server.asked(moveHour)).toEqual([])

  await wishTen()
  await dialog.getByRole('button', { name: /^Move to 10:00/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => bar()?.dataset.starts).toBe(moment('10:00'))
  await barIsFocused()
  expect(server.asked(moveHour)).toMatchObject([{ quoteId: idOf('quote'), prefer: [kudo], tellGuest: true }])
})
