import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beginBatch, previewBatch, readBatch, runningBatches } from '#contract/booking-batches.ts'
import { type OfficeBookingRow, officeBookings } from '#contract/office-bookings.ts'
import { deleteView, type SavedView, savedViews, saveView } from '#contract/office-views.ts'
import { saveSession } from '#web/platform/session.ts'
import { telling } from '#web/testing/address.tsx'
import { backOnline } from '#web/testing/back-online.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import TourBookingsPage, { clientLoader } from './list.tsx'

const server = fakeServer()
const list = '/admin/tour-bookings/list'
const { Page, place } = telling(inOffice(TourBookingsPage))
const open = (at: string) => show(Page, { at, data: clientLoader })
const rows = () => [...document.querySelectorAll<HTMLElement>('table[role=grid] tbody tr')]
/** What is typed is asked for a moment later, and the address follows the answer. */
const soon = { timeout: 30_000 }
const countsRows = (count: number) => expect.poll(() => rows().length, soon).toBe(count)
const query = () => new URL(place.address, 'http://localhost').searchParams
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Views of bookings' }).getByRole('link', { name: new RegExp(`^${name}`) })
const column = (name: string) => page.getByRole('columnheader', { name })

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** AN-222222, and 59 more in order. */
const all = Array.from(
  { length: 60 },
  (_, at): OfficeBookingRow => ({
    ...{
      reference: `AN-2222${signs[Math.floor(at / 32)]}${signs[at % 32]}`,
      leadName: `Guest ${at + 1}`,
      country: null,
      ride: null,
      flight: '',
    },
    tour: { slug: 'fuji-at-first-light', shortName: 'Fuji', line: 'F' },
    ...{ landsAt: null, startsAt: '2026-12-01T08:00:00+09:00', endsAt: '2026-12-01T17:00:00+09:00', guests: 2 },
    ...{ crew: [], missing: [], payment: 'paid', dueYen: 0, heldUntil: null, totalYen: 92_000 },
    ...{ status: 'confirmed', createdAt: '2026-11-01T08:00:00+09:00', email: `guest-${at}@example.com`, phone: '' },
    ...{ pickUp: null, dropOff: null, vehicleClass: 'alphard', className: 'Alphard', source: 'site' },
  }),
)
let views: SavedView[]

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
  views = []
  server.on(runningBatches, () => ({ batches: [] }))
  server.on(savedViews, () => ({ views }))
  // Six of each page are enough to tell two pages apart.
  server.on(officeBookings, ({ q = '', status, page: asked = 1 }) => {
    const found = String(status) === 'rejected' ? [] : all.filter(({ reference }) => reference.includes(String(q)))
    const at = Number(asked)
    return { rows: found.slice((at - 1) * 6, at * 6), total: found.length, page: at, counts: {}, choices: {} }
  })
})

test('the address of a page of the list opens that page', async () => {
  await open(`${list}?sort=reference&page=2`)
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(rows()[0]?.textContent).toContain('AN-222228')
})

const kept = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Kept', shared: false, mine: true, by: 'Naomi' }

test('a view is kept with its filters and columns', async () => {
  server.on(saveView, ({ query: address }) => ({ ...kept, query: address }))
  await open(`${list}?status=done`)
  await countsRows(6)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'E-mail' }).click()
  await expect.element(column('E-mail')).toBeInTheDocument()
  page
    .getByRole('button', { name: /^Move Guest, column 2/ })
    .element()
    .focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Escape}')
  await expect.element(page.getByRole('columnheader').nth(2)).toMatchTextContent('Tour')
  await expect.element(column('E-mail')).toBeVisible()
  // What is kept is what the address says.
  await expect.poll(() => query().get('columns')).toMatch(/^reference,tour,guest,.*email$/)

  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('button', { name: 'Save the view' }).click()
  await expect.element(page.getByText('Give it a name.')).toBeVisible()
  expect(server.asked(saveView)).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Kept')
  await page.getByRole('button', { name: 'Save the view' }).click()
  await expect.element(tab('Kept')).toHaveAttribute('aria-current', 'page')
  const [asked] = server.asked(saveView) as { name: string; query: string }[]
  const { status, columns } = Object.fromEntries(new URLSearchParams(asked?.query))
  expect([asked?.name, status]).toEqual(['Kept', 'done'])
  expect(columns).toMatch(/^reference,tour,guest,.*email$/)
})

test('a view that was kept brings its filters and columns back, and is deleted', async () => {
  views = [{ ...kept, query: 'status=done&columns=reference,guest,email' }]
  server.on(deleteView, () => undefined)
  await open(list)
  await tab('Kept').click()
  await expect.element(column('E-mail')).toBeVisible()
  await expect.poll(() => query().get('status'), soon).toBe('done')
  await page.getByRole('button', { name: 'What to do with the view Kept' }).click()
  await page.getByRole('menuitem', { name: 'Delete this view' }).click()
  await page.getByRole('button', { name: 'Delete the view' }).click()
  await expect.element(tab('Kept')).not.toBeInTheDocument()
})

test('an empty list says what to take off; an outage keeps the last list', async () => {
  await open(`${list}?q=eleanor&status=rejected&days=2031-01-01..2031-01-02`)
  await expect.element(page.getByText('Nothing fits all three filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await countsRows(6)

  server.setAway(true)
  await tab('On hold').click()
  const failed = page.getByText(/The list could not be read just now\. This is how it stood at/)
  await expect.element(failed).toBeVisible()
  expect(rows().length).toBe(6)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failed).toBeVisible()
  // It reads again by itself once there is a connection.
  server.setAway(false)
  await backOnline(() => failed.elements().length === 0)
  await expect.element(failed).not.toBeInTheDocument()
})

test('whoever cancels several stands before what became of them, also of those that could not be', async () => {
  const [first, second] = all as [OfficeBookingRow, OfficeBookingRow]
  const asked = ({ reference, leadName, startsAt }: OfficeBookingRow) => ({
    ...{ reference, leadName, title: 'Palace to Ginza', startsAt, refundYen: 0 },
  })
  const batch = {
    ...{ id: kept.id, toDay: null, cause: 'weather' as const, event: 'typhoon' as const, createdAt: first.startsAt },
    rows: [{ ...asked(first), state: 'done' as const, why: '' }],
  }
  server.on(previewBatch, () => ({
    rows: [
      { ...asked(first), endsAt: first.startsAt, whyNot: null, underWay: false },
      { ...asked(second), endsAt: second.startsAt, whyNot: 'It is over.', underWay: false },
    ],
    refundYen: 0,
  }))
  server.on(beginBatch, ({ references }) => {
    expect(references).toEqual([first.reference])
    return { ...batch, finishedAt: null }
  })
  server.on(readBatch, () => ({ ...batch, finishedAt: first.startsAt }))
  await open(list)
  await countsRows(6)
  for (const { reference } of [first, second])
    await page
      .getByRole('row', { name: new RegExp(reference) })
      .getByRole('checkbox')
      .click()
  await page.getByRole('button', { name: 'Cancel or move' }).click()
  await page.getByRole('combobox', { name: 'What happened' }).selectOptions('typhoon')
  await page.getByRole('textbox', { name: 'In one sentence, for the guests' }).fill('The roads are closed.')
  await page.getByRole('button', { name: 'Cancel 1 booking' }).click()
  const seen = () => document.activeElement?.textContent
  await expect.poll(seen, soon).toMatch(/^1 of 2 cancelled, 1 stayed\..*AN-222223, Guest 2: It is over\./)
})
