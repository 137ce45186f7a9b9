import { beforeEach, expect, test } from 'vitest'
import type { CrewStep } from '#contract/dispatch.ts'
import { addDays, addMinutes, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { dayBehind, linkFor, memberOf, sendTaps, tapOf, undoOf } from '#server/testing/crew-days.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-01-12')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

interface Scene {
  day: string
  held: HeldBooking
  chauffeur: { id: string; token: string }
  guide: { id: string; token: string }
}

async function scene(): Promise<Scene> {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const [chauffeur, guide] = [await memberOf(annai(), held, 'chauffeur'), await memberOf(annai(), held, 'guide')]
  return {
    ...{ day, held },
    chauffeur: { id: chauffeur.id, token: await linkFor(annai(), desk, day, chauffeur.id) },
    guide: { id: guide.id, token: await linkFor(annai(), desk, day, guide.id) },
  }
}

const at = (day: string, time: string) => tokyoInstant(day, time)
const stepsOf = ({ body }: { body: { day: { jobs: { marks: { step: CrewStep; at: string }[] }[] } } }) =>
  body.day.jobs.flatMap(({ marks }) => marks.map(({ step, at: when }) => [step, when.slice(11, 16)]))

test('the four steps are marked one after the other, and the board’s own state of the booking stays', async () => {
  const { day, held, chauffeur } = await scene()
  const times: [CrewStep, string][] = [
    ['on_the_way', '07:20'],
    ['arrived', '07:48'],
    ['on_board', '08:02'],
    ['done', '15:55'],
  ]
  for (const [step, time] of times)
    await atTime(annai(), at(day, time), async () => {
      const sent = await sendTaps(annai(), chauffeur.token, [tapOf(held, step, at(day, time))])
      expect([sent.status, sent.body.refused]).toEqual([200, []])
    })
  expect(stepsOf({ body: { day: await dayBehind(annai(), chauffeur.token) } })).toEqual(times)
  const { state } = await annai()
    .ctx.db.selectFrom('bookings')
    .select('state')
    .where('reference', '=', held.booking.reference)
    .executeTakeFirstOrThrow()
  expect(state).toBe('confirmed')
})

test('what was tapped without signal counts by its own time, in one go, and once however often it is sent', async () => {
  const { day, held, chauffeur } = await scene()
  const taps = [
    tapOf(held, 'on_the_way', at(day, '07:20')),
    tapOf(held, 'arrived', at(day, '07:48')),
    tapOf(held, 'on_board', at(day, '08:02')),
  ]
  await atTime(annai(), at(day, '11:30'), async () => {
    const sent = await Promise.all([
      ...[sendTaps(annai(), chauffeur.token, taps), sendTaps(annai(), chauffeur.token, taps)],
      sendTaps(annai(), chauffeur.token, taps.slice(0, 1)),
    ])
    expect(sent.map(({ status, body }) => [status, body.refused])).toEqual([
      [200, []],
      [200, []],
      [200, []],
    ])
    expect(stepsOf(await sendTaps(annai(), chauffeur.token, taps))).toEqual([
      ['on_the_way', '07:20'],
      ['arrived', '07:48'],
      ['on_board', '08:02'],
    ])
  })
  const kept = await annai()
    .ctx.db.selectFrom('crew_marks')
    .selectAll()
    .where('resource_id', '=', chauffeur.id)
    .where(
      'id',
      'in',
      taps.map(({ id }) => id),
    )
    .execute()
  expect(kept.map((row) => tokyoIso(row.received_at).slice(11, 16))).toEqual(['11:30', '11:30', '11:30'])
})

test('a step out of turn is refused in words, and those around it count', async () => {
  const { day, held, chauffeur } = await scene()
  const early = tapOf(held, 'on_board', at(day, '07:30'))
  await atTime(annai(), at(day, '07:50'), async () => {
    const sent = await sendTaps(annai(), chauffeur.token, [
      tapOf(held, 'on_the_way', at(day, '07:20')),
      early,
      tapOf(held, 'arrived', at(day, '07:48')),
    ])
    expect(sent.body.refused).toEqual([{ id: early.id, why: 'First mark “Arrived”.' }])
    expect(stepsOf(sent).map(([step]) => step)).toEqual(['on_the_way', 'arrived'])
  })
})

test('chauffeur and guide may both tap at once: one mark stands, and nobody is refused', async () => {
  const { day, held, chauffeur, guide } = await scene()
  await atTime(annai(), at(day, '07:20'), async () => {
    const taps = [chauffeur, guide].map(({ token }) =>
      sendTaps(annai(), token, [tapOf(held, 'on_the_way', at(day, '07:20'))]),
    )
    const sent = await Promise.all(taps)
    expect(sent.map(({ status, body }) => [status, body.refused])).toEqual([
      [200, []],
      [200, []],
    ])
    const pages = [await dayBehind(annai(), chauffeur.token), await dayBehind(annai(), guide.token)]
    const marks = pages.map(({ jobs }) => jobs[0]?.marks ?? [])
    expect(marks.map((one) => one.length)).toEqual([1, 1])
    expect(marks[0]?.[0]?.id).toBe(marks[1]?.[0]?.id)
    expect(marks.filter((one) => one[0]?.mine)).toHaveLength(1)
  })
})

test('a tap is taken back within two minutes, also without signal; later, and under another step, it stays', async () => {
  const { day, held, chauffeur, guide } = await scene()
  const [way, wrong] = [tapOf(held, 'on_the_way', at(day, '07:20')), tapOf(held, 'arrived', at(day, '07:21'))]
  await atTime(annai(), at(day, '09:00'), async () => {
    const sent = await sendTaps(annai(), chauffeur.token, [way, wrong, undoOf(wrong, at(day, '07:22'))])
    expect([sent.body.refused, stepsOf(sent)]).toEqual([[], [['on_the_way', '07:20']]])
    // The same once more, as after an answer that never came.
    const again = await sendTaps(annai(), chauffeur.token, [way, wrong, undoOf(wrong, at(day, '07:22'))])
    expect([again.body.refused, stepsOf(again)]).toEqual([[], [['on_the_way', '07:20']]])
    const late = await sendTaps(annai(), chauffeur.token, [undoOf(way, at(day, '07:23'))])
    expect(late.body.refused[0].why).toBe('More than two minutes have passed. Please call the desk.')
    const others = await sendTaps(annai(), guide.token, [undoOf(way, at(day, '07:21'))])
    expect(others.body.refused[0].why).toBe('There is nothing to take back.')
    const right = tapOf(held, 'arrived', at(day, '07:48'))
    const followed = await sendTaps(annai(), chauffeur.token, [right, undoOf(way, at(day, '07:21'))])
    expect(followed.body.refused).toEqual([
      { id: way.id, why: 'A later step is marked already. Please call the desk.' },
    ])
  })
})

test('a telephone whose clock jumps does not write the future, nor another year', async () => {
  const { day, held, chauffeur } = await scene()
  await atTime(annai(), at(day, '07:30'), async () => {
    const sent = await sendTaps(annai(), chauffeur.token, [
      tapOf(held, 'on_the_way', new Date('2031-01-01T00:00:00Z')),
      tapOf(held, 'arrived', new Date('1970-01-01T00:00:00Z')),
    ])
    expect([sent.body.refused, stepsOf(sent)]).toEqual([
      [],
      [
        ['on_the_way', '07:30'],
        ['arrived', '07:30'],
      ],
    ])
  })
  const early = await sendTaps(annai(), chauffeur.token, [tapOf(held, 'on_board', annai().ctx.clock.now())])
  expect(early.body.refused[0].why).toMatch(/^This can be marked from \d\d:\d\d on \w+ \d+ \w+\.$/)
})

test('on the evening before nobody marks a job of tomorrow, and the page of the crew says the same hour', async () => {
  const { day, held, chauffeur } = await scene()
  const eve = at(addDays(day, -1), '20:37')
  const page = await dayBehind(annai(), chauffeur.token)
  const from = new Date(page.jobs[0]?.marksFrom ?? '')
  await atTime(annai(), eve, async () => {
    const sent = await sendTaps(annai(), chauffeur.token, [tapOf(held, 'on_the_way', eve)])
    expect(sent.body.refused[0].why).toContain(`from ${tokyoIso(from).slice(11, 16)} on `)
    expect(stepsOf(sent)).toEqual([])
  })
  await atTime(annai(), addMinutes(from, -1), async () => {
    const sent = await sendTaps(annai(), chauffeur.token, [tapOf(held, 'on_the_way', addMinutes(from, -1))])
    expect(sent.body.refused).toHaveLength(1)
  })
  await atTime(annai(), from, async () => {
    const sent = await sendTaps(annai(), chauffeur.token, [tapOf(held, 'on_the_way', from)])
    expect([sent.body.refused, stepsOf(sent)]).toEqual([[], [['on_the_way', tokyoIso(from).slice(11, 16)]]])
  })
})

test('a job that went to somebody else, or that is of another day, is refused', async () => {
  const { day, held, chauffeur } = await scene()
  const other = await bookAndPay(annai(), { day: ownDay() })
  const { db } = annai().ctx
  await atTime(annai(), at(day, '07:20'), async () => {
    const foreign = await sendTaps(annai(), chauffeur.token, [tapOf(other, 'on_the_way', at(day, '07:20'))])
    expect(foreign.body.refused[0].why).toBe('This job went to somebody else. Please call the desk.')
    await dayBehind(annai(), chauffeur.token)
    await db.updateTable('assignments').set({ live: false }).where('resource_id', '=', chauffeur.id).execute()
    const gone = await sendTaps(annai(), chauffeur.token, [tapOf(held, 'on_the_way', at(day, '07:20'))])
    expect(gone.body.refused[0].why).toBe('This job went to somebody else. Please call the desk.')
    expect(gone.body.day.jobs).toEqual([])
  })
})

test('a job that was called off cannot be marked any more', async () => {
  const { day, held, chauffeur } = await scene()
  await dayBehind(annai(), chauffeur.token)
  const { reference } = held.booking
  const refundYen = (await get(annai(), `/bookings/${reference}/refund?token=${held.token}`)).body.refundYen
  await post(annai(), `/bookings/${reference}/cancel`, { token: held.token, refundYen })
  await atTime(annai(), at(day, '07:20'), async () => {
    const sent = await sendTaps(annai(), chauffeur.token, [tapOf(held, 'on_the_way', at(day, '07:20'))])
    expect(sent.body.refused[0].why).toBe('This job was called off. Please call the desk.')
    expect(sent.body.day.jobs).toMatchObject([{ reference, calledOff: true, marks: [] }])
  })
})

test('a tap of one person cannot take the number of another’s', async () => {
  const { day, held, chauffeur, guide } = await scene()
  const tap = tapOf(held, 'on_the_way', at(day, '07:20'))
  await atTime(annai(), at(day, '07:20'), async () => {
    await sendTaps(annai(), chauffeur.token, [tap])
    const copied = { ...tapOf(held, 'arrived', at(day, '07:21')), id: tap.id }
    const sent = await sendTaps(annai(), guide.token, [copied])
    expect(stepsOf(sent).map(([step]) => step)).toEqual(['on_the_way'])
  })
})

test('bad taps are refused by name, and a link that asks too often waits', async () => {
  const { day, held, chauffeur } = await scene()
  for (const taps of [[], [{ is: 'mark' }], [{ ...tapOf(held, 'done', at(day, '07:00')), step: 'no-show' }]]) {
    const { status, body } = await post(annai(), `/crew-day/${chauffeur.token}/taps`, { taps })
    expect([status, body.code]).toEqual([400, 'platform.invalid-input'])
  }
  const { id } = await annai()
    .ctx.db.selectFrom('crew_links')
    .select('id')
    .where('resource_id', '=', chauffeur.id)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const bucket = { bucket: `crew-day:${id}`, hits: 240, resets_at: addMinutes(annai().ctx.clock.now(), 15) }
  await annai()
    .ctx.db.insertInto('attempt_counters')
    .values(bucket)
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ hits: bucket.hits }))
    .execute()
  const { status, body } = await sendTaps(annai(), chauffeur.token, [tapOf(held, 'on_the_way', at(day, '07:20'))])
  expect([status, body.code]).toEqual([429, 'crew.too-many'])
})
