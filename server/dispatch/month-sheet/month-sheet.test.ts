import { beforeEach, expect, test } from 'vitest'
import type { MonthSheet } from '#contract/month-sheet.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { memberOf } from '#server/testing/crew-days.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { findingsOf, splitAtNow, type WholeDuty } from './month-sheet.rules.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-05-10')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const sheetOf = async (id: string, month: string): Promise<MonthSheet> =>
  (await get(annai(), `/admin/people/${id}/months/${month}`, desk.headers)).body

test('the sheet has a line for each day, and the duty of a job from garage to garage', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const chauffeur = await memberOf(annai(), held, 'chauffeur')
  const sheet = await sheetOf(chauffeur.id, day.slice(0, 7))
  expect(sheet.days).toHaveLength(31)
  const [duty] = sheet.days.find((one) => one.day === day)?.duties ?? []
  if (!duty) throw new Error('No duty.')
  const { startsAt, endsAt } = held.booking
  expect(Date.parse(duty.begins)).toBeLessThan(Date.parse(startsAt))
  expect(Date.parse(duty.ends)).toBeGreaterThan(Date.parse(endsAt))
  expect(duty.dutyMinutes).toBe((Date.parse(duty.ends) - Date.parse(duty.begins)) / 60_000)
  expect(duty.dutyMinutes).toBe(duty.drivingMinutes + duty.standingMinutes)
  expect(sheet.sums).toMatchObject({ days: 1, dutyMinutes: duty.dutyMinutes, overLimits: 0 })
})

const links = async (id: string, month: string, as: string) =>
  (await post(annai(), `/admin/people/${id}/months/${month}/file`, { as }, desk.headers)).body.link

test('it comes as CSV and as PDF by a link of its own, and who took it out is written down', async () => {
  const day = ownDay()
  const chauffeur = await memberOf(annai(), await bookAndPay(annai(), { day }), 'chauffeur')
  const month = day.slice(0, 7)
  const fetched = async (as: string) =>
    annai().app.inject({ url: `/api${await links(chauffeur.id, month, as)}`, headers: desk.headers })
  const csv = await fetched('csv')
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(csv.body.split('\r\n')[0]).toContain('Duty, minutes')
  expect(csv.body.split('\r\n').filter((line) => line.startsWith(day))).toHaveLength(1)
  const pdf = await fetched('pdf')
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(pdf.headers['content-disposition']).toMatch(/month-sheet-.*\.pdf"$/)
  const { deed, user_id } = await annai()
    .ctx.db.selectFrom('change_trail')
    .selectAll()
    .where('object_kind', '=', 'export')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([deed, user_id]).toEqual(['took 31 rows of the list “month-sheet” out as a file', desk.userId])
})

test('a car and nobody have no sheet, and a month that is none is refused at its field', async () => {
  const nobody = '00000000-0000-4000-8000-000000000099'
  const { status, body } = await get(annai(), `/admin/people/${nobody}/months/2027-05`, desk.headers)
  expect([status, body.code]).toEqual([404, 'people.unknown'])
  const wrong = await get(annai(), `/admin/people/${nobody}/months/2027-13`, desk.headers)
  expect(Object.keys(wrong.body.fields)).toEqual(['month'])
})

test('what passes an aim is told, and what passes a limit is told in its place', () => {
  const policy = {
    ...{ longestDayMinutes: 780, utmostDayMinutes: 900, leastRestMinutes: 540, aimedRestMinutes: 660 },
    busDrivingMinutes: 540,
  }
  const at = new Date('2027-05-10T06:00:00+09:00')
  const duty = { leavesAt: at, backAt: at, drivingMinutes: 600, hasBus: false, jobs: [] }
  const told = (minutes: number, restBeforeMinutes: number | null, hasBus = false) =>
    findingsOf({ ...duty, minutes, restBeforeMinutes, hasBus }, policy).map(({ isOverLimit }) => isOverLimit)
  expect(told(700, null)).toEqual([])
  expect(told(780, 660)).toEqual([])
  expect(told(781, 659)).toEqual([false, false])
  expect(told(901, 539)).toEqual([true, true])
  expect(told(700, null, true)).toEqual([true])
})

test('a duty that runs is in part done, and one of another month counts there', () => {
  const duty = (leavesAt: string, minutes: number): WholeDuty => {
    const at = new Date(leavesAt)
    return {
      ...{ leavesAt: at, backAt: at, minutes, drivingMinutes: 0, restBeforeMinutes: null },
      hasBus: false,
      jobs: [],
    }
  }
  const duties = [
    duty('2027-04-30T22:00:00+09:00', 300),
    duty('2027-05-03T08:00:00+09:00', 600),
    duty('2027-05-10T06:00:00+09:00', 600),
    duty('2027-05-20T06:00:00+09:00', 500),
  ]
  const now = new Date('2027-05-10T10:00:00+09:00')
  expect(splitAtNow(duties, '2027-05', now)).toEqual({ doneMinutes: 600 + 240, plannedMinutes: 360 + 500 })
  expect(splitAtNow(duties, '2027-04', now)).toEqual({ doneMinutes: 300, plannedMinutes: 0 })
})
