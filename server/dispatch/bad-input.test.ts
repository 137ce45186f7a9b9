import { beforeEach, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const day = '2027-07-05'
let desk: SignedIn
let seen: DeskBooking
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
  seen ??= await boardDesk(annai(), desk).read(await bookAndPay(annai(), { day }))
})

const read = (query: object) =>
  get(annai(), `/admin/dispatch?${new URLSearchParams(query as Record<string, string>)}`, desk.headers)
const send = (path: string, body: object) => post(annai(), `/admin/dispatch${path}`, body, desk.headers)
const nobody = '00000000-0000-4000-8000-000000000000'
const tooLong = 'x'.repeat(301)

test('days at the ends of the calendar are read, or refused naming the day', async () => {
  for (const asked of ['2000-01-01', '2099-12-31', '2028-02-29'])
    for (const days of [1, 7])
      expect((await read({ day: asked, days })).body, asked).toMatchObject({ firstDay: asked, days, jobs: [] })
  const ends = ['0001-01-01', '9999-12-31', '0000-01-01', '10000-01-01', '2026-02-30', '2026-13-01', '', 'today', '-1']
  for (const asked of ends) {
    const { status, body } = await read({ day: asked, days: 7 })
    expect([status, body.fields && Object.keys(body.fields)], asked).toEqual([400, ['day']])
  }
  for (const path of ['/sheets', '/links'])
    for (const asked of ['0001-01-01', '9999-12-31']) {
      const { status, body } = await get(annai(), `/admin/dispatch${path}?day=${asked}`, desk.headers)
      expect([status, Object.keys(body.fields ?? {})], `${path} ${asked}`).toEqual([400, ['day']])
    }
  for (const days of ['0', '2', '8', '-1', '1.5', 'x', '1e9', 'Infinity', 'NaN']) {
    const { status, body } = await read({ day, days })
    expect([status, Object.keys(body.fields)], days).toEqual([400, ['days']])
  }
})

test('what is sent to the board is refused in words, whatever it is, and nothing is changed', async () => {
  const chauffeur = memberOf(seen, 'chauffeur')?.id ?? ''
  const guide = memberOf(seen, 'guide')?.id ?? ''
  const { reference, version } = seen
  const own = { reference, version }
  const good = moveOf(seen, 'chauffeur', null)
  const span = { resourceId: guide, from: `${day}T00:00:00+09:00`, until: `${addDays(day, 1)}T00:00:00+09:00` }
  const at = (moment: string) => ({ ...own, startsAt: moment })
  const bad: [path: string, body: object, status: number, says: string][] = [
    ['/moves', { moves: [] }, 400, 'moves'],
    ['/moves', { moves: Array.from({ length: 41 }, () => good) }, 400, 'moves'],
    ['/moves', { moves: Array.from({ length: 40 }, () => good) }, 409, 'is taken off twice'],
    ['/moves', { moves: [good], reason: tooLong }, 400, 'reason'],
    ['/moves', { moves: [good], reason: 'a\u0000b' }, 400, 'reason'],
    ['/moves', { moves: [{ ...good, from: 'nobody' }] }, 400, 'moves'],
    ['/moves', { moves: [{ ...good, from: nobody }] }, 409, 'is not with the booking'],
    ['/moves', { moves: [{ ...good, to: nobody }] }, 409, 'not in service'],
    ['/moves', { moves: [{ ...good, to: guide }] }, 409, 'is no chauffeur'],
    ['/moves', { moves: [{ ...good, from: guide }] }, 409, 'is not with the booking'],
    ['/moves', { moves: [{ ...good, from: chauffeur, to: chauffeur }] }, 409, 'Nothing would change'],
    ['/moves', { moves: [{ ...good, version: version + 1 }] }, 409, 'a moment ago'],
    ['/moves', { moves: [{ ...good, version: 2 ** 40 }] }, 409, 'a moment ago'],
    ['/moves', { moves: [{ ...good, version: 1.5 }] }, 400, 'moves'],
    ['/moves', { moves: [{ ...good, reference: 'AN-ZZZZZZ' }] }, 404, 'booking'],
    ['/moves', { moves: [{ ...good, reference: "' OR 1=1" }] }, 400, 'moves'],
    ['/moves', { moves: [{ ...good, reference: 'AN-\u0000' }] }, 400, 'moves'],
    ['/moves', { moves: [good], tellGuests: ['AN-ZZZZZZ'] }, 400, 'tellGuests'],
    ['/moves', { moves: [good], other: 1 }, 400, 'other'],
    ['/fits', { reference, kind: 'bus', from: null }, 400, 'kind'],
    ['/fits', { reference, kind: 'chauffeur', from: null }, 409, 'everybody it needs'],
    ['/fits', { reference, kind: 'chauffeur', from: guide }, 409, 'not on that row'],
    ['/fits', { reference, kind: 'chauffeur', from: chauffeur, startsAt: 'noon' }, 400, 'startsAt'],
    ['/hour/propose', at(`${day}T10:00:00`), 400, 'startsAt'],
    ['/hour/propose', at('2027-02-30T10:00:00+09:00'), 400, 'startsAt'],
    ['/hour/propose', at('2020-01-01T10:00:00+09:00'), 409, 'That is over'],
    ['/hour/propose', at('0001-01-01T00:00:00+09:00'), 409, 'That is over'],
    ['/hour/propose', at('9999-12-31T23:59:00+09:00'), 409, 'not open that far ahead'],
    ['/hour/propose', at('9999-12-31T23:59:59Z'), 409, 'full minute'],
    ['/hour/propose', at(`${day}T10:00:30+09:00`), 409, 'full minute'],
    ['/hour/propose', { ...at(`${day}T10:00:00+09:00`), prefer: [nobody] }, 409, 'not in service'],
    ['/hour/propose', { ...at(`${day}T10:00:00+09:00`), prefer: Array(11).fill(guide) }, 400, 'prefer'],
    ['/hour', { ...own, quoteId: nobody }, 404, 'quote'],
    ['/hour', { ...own, quoteId: 'x' }, 400, 'quoteId'],
    ['/hour', { ...own, quoteId: nobody, reason: 'a\u0000b' }, 400, 'reason'],
    ['/landing', { ...own, landsAt: '9999-12-31T23:59:59+09:00' }, 400, 'landsAt'],
    ['/landing', { ...own, landsAt: '0001-01-01T00:00:00+09:00' }, 400, 'landsAt'],
    ['/landing', { ...own, landsAt: 'soon' }, 400, 'landsAt'],
    ['/proposals', { references: [] }, 400, 'references'],
    ['/proposals', { references: Array(21).fill(reference) }, 400, 'references'],
    ['/proposals', { references: ['AN-ZZZZZZ'] }, 404, 'booking'],
    ['/proposals', { references: ['\u0000'] }, 400, 'references'],
    ['/absences', { ...span, kind: 'repair' }, 400, 'kind'],
    ['/absences', { ...span, kind: 'holiday' }, 400, 'kind'],
    ['/absences', { ...span, kind: 'ill', note: tooLong }, 400, 'note'],
    ['/absences', { ...span, kind: 'ill', note: 'a\u0000b' }, 400, 'note'],
    ['/absences', { ...span, kind: 'ill', resourceId: nobody }, 404, 'no such person'],
    ['/absences', { ...span, kind: 'ill', until: span.from }, 400, 'until'],
    ['/absences', { ...span, kind: 'ill', from: '0001-01-01T00:00:00Z' }, 400, 'until'],
    ['/absences', { ...span, kind: 'ill', until: '9999-12-31T23:59:59+09:00' }, 400, 'until'],
    ['/absences/preview', { ...span, until: '9999-12-31T23:59:59+09:00' }, 400, 'until'],
    ['/absences', { ...span, kind: 'ill', from: '2020-01-01T00:00:00Z', until: '2020-01-02T00:00:00Z' }, 400, 'until'],
    [`/absences/${nobody}/end`, {}, 404, 'no such entry'],
    ['/absences/x/end', {}, 400, 'id'],
    [`/absences/${nobody}/until`, { until: span.until }, 404, 'no such entry'],
    [`/absences/${nobody}/until`, { until: span.until, reason: 'a\u0000b' }, 400, 'reason'],
    ['/troubles/x/seen', {}, 400, 'id'],
    ['/moving', { connection: 'x', reference: null }, 400, 'connection'],
    ['/moving', { connection: nobody, reference: '\u0000' }, 400, 'reference'],
    ['/moving', { connection: nobody, reference: 'x'.repeat(9000) }, 400, 'reference'],
  ]
  const faults: string[] = []
  for (const [path, body, status, says] of bad) {
    const answer = await annai().app.inject({
      ...{ method: 'POST', url: `/api/admin/dispatch${path}`, payload: body },
      headers: { ...desk.headers, 'idempotency-key': crypto.randomUUID() },
    })
    const named = status === 400 ? Object.keys(answer.body === '' ? {} : (answer.json().fields ?? {})) : answer.body
    const isSaid =
      status === 400 ? (named as string[]).some((field) => field.startsWith(says)) : answer.body.includes(says)
    if (answer.statusCode !== status || !isSaid)
      faults.push(`${path} ${JSON.stringify(body).slice(0, 120)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
  }
  expect(faults).toEqual([])
  expect(await boardDesk(annai(), desk).read({ booking: { reference } } as never)).toEqual(seen)
  expect(await send('/proposals', { references: [reference] })).toMatchObject({ status: 200 })
})
