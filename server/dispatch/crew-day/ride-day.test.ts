import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { dayBehind, linkFor, memberOf } from '#server/testing/crew-days.ts'
import { bookRide, hotel, terminal } from '#server/testing/rides.ts'
import { pathOf, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const day = '2027-01-12'

test('a ride reads right to who drives it: flight, landing, board, hall and free waiting, and follows its flight', async () => {
  const desk = await signIn(annai(), 'admin')
  const held = await bookRide(annai(), { start: tokyoInstant(day, '10:00') }, { flight: 'NH 212', nameBoard: 'Marsh' })
  const chauffeur = await memberOf(annai(), held, 'chauffeur')
  const link = await linkFor(annai(), desk, day, chauffeur.id)
  const jobIn = async () =>
    (await dayBehind(annai(), link)).jobs.find(({ reference }) => reference === held.booking.reference)
  const job = await jobIn()
  expect(job).toMatchObject({
    ...{ service: { line: null }, startsAt: `${day}T10:50:00+09:00`, flight: 'NH 212', nameBoard: 'Marsh' },
    ...{ landsAt: `${day}T10:00:00+09:00`, waitFreeUntil: `${day}T11:30:00+09:00` },
    pickUp: { name: { en: 'Haneda Airport, Terminal 3', ja: '羽田空港第3ターミナル' } },
  })
  expect(job?.stops).toHaveLength(2)
  expect(job?.pickUp.note.en).toMatch(/arrivals hall.+\d+ min to the next stop/i)
  expect(job?.pickUp.note.ja).toMatch(/^到着ロビー/)
  await post(annai(), pathOf(held, 'landing'), { token: held.token, landsAt: `${day}T11:00:00+09:00` })
  expect(await jobIn()).toMatchObject({
    ...{ startsAt: `${day}T11:50:00+09:00`, landsAt: `${day}T11:00:00+09:00`, waitFreeUntil: `${day}T12:30:00+09:00` },
  })
  const { sheets } = (await get(annai(), `/admin/dispatch/sheets?day=${day}`, desk.headers)).body
  expect(JSON.stringify(sheets)).toContain(held.booking.reference)
})

test('by the hour the crew reads of no free waiting, from a door it does', async () => {
  const desk = await signIn(annai(), 'admin')
  const waitingOf = async (start: string, hours?: number) => {
    const wished = {
      start: tokyoInstant(day, start),
      from: hotel,
      to: hours ? hotel : terminal,
      ...(hours && { hours }),
    }
    const held = await bookRide(annai(), wished)
    const chauffeur = await memberOf(annai(), held, 'chauffeur')
    const { jobs } = await dayBehind(annai(), await linkFor(annai(), desk, day, chauffeur.id))
    return jobs.find(({ reference }) => reference === held.booking.reference)?.waitFreeUntil
  }
  expect(await waitingOf('14:00', 3)).toBeNull()
  expect(await waitingOf('15:00')).toBe(`${day}T15:15:00+09:00`)
})
