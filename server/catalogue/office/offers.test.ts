import { expect, test } from 'vitest'
import type { EditedOffer, OfferableTour } from '#contract/offer-editing.ts'
import type { OfferFigures, OfficeOfferRow } from '#contract/offer-list.ts'
import type { OfferDetail } from '#contract/offers.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, holdFor, post, usualWish } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime } from '#server/testing/scene.ts'
import { openDesk } from '#server/testing/tour-desk.ts'

const annai = shareTestAnnai({ demo: true })
type Desk = Awaited<ReturnType<typeof openDesk>>
type Refused = { status: number; body: { fields: Record<string, string> } }

const toursOf = async (desk: Desk): Promise<OfferableTour[]> =>
  ((await desk.ask('GET', '/offerable-tours')).body as { tours: OfferableTour[] }).tours

/** The clock stands on Sunday 15 November 2026. Each test has a code and an address of its own. */
async function wordsOf(desk: Desk, code: string, title = 'Hakone for art') {
  const tours = await toursOf(desk)
  const edited: EditedOffer = (await desk.ask('GET', '/offers/clear-sky-weekdays')).body
  return {
    ...{ title: `Offer ${code}`, slug: `offer-${code.toLowerCase()}`, summary: 'Come on a quiet day.', code },
    ...{ codeMeaning: '', percentOff: 10, mostOffYen: null as number | null, budgetYen: null as number | null },
    ...{ oncePerGuest: false, weekdays: [1, 2, 3, 4, 5] },
    ...{ bookFrom: '2026-11-15', bookUntil: '2027-01-31', travelFrom: '2026-12-01', travelTo: '2027-02-28' },
    tours: tours.filter((tour) => tour.title === title).map(({ id }) => id),
    picture: edited.picture,
  }
}

async function added(desk: Desk, code: string, change: object = {}): Promise<EditedOffer> {
  const { status, body } = await desk.ask('POST', '/offers', { ...(await wordsOf(desk, code)), ...change })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const move = (desk: Desk, { id, version }: EditedOffer, to: string) =>
  desk.ask('POST', `/offers/${id}/state`, { version, to })
async function running(desk: Desk, code: string, change: object = {}): Promise<EditedOffer> {
  return (await move(desk, await added(desk, code, change), 'running')).body
}
const saved = (desk: Desk, edited: EditedOffer, change: object) => {
  const { id, version, slug, state, standing, isUsed, pictureFacts, changedBy, changedAt, history, ...words } = edited
  return desk.ask('PUT', `/offers/${id}`, { ...words, version, ...change })
}

const wish = { tour: 'hakone-for-art', day: '2026-12-09', start: '08:00', guests: 3 }
const quote = (code: string, change: object = {}) => post(annai(), '/quotes', { ...wish, code, ...change })

test('what is wrong with an offer is told at its field, and nothing of it is kept', async () => {
  const desk = await openDesk(annai())
  const words = await wordsOf(desk, 'WRONG1')
  const before = (await desk.ask('GET', '/offers')).body as { total: number }
  const wrong: [object, string, RegExp][] = [
    [{ percentOff: 100 }, 'percentOff', /something must be left/],
    [{ percentOff: 250 }, 'percentOff', /something must be left/],
    [{ percentOff: -5 }, 'percentOff', /takes something off/],
    [{ percentOff: 0 }, 'percentOff', /takes something off/],
    [{ percentOff: 7.5 }, 'percentOff', /Whole per cent/],
    [{ percentOff: 60 }, 'meant', /more than half/],
    [{ bookUntil: '2026-11-14' }, 'bookUntil', /before it begins/],
    [{ travelTo: '2026-11-30' }, 'travelTo', /before it begins/],
    [{ travelFrom: '2026-09-01', travelTo: '2026-09-25' }, 'travelTo', /booking begins later/],
    [{ travelTo: '2027-02-30' }, 'travelTo', /no such day/],
    [{ code: 'WITH SPACE' }, 'code', /without spaces/],
    [{ code: 'ABC' }, 'code', /4 to 16/],
    [{ budgetYen: 0 }, 'budgetYen', /At least ¥1/],
    [{ mostOffYen: 0 }, 'mostOffYen', /At least ¥1/],
    [{ mostOffYen: 20_000, budgetYen: 10_000 }, 'budgetYen', /Less than one booking/],
    [{ tours: [] }, 'tours', /at least one tour/],
    [{ tours: ['01890a5d-ac96-774b-bcce-b302099a8000'] }, 'tours', /not there any more/],
    [{ weekdays: [] }, 'weekdays', /at least one day/],
    [{ title: ' ' }, 'title', /name/],
    [{ picture: { path: 'prints/nowhere' } }, 'picture', /not there any more/],
  ]
  for (const [change, field, sentence] of wrong) {
    const { status, body } = await desk.ask('POST', '/offers', { ...words, ...change })
    const { fields } = body as { fields?: Record<string, string> }
    expect([status, Object.keys(fields ?? {})], JSON.stringify(change)).toEqual([400, [field]])
    expect(fields?.[field], JSON.stringify(change)).toMatch(sentence)
  }
  expect((await desk.ask('GET', '/offers')).body).toMatchObject({ total: before.total })
  // Control: the same words are an offer, and more than half is one when it is meant.
  expect(await added(desk, 'WRONG1', { percentOff: 60, meant: true })).toMatchObject({ percentOff: 60, state: 'draft' })
})

test('a code in small letters is the same code, and no two offers have one code or one address', async () => {
  const desk = await openDesk(annai())
  expect(await added(desk, 'SMALL1', { code: ' small1 ' })).toMatchObject({ code: 'SMALL1' })
  const words = await wordsOf(desk, 'OTHER1')
  const { status, body } = await desk.ask('POST', '/offers', { ...words, code: 'kanbare' })
  expect([status, body]).toMatchObject([
    409,
    { code: 'catalogue.code-taken', fields: { code: 'This is the code of “Clear-sky weekdays”.' } },
  ])
  expect((await desk.ask('POST', '/offers', { ...words, slug: 'clear-sky-weekdays' })).body).toMatchObject({
    code: 'catalogue.slug-taken',
    fields: { slug: expect.stringContaining('Clear-sky') },
  })
  const two = await Promise.all([1, 2].map((n) => desk.ask('POST', '/offers', { ...words, slug: `twice-${n}` })))
  expect(two.map((answer) => answer.status).sort()).toEqual([200, 409])
})

test('a draft is known to nobody, a started offer counts, a paused one does not, and an ended one never again', async () => {
  const desk = await openDesk(annai())
  const draft = await added(desk, 'STATES1')
  const isPublic = async () => (await get(annai(), '/offers/offer-states1')).status === 200
  const counts = async () => (await quote('STATES1')).status === 200
  expect([await isPublic(), await counts()]).toEqual([false, false])
  const started = (await move(desk, draft, 'running')).body as EditedOffer
  expect([await isPublic(), await counts(), started.standing]).toEqual([true, true, 'running'])
  expect((await move(desk, draft, 'paused')).body).toMatchObject({ code: 'office.changed-meanwhile' })
  const paused = (await move(desk, started, 'paused')).body as EditedOffer
  expect([await isPublic(), await counts(), paused.standing]).toEqual([false, false, 'paused'])
  const again = (await move(desk, paused, 'running')).body as EditedOffer
  expect([await isPublic(), await counts()]).toEqual([true, true])
  const ended = (await move(desk, again, 'ended')).body as EditedOffer
  expect([await isPublic(), await counts(), ended.standing]).toEqual([false, false, 'over'])
  expect((await move(desk, ended, 'running')).body).toMatchObject({ code: 'catalogue.offer-ended' })
  expect((await saved(desk, ended, { percentOff: 20 })).body).toMatchObject({ code: 'catalogue.offer-ended' })
  expect(ended.history.map(({ deed }) => deed)).toEqual(['Ended', 'Went on', 'Paused', 'Started', 'Added'])
})

test('an offer that ended before it would begin is not started', async () => {
  const desk = await openDesk(annai())
  const late = await added(desk, 'LATE01', {
    ...{ bookFrom: '2026-10-01', bookUntil: '2026-10-31', travelFrom: '2026-10-01', travelTo: '2026-11-01' },
  })
  const { status, body } = await move(desk, late, 'running')
  expect([status, body]).toMatchObject([
    400,
    { fields: { bookUntil: expect.stringContaining('passed'), travelTo: expect.stringContaining('passed') } },
  ])
})

test('what is saved is public at once, an old version is refused, and the trail says what changed', async () => {
  const desk = await openDesk(annai())
  const offer = await running(desk, 'SAVED1')
  const { body } = await saved(desk, offer, { percentOff: 15, mostOffYen: 8000, oncePerGuest: true, weekdays: [3, 2] })
  const after = body as EditedOffer
  expect(after).toMatchObject({ percentOff: 15, weekdays: [2, 3], version: 3, changedBy: 'Test' })
  expect(after.history[0]).toMatchObject({
    deed: 'Saved',
    changes: [
      { name: 'Off', before: '10%', after: '15%' },
      { name: 'At most a booking', before: 'none', after: '¥8,000' },
      { name: 'Once for each guest', before: 'no', after: 'yes' },
      { name: 'Days of travel', before: 'Mon Tue Wed Thu Fri', after: 'Tue Wed' },
    ],
  })
  const shown = (await get(annai(), '/offers/offer-saved1')).body as OfferDetail
  expect(shown).toMatchObject({ percentOff: 15, mostOffYen: 8000, oncePerGuest: true, hasBudget: false })
  expect(shown.tours[0]).toMatchObject({ discountYen: 8000 })
  expect((await saved(desk, offer, { percentOff: 20 })).body).toMatchObject({ code: 'office.changed-meanwhile' })
  const lines = (await quote('SAVED1')).body.lines as { kind: string; amountYen: number; explanation: string }[]
  expect(lines.at(-1)).toMatchObject({ amountYen: -8000, explanation: expect.stringContaining('¥8,000 at most') })
})

test('a preview is the page as it would be, of fields that nobody has saved', async () => {
  const desk = await openDesk(annai())
  const { slug: _, ...words } = await wordsOf(desk, 'LOOK01')
  const { status, body } = await desk.ask('POST', '/offer-preview', { ...words, percentOff: 20 })
  expect(body).toMatchObject({ code: 'LOOK01', percentOff: 20 })
  const { tours } = body as OfferDetail
  expect([status, tours.length, tours[0]?.firstDay]).toEqual([200, 1, '2026-12-01'])
  expect(tours[0]?.discountYen).toBe(Math.floor((tours[0]?.dayYen ?? 0) * 0.2))
  expect((await desk.ask('POST', '/offer-preview', { ...words, percentOff: 100 })).status).toBe(400)
  expect((await get(annai(), '/offers/preview')).status).toBe(404)
})

test('an offer with which somebody booked keeps its code and is never deleted; another one goes', async () => {
  const desk = await openDesk(annai())
  const offer = await running(desk, 'KEPT01')
  await bookAndPay(annai(), { ...wish, day: '2026-12-10', code: 'kept01' })
  const used = (await desk.ask('GET', `/offers/${offer.id}`)).body as EditedOffer
  expect(used.isUsed).toBe(true)
  expect((await saved(desk, used, { code: 'NEWONE' })).body).toMatchObject({ code: 'catalogue.code-used' })
  expect((await desk.ask('DELETE', `/offers/${offer.id}`)).body).toMatchObject({ code: 'catalogue.offer-used' })
  const unused = await running(desk, 'GONE01')
  expect((await saved(desk, unused, { code: 'GONE02' })).body).toMatchObject({ code: 'GONE02' })
  expect((await desk.ask('DELETE', `/offers/${unused.id}`)).status).toBe(204)
  expect((await desk.ask('GET', `/offers/${unused.id}`)).status).toBe(404)
})

test('figures say what was booked and given away, and why a code took nothing off', async () => {
  const desk = await openDesk(annai())
  const offer = await running(desk, 'COUNT1')
  const booked = await bookAndPay(annai(), { ...wish, day: '2026-12-11', code: 'COUNT1' })
  const off = -(booked.booking.lines.find(({ kind }) => kind === 'offer-code')?.amountYen ?? 0)
  await quote('COUNT1', { day: '2026-12-12' })
  await quote('count1', { day: '2026-12-13' })
  await quote('COUNT1', usualWish)
  await quote('NOBODYS')
  const figures = (await desk.ask('GET', `/offers/${offer.id}/figures`)).body as OfferFigures
  expect(figures).toMatchObject({
    ...{ booked: 1, cancelled: 0, givenYen: off, bookedYen: booked.booking.totalYen, heldYen: 0, goneOn: null },
    tours: [{ booked: 1 }],
  })
  const tried = Object.fromEntries(figures.tries.map(({ outcome, times }) => [outcome, times]))
  // Within the hour the same from one network is one, however often a page asks.
  expect(tried).toEqual({ counted: 1, weekday: 1, 'other-tour': 1 })
  const { rows } = (await desk.ask('GET', '/offers?q=count1')).body as { rows: OfficeOfferRow[] }
  expect(rows).toMatchObject([{ code: 'COUNT1', used: 1, givenYen: off, tours: 1, standing: 'running' }])
})

test('an open hold is told apart from what was given away', async () => {
  const desk = await openDesk(annai())
  const offer = await running(desk, 'HOLDS1', { budgetYen: 1_000_000 })
  await holdFor(annai(), { ...wish, day: '2026-12-16', code: 'HOLDS1' })
  const figures = (await desk.ask('GET', `/offers/${offer.id}/figures`)).body as OfferFigures
  expect([figures.booked, figures.givenYen, figures.heldYen > 0]).toEqual([0, 0, true])
})

test('the list finds, narrows and counts, in as many statements for many offers as for one', async () => {
  const desk = await openDesk(annai())
  await running(desk, 'AHEAD1', {
    ...{ bookFrom: '2026-12-01', bookUntil: '2026-12-04', travelFrom: '2026-12-05', travelTo: '2026-12-08' },
  })
  const rows = async (query: string) => (await desk.ask('GET', `/offers?${query}`)).body as { rows: OfficeOfferRow[] }
  expect((await rows('q=ahead1')).rows).toMatchObject([{ standing: 'ahead' }])
  expect((await rows('standing=draft&q=ahead1')).rows).toEqual([])
  const all = await rows('standing=running,ahead,draft,over,paused,nearly-gone,used-up&rows=100')
  const glance = (await desk.ask('GET', '/offers-at-a-glance')).body as { standings: Record<string, number> }
  expect(Object.values(glance.standings).reduce((sum, count) => sum + count, 0)).toBe(all.rows.length)
  const one = await countStatements(annai(), () => desk.ask('GET', '/offers?q=ahead1'))
  const many = await countStatements(annai(), () => desk.ask('GET', '/offers?rows=100'))
  expect(many).toBe(one)
  const over = await atTime(annai(), new Date('2026-12-09T12:00:00+09:00'), async () =>
    (await openDesk(annai())).ask('GET', '/offers?q=ahead1'),
  )
  expect((over.body as { rows: OfficeOfferRow[] }).rows).toMatchObject([{ standing: 'over' }])
})

test('an offer for rides is written, listed and told with what it counts for, and its change is in the history', async () => {
  const desk = await openDesk(annai())
  const edited = await running(desk, 'RIDES1', { tours: [], rides: ['hourly', 'transfer', 'hourly'], stacks: true })
  expect(edited).toMatchObject({ tours: [], rides: ['transfer', 'hourly'], stacks: true })
  const now: EditedOffer = (await saved(desk, edited, { rides: ['point'], stacks: false })).body
  expect(now.history[0]?.changes).toEqual([
    { name: 'Rides', before: 'airport transfer, by the hour', after: 'point to point' },
    { name: 'With another code', before: 'yes', after: 'no' },
  ])
  const { rows } = (await desk.ask('GET', '/offers?q=RIDES1')).body
  expect(rows).toMatchObject([{ tours: 0, rides: ['point'], stacks: false }])
  const shown = (await get(annai(), '/offers/offer-rides1')).body
  expect(shown).toMatchObject({ rides: ['point'], stacks: false, tours: [] })
  const nothing: Refused = await saved(desk, now, { tours: [], rides: [] })
  expect(nothing.body.fields).toEqual({ tours: 'Choose at least one tour, or a kind of ride.' })
  const noKind: Refused = await saved(desk, now, { rides: ['boat'] })
  expect([noKind.status, Object.keys(noKind.body.fields).join()]).toEqual([400, expect.stringMatching(/^rides/)])
})
