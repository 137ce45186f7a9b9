import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Letter } from '#server/platform/mail-server.fixture.ts'
import { bookAndPay, cardToken, get, holdFor, pay, post } from '#server/testing/bookings.ts'
import { eventOf, shareMailing } from '#server/testing/mailing.ts'
import { askChange, ownDays, pathOf, withPriceMoved } from '#server/testing/scene.ts'
import { shortDay } from './mail-words.rules.ts'

const { shared, server, deliver, rowOf } = shareMailing()
const ownDay = ownDays()

const linkIn = (letter: Letter | undefined) =>
  new URL(/https:\/\/annai\.example\/manage-booking\S+/.exec(letter?.text ?? '')?.[0] ?? 'https://none.example')

test('a paid booking brings one mail with voucher and calendar file, whose link opens the booking', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: '2026-11-30' })
  const { booking } = held
  const { letters, failures } = await deliver(held)
  expect(failures).toEqual([])
  expect(letters).toHaveLength(1)
  const [letter] = letters
  expect(letter).toMatchObject({
    recipients: ['eleanor@example.com'],
    from: { name: 'Annai', address: 'desk@annai.example' },
    replyTo: [{ name: 'Office', address: 'office@annai.example' }],
    subject: `Arranged: ${booking.service.title}, Mon 30 Nov, 08:00 (${booking.reference})`,
  })
  const { id } = await rowOf(held)
  expect(letter?.messageId).toMatch(new RegExp(`^<confirmed\\.${id}\\.\\d+@annai\\.example>$`))
  expect(letter?.header('auto-submitted')).toBe('auto-generated')
  for (const part of [letter?.text, letter?.html]) {
    for (const word of ['Dear Eleanor', 'Monday 30 November 2026', '08:00 to 16:00', '3 adults', 'nothing back'])
      expect(part).toContain(word)
  }
  expect(letter?.attached(`annai-voucher-${booking.reference}.pdf`).subarray(0, 5).toString()).toBe('%PDF-')
  expect(eventOf(letter, held)).toMatchObject({ method: 'REQUEST', sequence: 0 })
  expect(letter?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.method).toBe('REQUEST')

  const link = linkIn(letter)
  expect(link.searchParams.get('booking')).toBe(booking.reference)
  const token = link.searchParams.get('token')
  expect(await get(annai, `${pathOf(held)}?token=${token}`)).toMatchObject({ status: 200 })
  const other = `${token?.slice(0, -2)}${token?.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await get(annai, `${pathOf(held)}?token=${other}`)).toMatchObject({ status: 404 })
})

test('a folded wheelchair stands with the party in the mail and on the page of the booking', async () => {
  const wheelchair = { code: 'wheelchair', pieces: 1 }
  const held = await bookAndPay(shared(), { day: ownDay(), guests: 2, extras: [wheelchair] })
  const { letters } = await deliver(held)
  for (const part of [letters[0]?.text, letters[0]?.html]) expect(part).toContain('2 adults. 1 folded wheelchair')
  const { body } = await get(shared(), `${pathOf(held)}?token=${held.token}`)
  expect(body).toMatchObject({ extras: [wheelchair] })
})

test('the same news a second time sends nothing, and without the record the same Message-ID again', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  const [first] = (await deliver(held)).letters
  const { db } = annai.ctx
  const { id } = await rowOf(held)
  const sent = await db.selectFrom('mails').selectAll().where('booking_id', '=', id).execute()
  expect(sent).toMatchObject([{ recipient: 'eleanor@example.com', subject: first?.subject }])
  const news = { bookingId: id, occasion: 'confirmed', version: Number(sent[0]?.occasion.split(':')[2]) }
  await addJob(db, 'notifications.tell', news)
  expect(await deliver(held)).toEqual({ letters: [], failures: [] })
  // The negative control: as after a crash between sending and writing it down.
  await db.deleteFrom('mails').where('booking_id', '=', id).execute()
  await addJob(db, 'notifications.tell', news)
  const again = (await deliver(held)).letters
  expect(again.map(({ messageId }) => messageId)).toEqual([first?.messageId])
  expect(await db.selectFrom('mails').select('occasion').where('booking_id', '=', id).execute()).toHaveLength(1)
})

test('a refusing server keeps the mail waiting, and nobody else', async () => {
  const annai = shared()
  const refused = await bookAndPay(annai, { day: ownDay() })
  const other = await holdFor(annai, { day: ownDay() })
  await annai.ctx.db
    .updateTable('bookings')
    .set({ email: 'other@example.com' })
    .where('reference', '=', other.booking.reference)
    .execute()
  await pay(annai, other)
  server().refuse((recipient) => recipient === 'eleanor@example.com')
  const first = await deliver(refused, other)
  server().refuse(() => false)
  // On a slow machine the queue tries it a second time meanwhile.
  expect(new Set(first.failures.map(({ task, error }) => `${task} ${/\b451\b/.exec(error)}`))).toEqual(
    new Set(['notifications.tell 451']),
  )
  expect(first.letters.map(({ recipients }) => recipients)).toEqual([['other@example.com']])
  expect((await deliver(refused, other)).letters.map(({ recipients }) => recipients)).toEqual([['eleanor@example.com']])
  expect((await deliver(refused, other)).letters).toEqual([])
})

test('who leaves before paying is told shortly before the hold ends, and who pays is not', async () => {
  const annai = shared()
  const left = await holdFor(annai, { day: ownDay() })
  const paid = await holdFor(annai, { day: ownDay() })
  await pay(annai, paid)
  expect((await deliver(left, paid)).letters.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Arranged'),
  ])
  annai.clock.advance(9 * 60_000)
  expect((await deliver(left, paid)).letters).toEqual([])
  annai.clock.advance(60_000)
  const { letters } = await deliver(left, paid)
  expect(letters).toHaveLength(1)
  const until = left.booking.heldUntil?.slice(11, 16)
  expect(letters[0]?.subject).toBe(
    `Your day is held until ${until}: ${left.booking.service.title}, ${shortDay(left.booking.startsAt)} (${left.booking.reference})`,
  )
  expect(letters[0]?.attachments).toEqual([])
  expect(letters[0]?.text).toContain('nothing is charged')
  expect(linkIn(letters[0]).searchParams.get('booking')).toBe(left.booking.reference)
})

test('a changed detail brings a new voucher, and the same calendar entry with a higher number', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  const before = eventOf((await deliver(held)).letters[0], held)
  const answer = await annai.app.inject({
    method: 'PATCH',
    url: `/api${pathOf(held, 'details')}`,
    payload: { token: held.token, nameBoard: 'MARSH <&> 様' },
  })
  expect(answer.statusCode).toBe(200)
  annai.clock.advance(3 * 60_000)
  const { letters } = await deliver(held)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toContain('Changed: name board. ')
  expect(letters[0]?.text).toContain('What is different')
  expect(letters[0]?.text).toContain('MARSH <&> 様 (new)')
  expect(letters[0]?.html).toContain('MARSH &lt;&amp;&gt; 様')
  letters[0]?.attached(`annai-voucher-${held.booking.reference}.pdf`)
  const after = eventOf(letters[0], held)
  expect(after).toMatchObject({ method: 'REQUEST', uid: before.uid })
  expect(after.sequence).toBeGreaterThan(before.sequence)
})

test('a code that counts no more on the new day is told by the mail of the change', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { tour: 'hakone-for-art', day: '2027-01-13', code: 'KANBARE' })
  expect((await deliver(held)).letters).toHaveLength(1)
  const { body } = await askChange(annai, held, '2027-01-16')
  const card = { token: await cardToken(annai) }
  await post(annai, pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id, card })
  annai.clock.advance(3 * 60_000)
  const told = (await deliver(held)).letters.find(({ subject }) => subject?.startsWith('Changed'))?.text ?? ''
  expect(told.replaceAll(/\s+/g, ' ')).toContain(
    'The code KANBARE does not count on Saturdays. (before: Code KANBARE counts.)',
  )
})

test('a cheaper day is told, and so is the money that goes back', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  await deliver(held)
  const day = ownDay()
  const { body } = await withPriceMoved(annai, -12_000, () => askChange(annai, held, day, '09:00'))
  expect(body.differenceYen).toBeLessThan(0)
  const moved = await post(annai, pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id })
  expect(moved.status).toBe(200)
  annai.clock.advance(3 * 60_000)
  const { letters } = await deliver(held)
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^Changed: day and hour and price\. .*, \w+ \d+ Dec, 09:00/),
    `${formatYen(-body.differenceYen)} goes back to you (${held.booking.reference})`,
  ])
  const changed = letters.find(({ subject }) => subject?.startsWith('Changed'))?.text ?? ''
  const different = changed.slice(changed.indexOf('What is different'), changed.indexOf('The day, as it is now'))
  expect(different).toMatch(
    /Day +\w+day \d+ December \d{4}, 09:00 to \d\d:\d\d \(before: \w+day \d+ December \d{4}, 08:00/,
  )
  expect(different).toContain(`(before: ${formatYen(held.booking.totalYen)})`)
  expect(different).not.toContain('Pick-up')
  const { totalYen } = held.booking
  const money = `Paid ${formatYen(totalYen)}, refunded ${formatYen(-body.differenceYen)}. Left with us: ${formatYen(totalYen + body.differenceYen)}.`
  expect(changed.replaceAll(/\s+/g, ' ')).toContain(money)
})

test('news that are no longer true are not told', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen: held.booking.totalYen })
  expect((await deliver(held)).letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Cancelled: /)])
})

test('a name with markup and line breaks is text in the mail and one line in its headers', async () => {
  const annai = shared()
  const held = await holdFor(annai, { day: ownDay() })
  const leadName = `<img src=x onerror="alert(1)">\r\nBcc: victim@example.com ${'W'.repeat(60)}`
  await annai.ctx.db
    .updateTable('bookings')
    .set({ lead_name: leadName, name_board: '<b>' })
    .where('reference', '=', held.booking.reference)
    .execute()
  await pay(annai, held)
  const { letters, failures } = await deliver(held)
  expect(failures).toEqual([])
  expect(letters[0]?.recipients).toEqual(['eleanor@example.com'])
  expect(letters[0]?.header('bcc')).toBeUndefined()
  expect(letters[0]?.html).not.toMatch(/<img src=x|<b>|<script/)
  expect(letters[0]?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(letters[0]?.html?.match(/class="m-b/g)).toHaveLength(1)
})

test('a booking that is gone by then is nobody to write to', async () => {
  const news = { bookingId: '00000000-0000-4000-8000-000000000000', occasion: 'confirmed', version: 1 }
  await addJob(shared().ctx.db, 'notifications.tell', news)
  expect(await deliver()).toEqual({ letters: [], failures: [] })
})

test('a traveller who is named otherwise, or of whom something is told, is told with what it was before', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  await deliver(held)
  const people = (third: string, note: string) =>
    ['Eleanor Marsh', 'Tom Marsh', third].map((name, index) => ({ name, note: index === 2 ? note : '' }))
  const tell = async (travellers: object[]) => {
    const payload = { token: held.token, travellers }
    const answer = await annai.app.inject({ method: 'PATCH', url: `/api${pathOf(held, 'details')}`, payload })
    expect(answer.statusCode).toBe(200)
    annai.clock.advance(3 * 60_000)
    const { letters } = await deliver(held)
    expect(letters).toHaveLength(1)
    return { subject: letters[0]?.subject, text: (letters[0]?.text ?? '').replace(/\s+/g, ' ') }
  }
  const first = await tell(people('Ivy Marsh', ''))
  expect(first.subject).toContain('Changed: names. ')
  expect(first.text).toContain('Names Eleanor Marsh, Tom Marsh, Ivy Marsh (before: none given)')
  const second = await tell(people('Joan Hill', 'Peanut allergy'))
  expect(second.subject).toContain('Changed: what you told us and names. ')
  expect(second.text).toContain(
    'Names Eleanor Marsh, Tom Marsh, Joan Hill (before: Eleanor Marsh, Tom Marsh, Ivy Marsh)',
  )
  expect(second.text).toContain('You told us Joan Hill: Peanut allergy (new)')
})
