import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { runningBatches } from '#contract/booking-batches.ts'
import { type OfficeBookingRow, officeBookings, officeBookingsFile } from '#contract/office-bookings.ts'
import { deleteView, type SavedView, savedViews, saveView } from '#contract/office-views.ts'
import { saveSession } from '#web/platform/session.ts'
import { telling } from '#web/testing/address.tsx'
import { watchDownloads } from '#web/testing/downloads.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import TourBookingsPage, { clientLoader } from './list.tsx'

const server = fakeServer()
const list = '/admin/tour-bookings/list'
const { Page, place } = telling(inOffice(TourBookingsPage))
const open = (at: string) =>
  show(Page, { at, data: clientLoader, others: [{ path: '/admin/tour-bookings/edit/:id', Component: Elsewhere }] })
const rows = () => [...document.querySelectorAll<HTMLElement>('table[role=grid] tbody tr')]
/** What is typed is asked for a moment later, and the address follows the answer. */
const soon = { timeout: 10_000 }
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
let letRowsCome: Promise<void>

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
  views = []
  letRowsCome = Promise.resolve()
  server.on(runningBatches, () => ({ batches: [] }))
  server.on(officeBookingsFile, () => ({ link: '/files/bookings.csv' }))
  server.on(savedViews, () => ({ views }))
  // Six of each page are enough to walk on.
  server.on(officeBookings, async ({ q = '', status, page: asked = 1 }) => {
    await letRowsCome
    const found = String(status) === 'rejected' ? [] : all.filter(({ reference }) => reference.includes(String(q)))
    const at = Number(asked)
    return { rows: found.slice((at - 1) * 6, at * 6), total: found.length, page: at, counts: {}, choices: {} }
  })
})

test('the desk finds a booking, walks the rows by keyboard and opens one; the address keeps all of it', async () => {
  await open(list)
  await countsRows(6)
  await userEvent.keyboard('/')
  await userEvent.keyboard('AN-22222F')
  await countsRows(1)
  expect(rows()[0]?.textContent).toContain('Confirmed')
  expect(query().get('q')).toBe('AN-22222F')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => query().get('q'), soon).toBeNull()
  await countsRows(6)

  // One stop for Tab; then the letters, from anywhere on the page.
  // Pressed while the rows are still on their way, they count as well.
  const rowsCome = Promise.withResolvers<void>()
  letRowsCome = rowsCome.promise
  await column('Reference').getByRole('button').click()
  await expect.poll(() => query().get('sort'), soon).toBe('reference')
  await userEvent.keyboard('jj')
  rowsCome.resolve()
  await expect.poll(() => document.activeElement === rows()[1], soon).toBe(true)
  await expect.element(page.getByText(/^Row 2 of 60, .+, not selected$/)).toBeInTheDocument()
  await userEvent.keyboard('x')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(() => document.activeElement === rows()[3], soon).toBe(true)
  await userEvent.keyboard('{Shift>}X{/Shift}')
  await expect.element(page.getByRole('region', { name: 'Chosen rows' })).toMatchTextContent('3 selected')
  const fetched = watchDownloads()
  await page.getByRole('button', { name: 'CSV of these' }).click()
  await expect.poll(() => fetched).toEqual(['/api/files/bookings.csv'])
  expect(server.asked(officeBookingsFile)).toMatchObject([{ only: 'AN-222223,AN-222224,AN-222225' }])
  rows()[3]?.focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => query().get('page'), soon).toBe('2')
  await expect.poll(() => document.activeElement === rows()[0], soon).toBe(true)
  expect(rows()[0]?.textContent).toContain('AN-222228')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/admin/tour-bookings/edit/AN-222228')).toBeVisible()
})

test('the address of a page of the list opens that page', async () => {
  await open(`${list}?sort=reference&page=2`)
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(rows()[0]?.textContent).toContain('AN-222228')
})

test('a view is kept with its filters and columns, until it is deleted', async () => {
  server.on(saveView, ({ name, shared, query: kept }) => {
    views = [{ id: '01890a5d-ac96-774b-bcce-b302099a8057', name, shared, mine: true, by: 'Naomi', query: kept }]
    return views[0] as SavedView
  })
  server.on(deleteView, () => undefined)
  const shown = await open(`${list}?status=done`)
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

  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('button', { name: 'Save the view' }).click()
  await expect.element(page.getByText('Give it a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Kept')
  await page.getByRole('button', { name: 'Save the view' }).click()
  await expect.element(tab('Kept')).toHaveAttribute('aria-current', 'page')
  await shown.unmount()
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
  window.dispatchEvent(new Event('online'))
  await expect.element(failed).not.toBeInTheDocument()
})
