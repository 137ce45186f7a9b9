import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  addOffer,
  deleteOffer,
  type EditedOffer,
  moveOffer,
  offerableTours,
  offerForEditing,
  previewOffer,
  saveOffer,
} from '#contract/offer-editing.ts'
import { type OfficeOfferRow, offerFigures, offersAtAGlance, officeOffers } from '#contract/offer-list.ts'
import type { OfferDetail } from '#contract/offers.ts'
import { atTenPercent } from '#core/tax.fixture.ts'
import { summaryOf } from '#web/catalogue/site/tour.fixture.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { dismissToast, toastQueue } from '#web/ui/toast-queue.ts'
import AddOffer, { clientLoader as loadAdd } from './add.tsx'
import EditOffer, { clientLoader as loadEdit } from './edit.tsx'
import OfferList, { clientLoader as loadList } from './list.tsx'

const server = fakeServer()
const idOf = (at: number) => `01890a5d-ac96-774b-bcce-b302099a80${at}0`
const pictureFacts = {
  ...{ path: 'prints/fuji', alt: 'Fuji at dawn', focus: '50% 50%' },
  ...{ titleJa: null, ground: '#335533', width: 900, height: 600 },
}
const tours = [
  { id: idOf(1), title: 'Fuji at first light', line: { letter: 'F', name: 'Fuji and Hakone' } },
  { id: idOf(2), title: 'Five lakes', line: { letter: 'F', name: 'Fuji and Hakone' } },
  { id: idOf(3), title: 'Slow gardens', line: { letter: 'G', name: 'Gardens' } },
]
const offer: EditedOffer = {
  ...{ id: idOf(0), slug: 'early-to-fuji', version: 4, state: 'running', standing: 'running', isUsed: true },
  ...{ title: 'Early to Fuji', summary: 'Leave early.', code: 'FIRSTLIGHT', codeMeaning: '', percentOff: 10 },
  ...{ mostOffYen: 15_000, budgetYen: 400_000, oncePerGuest: true, weekdays: [1, 2, 3, 4, 5], meant: false },
  ...{ bookFrom: '2026-10-01', bookUntil: '2026-11-30', travelFrom: '2026-10-15', travelTo: '2027-03-31' },
  ...{ tours: [idOf(1)], rides: [], stacks: false, picture: { path: 'prints/fuji' }, pictureFacts },
  ...{ changedBy: 'Naomi', changedAt: '2026-11-14T10:00:00+09:00', history: [] },
}
const figures: OutputOf<typeof offerFigures> = {
  tries: [
    { outcome: 'counted', times: 30, tours: ['Fuji at first light'] },
    { outcome: 'weekday', times: 14, tours: ['Fuji at first light'] },
    { outcome: 'other-tour', times: 12, tours: ['Slow gardens'] },
  ],
  ...{ booked: 22, cancelled: 1, bookedYen: 2_802_600, givenYen: 311_400, heldYen: 0 },
  ...{ tours: [{ title: 'Fuji at first light', booked: 22 }], rides: [], goneOn: '2026-11-22' },
}
const row = (at: number, change: Partial<OfficeOfferRow> = {}): OfficeOfferRow => ({
  ...{ id: idOf(at), slug: `offer-${at}`, title: `Offer ${at}`, code: `CODE${at}`, percentOff: 10, mostOffYen: null },
  ...{
    weekdays: [1, 2],
    tours: 6,
    rides: [],
    stacks: false,
    bookFrom: '2026-10-01',
    bookUntil: '2026-11-30',
    travelFrom: '2026-10-15',
  },
  ...{ travelTo: '2027-03-31', standing: 'running', used: 3, givenYen: 30_000, budgetYen: null, ...change },
})
const glance: OutputOf<typeof offersAtAGlance> = {
  today: '2026-11-15',
  standings: { draft: 1, ahead: 1, running: 2, 'nearly-gone': 1, 'used-up': 0, paused: 0, over: 1 },
  ...{ booked: 41, allBooked: 604, givenYen: 421_400, bookedYen: 4_918_000, cancelled: 2, refused: 57 },
  why: [{ outcome: 'weekday', times: 16 }],
}
const preview = (input: { title: string; summary: string; code: string; percentOff: number }): OfferDetail => ({
  ...{ slug: 'preview', codeMeaning: '', mostOffYen: null, oncePerGuest: true, hasBudget: true },
  ...{ title: input.title, summary: input.summary, code: input.code, percentOff: input.percentOff },
  ...{ travelFrom: '2026-10-15', travelTo: '2027-03-31', weekdays: [1, 2, 3, 4, 5], bookUntil: '2026-11-30' },
  ...{ picture: pictureFacts, tourCount: 1, rides: [], stacks: false },
  tours: [
    {
      tour: summaryOf('Fuji at first light', { duration: 600 }),
      ...{
        dayYen: 128_000,
        season: null,
        discountYen: 1280 * input.percentOff,
        taxes: atTenPercent(110_000),
      },
      ...{ totalYen: 128_000 - 1280 * input.percentOff, firstDay: '2026-11-24' },
    },
  ],
})

beforeEach(() => {
  sessionStorage.clear()
  for (const { id } of toastQueue.read()) dismissToast(id)
  saveSession({ token: 'x'.repeat(43), user: naomi })
  server.on(offerableTours, () => ({ tours }))
  server.on(previewOffer, preview)
})

const TheList = () => <h1>The list</h1>

const showEditor = async (now = () => offer) => {
  server.on(offerForEditing, now)
  server.on(offerFigures, () => figures)
  await show(inOffice(EditOffer), {
    at: '/admin/offers/edit/early-to-fuji',
    data: (args: Parameters<typeof loadEdit>[0]) => loadEdit({ ...args, params: { slug: 'early-to-fuji' } }),
    others: [{ path: '/admin/offers', Component: TheList }],
  })
}

test('the list says what each offer gives, until when, and what it gave away', async () => {
  const rows = [
    row(1, { standing: 'nearly-gone', givenYen: 311_400, budgetYen: 400_000, used: 22 }),
    row(2, { standing: 'ahead', bookFrom: '2026-12-01' }),
  ]
  server.on(officeOffers, () => ({ rows, total: 2, page: 1 }))
  server.on(offersAtAGlance, () => glance)
  await show(inOffice(OfferList), { at: '/admin/offers', data: loadList })
  const [first, second] = [
    page.getByRole('row').filter({ hasText: 'Offer 1' }),
    page.getByRole('row').filter({ hasText: 'Offer 2' }),
  ]
  await expect.element(first).toMatchTextContent('10% off, 6 tours')
  await expect.element(first).toMatchTextContent('¥311,400 of ¥400,000')
  await expect.element(first.getByText('Budget nearly gone')).toBeVisible()
  await expect.element(second.getByText('From Tue 1 Dec')).toBeVisible()
  const drawn = page.getByRole('img', { name: /^Book Thu 1 Oct 2026 to Mon 30 Nov 2026, travel Thu 15 Oct 2026/ })
  await expect.element(drawn.first()).toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Codes in the last twelve months' })).toMatchTextContent('57')
  await page.getByRole('link', { name: 'Running 3' }).click()
  await expect
    .poll(() => server.asked(officeOffers).at(-1))
    .toMatchObject({
      standing: 'running,nearly-gone,used-up,paused',
    })
})

test('without offers the page says how to begin', async () => {
  server.on(officeOffers, () => ({ rows: [], total: 0, page: 1 }))
  server.on(offersAtAGlance, () => glance)
  await show(inOffice(OfferList), { at: '/admin/offers', data: loadList })
  await expect.element(page.getByRole('link', { name: 'Add the first offer' })).toBeVisible()
})

test('a hundred per cent and less than nothing are refused at their field, and more than half asks whether it is meant', async () => {
  await showEditor()
  const percent = page.getByRole('textbox', { name: 'Off, %' })
  const save = page.getByRole('button', { name: 'Save offer' })
  for (const [typed, fault] of [
    ['100', 'At most 90%: something must be left to pay.'],
    ['−5', 'At least 1%: an offer takes something off.'],
  ] as const) {
    await percent.fill(typed)
    await save.click()
    await expect.element(page.getByText(fault)).toBeVisible()
    await expect.element(percent).toHaveFocus()
  }
  await percent.fill('60')
  await save.click()
  await expect.element(page.getByText('60% is more than half. Tick it if that is meant.')).toBeVisible()
  expect(server.asked(saveOffer)).toEqual([])
  server.on(saveOffer, () => ({ ...offer, percentOff: 60, meant: true, version: 5 }))
  await page.getByRole('checkbox', { name: /^More than half is meant/ }).click()
  await save.click()
  await expect.poll(() => server.asked(saveOffer)).toMatchObject([{ percentOff: 60, meant: true, version: 4 }])
})

test('the page of the offer follows what is typed, and its terms are written from the fields', async () => {
  await showEditor()
  const seen = page.getByRole('region', { name: 'As guests see it' })
  await expect.element(seen).toMatchTextContent('¥115,200')
  await page.getByRole('textbox', { name: 'Off, %' }).fill('20')
  await expect.element(seen).toMatchTextContent('¥102,400')
  await expect.element(seen).toMatchTextContent('20% of the day itself')
  await expect.element(seen).toMatchTextContent('Once for each guest')
  await page.getByRole('textbox', { name: 'Off, %' }).fill('100')
  await expect.element(seen.getByRole('status')).toMatchTextContent('follow once every field is right')
})

test('figures say why the code did not count, and a code that was used stays', async () => {
  await showEditor()
  await expect.element(page.getByRole('textbox', { name: 'Code', exact: true })).toBeDisabled()
  const why = page.getByRole('region', { name: 'Why it did not count' })
  await expect.element(why).toMatchTextContent('26 of 56')
  await expect.element(why.getByRole('row').filter({ hasText: 'Tour is not in the offer' })).toMatchTextContent('12')
  const use = page.getByRole('region', { name: 'In use' })
  await expect.element(use).toMatchTextContent('¥311,400')
  await expect.element(use).toMatchTextContent('the budget is gone on Sunday 22 November')
  expect(page.getByRole('button', { name: 'Delete' }).elements()).toEqual([])
})

test('a whole category is chosen at once, and none is refused', async () => {
  await showEditor()
  const save = page.getByRole('button', { name: 'Save offer' })
  await page.getByRole('checkbox', { name: 'Fuji at first light' }).click()
  await save.click()
  await expect.element(page.getByText('Choose at least one tour, or a kind of ride.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'All of Fuji and Hakone' }).click()
  await expect.element(page.getByText('Fits 2 of 3 tours, 0 of 3 kinds of ride')).toBeVisible()
  server.on(saveOffer, () => ({ ...offer, tours: [idOf(1), idOf(2)], version: 5 }))
  await save.click()
  await expect.poll(() => server.asked(saveOffer)).toMatchObject([{ tours: [idOf(1), idOf(2)] }])
})

test('a code that another offer has is told at its field', async () => {
  server.on(
    addOffer,
    () =>
      new Refusal(409, {
        ...{ error: 'Another offer has this code.', code: 'catalogue.code-taken', requestId: 'r' },
        fields: { code: 'This is the code of “Early to Fuji”.' },
      }),
  )
  server.on(offerForEditing, () => offer)
  await show(inOffice(AddOffer), { at: '/admin/offers/add?of=early-to-fuji', data: loadAdd })
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect.element(code).toHaveValue('')
  await code.fill('firstlight')
  await page.getByRole('textbox', { name: 'Address' }).fill('early-again')
  await page.getByRole('button', { name: 'Add offer' }).click()
  await expect.element(page.getByText('This is the code of “Early to Fuji”.')).toBeVisible()
  await expect.element(code).toHaveFocus()
  expect(server.asked(addOffer)).toMatchObject([{ code: 'firstlight', slug: 'early-again' }])
})

test('an offer is paused and ended by name, and not while something is unsaved', async () => {
  let now = offer
  await showEditor(() => now)
  server.on(moveOffer, () => {
    now = { ...offer, state: 'paused', standing: 'paused', version: 5 }
    return now
  })
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  await page.getByRole('textbox', { name: 'Name, read by guests' }).fill('Earlier')
  await expect.element(pause).toBeDisabled()
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await pause.click()
  const dialog = page.getByRole('dialog', { name: 'Pause Early to Fuji?' })
  await expect.element(dialog).toMatchTextContent('What is booked with it stays as it was promised')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  expect(server.asked(moveOffer)).toEqual([{ id: offer.id, version: 4, to: 'paused' }])
})

test('what nobody booked with can be deleted, which is asked first', async () => {
  await showEditor(() => ({ ...offer, isUsed: false, state: 'draft', standing: 'draft' }))
  server.on(deleteOffer, () => undefined)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the offer' }).click()
  await expect.element(page.getByRole('heading', { name: 'The list' })).toBeVisible()
  expect(server.asked(deleteOffer)).toEqual([{ id: offer.id }])
})

test('somebody else’s newer version is compared, and nothing typed is lost', async () => {
  await showEditor()
  server.on(
    saveOffer,
    () =>
      new Refusal(409, {
        ...{ error: 'Somebody saved a newer version a moment ago.', code: 'office.changed-meanwhile', requestId: 'r' },
      }),
  )
  await page.getByRole('textbox', { name: 'Name, read by guests' }).fill('Earlier')
  server.on(offerForEditing, () => ({ ...offer, title: 'Much earlier', version: 5 }))
  await page.getByRole('button', { name: 'Save offer' }).click()
  await expect.element(page.getByRole('region', { name: 'Two versions' })).toMatchTextContent('Much earlier')
  await expect.element(page.getByRole('textbox', { name: 'Name, read by guests' })).toHaveValue('Earlier')
})

test('an offer counts for kinds of ride, alone or beside tours, and says whether it goes together with another code', async () => {
  await showEditor()
  const save = page.getByRole('button', { name: 'Save offer' })
  await page.getByRole('checkbox', { name: 'Fuji at first light' }).click()
  const rides = page.getByRole('group', { name: 'Rides' })
  await rides.getByRole('checkbox', { name: 'By the hour' }).click()
  await rides.getByRole('checkbox', { name: 'Airport transfers' }).click()
  await expect.element(page.getByText('Fits 0 of 3 tours, 2 of 3 kinds of ride')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Together with another code/ }).click()
  const answered = { ...offer, tours: [], rides: ['transfer' as const, 'hourly' as const], stacks: true, version: 5 }
  server.on(saveOffer, () => answered)
  await save.click()
  // In their own order, whichever was ticked first.
  await expect
    .poll(() => server.asked(saveOffer))
    .toMatchObject([{ tours: [], rides: ['transfer', 'hourly'], stacks: true }])
})
