import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { get, post } from '#server/testing/bookings.ts'
import { onTheDay, sharePhoneDesk } from '#server/testing/phone-desk.ts'

const { annai, deliver, desk, book } = sharePhoneDesk()

test('who pays on the day and gets a change by mail reads that the chauffeur is paid, and is asked for nothing', async () => {
  const { body } = await book({}, { paid: onTheDay })
  await deliver({ booking: body, token: '' })
  const path = `/admin/tour-bookings/${body.reference}`
  const { version } = (await get(annai(), path, desk.headers)).body
  await post(annai(), `${path}/change`, { version, details: { room: '1207' }, tellGuest: true }, desk.headers)
  const { letters } = await deliver({ booking: body, token: '' })
  expect(letters[0]?.text).toMatch(/¥[\d,]+ is due on the day, to the chauffeur\./)
  expect(letters[0]?.text).not.toContain('still to pay')
})

test('who pays on the day reads in the mail what cancelling will give back, and that it costs nothing yet', async () => {
  const { body } = await book({}, { paid: onTheDay })
  const [arranged] = (await deliver({ booking: body, token: '' })).letters
  const plans = arranged?.text?.split('If your plans change')[1]?.replaceAll(/\s+/g, ' ') ?? ''
  expect(plans).toContain(`${formatYen(body.totalYen)} back`)
  expect(plans).toContain('As long as nothing is paid, cancelling costs nothing.')
})

test('who is sent a link to pay reads in which language they are guided, before anybody is named', async () => {
  const { body } = await book({})
  expect(body).toMatchObject({ state: 'on_hold', guideLanguage: 'en' })
  const [held] = (await deliver({ booking: body, token: '' })).letters
  expect(held?.text).toMatch(/^Guide\s+In English$/m)
})
