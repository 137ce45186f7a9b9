import { expect, type Page } from '@playwright/test'
import { newAddress } from './support/accounts.ts'
import { takeTyped } from './support/combobox.ts'
import { mailAbout, productData } from './support/mails.ts'
import { beginAs, naomi, productUrl, sharedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const numberOf = (address: string) =>
  `+65 8${[...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000, 7) + 1_000_000}`

/** A call from its first word to the price, by the keyboard alone. */
async function takeCall(page: Page, caller: { name: string; email: string; phone: string }) {
  await page.goto('/admin/tour-bookings/add')
  await expect(page.getByLabel('Name, mail or number')).toBeFocused()
  await page.keyboard.type(caller.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(caller.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(caller.phone)
  // Who is known comes in while one types, and takes neither the focus nor the letters.
  await expect(page.getByRole('radio', { name: 'Somebody new' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Tour' })).toBeFocused()
  await page.keyboard.type('great buddha kamakura')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const free = page.getByRole('radio', { name: /crews? free/ })
  await expect(free.first()).toBeAttached()
  await free.last().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Say this to the caller')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Crew, proposed' }).getByRole('radio').first()).toBeChecked()
}

async function payByCard(page: Page, button: RegExp) {
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await page.getByRole('textbox', { name: 'Expires' }).fill('05/31')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('button', { name: button }).click()
}

test('a caller is booked by keyboard, gets a link by mail and pays; a call put aside waits through a reload', async ({
  page,
  browser,
}) => {
  const email = newAddress('caller')
  const caller = { name: 'Haruto Tan', email, phone: numberOf(email) }
  await beginAs(page, productUrl(), naomi)
  await takeCall(page, caller)
  await page.reload()
  await expect(page.getByLabel('Mail', { exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Save the call for later' }).click()
  await expect(page.getByLabel('Mail', { exact: true })).toHaveValue('')
  await page.reload()
  await page.getByRole('button', { name: 'Take up the call of Haruto Tan' }).first().click()
  await expect(page.getByText('Say this to the caller')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: /^AN-\w{6} is held until/ })).toBeFocused()

  const mail = await mailAbout(productData(), email, /^Your day is held until/)
  const link = /https?:\/\/\S+manage-booking\?booking=[^\s"]+token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const guest = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await guest.goto(new URL(link).pathname + new URL(link).search)
  await payByCard(guest, /^Pay ¥[\d,]+ and confirm$/)
  await expect(guest).toHaveURL(/booking-confirmed/)
  await expect(guest.getByText('Confirmed and paid')).toBeVisible()
  await guest.context().close()

  // Found from where the office is, however the number is spaced.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await page.keyboard.type(caller.phone.replace('+65 ', '').replace(/^(\d{4})/, '$1 - '))
  await expect(page.getByRole('option', { name: /AN-\w{6} Haruto Tan/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on the day: confirmed at once although notice has ended, at another price, each with its reason; the guest may pay the rest through the link', async ({
  page,
  browser,
  request,
}) => {
  const email = newAddress('on-the-day')
  const { token } = await sharedSession(productUrl(), naomi)
  const headers = { authorization: `Bearer ${token}` }
  const all = await request.get('/api/admin/phone-bookings/tours', { headers })
  const { tours } = (await all.json()) as { tours: { slug: string; title: string; startTimes: string[] }[] }
  // Whichever has a crew for its first start today or on one of the next days, when guests cannot book by themselves any
  // more; after midnight in Tokyo that is today alone.
  let title = ''
  for (let ahead = 0; ahead <= 3 && title === ''; ahead++) {
    const day = new Date(Date.now() + 9 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)
    const data = { day, guests: 2, guideLanguage: 'en' }
    const answer = await request.post('/api/admin/phone-bookings/tours-on-day', { headers, data })
    const onDay = (await answer.json()) as { tours: { slug: string; start: string; noticeEndedAt: string | null }[] }
    const isSoon = ({ slug, startTimes }: (typeof tours)[number]) =>
      onDay.tours.some((one) => one.slug === slug && one.noticeEndedAt !== null && one.start === startTimes[0])
    title = tours.find(isSoon)?.title ?? ''
  }
  expect(title, 'a crew is left today or on one of the next three days').not.toBe('')

  await beginAs(page, productUrl(), naomi)
  await page.goto('/admin/tour-bookings/add')
  await page.getByLabel('Name, mail or number').fill('Amara Okafor')
  await page.getByLabel('Mail', { exact: true }).fill(email)
  await takeTyped(page.getByRole('combobox', { name: 'Tour' }), title)
  const late = page.getByRole('radio', { name: /too late, notice ended .*crews? free/ }).first()
  await expect(late).toBeAttached()
  await late.focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: /On the day/ }).check()
  await page.getByRole('button', { name: 'Confirm, to be paid on the day' }).click()
  const why = page.getByLabel('Why it is booked although notice has ended')
  await expect(why).toBeFocused()
  await expect(page.getByText('Say why it is booked although notice has ended.')).toBeVisible()
  await why.fill('The crew can come')
  await page.getByRole('button', { name: 'Set another price' }).click()
  await page
    .getByLabel(/^Charged for/)
    .first()
    .fill('64000')
  await page.getByRole('button', { name: 'Confirm, to be paid on the day' }).click()
  await expect(page.getByText('Say why something else is charged.')).toBeVisible()
  await expect(page.getByLabel('Why', { exact: true })).toBeFocused()
  await page.keyboard.type('A returning guest')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: /^AN-\w{6} is confirmed$/ })).toBeVisible()

  // A part of it is given by hand; the rest stays for the card.
  await page.getByRole('link', { name: 'Open the booking' }).click()
  await page.getByRole('button', { name: 'Take money on the day' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).fill('1,000')
  await page.getByRole('dialog').getByRole('button', { name: 'Write down ¥1,000' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('wrote down cash on the day')
  await expect(history).toContainText('booked it although notice had ended on')
  await expect(history).toContainText('The crew can come')

  const mail = await mailAbout(productData(), email, /^Arranged/)
  expect(mail.text).toMatch(/is due on the day, or by card before it/)
  const link = /https?:\/\/\S+manage-booking\?booking=[^\s"]+token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const guest = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await guest.goto(new URL(link).pathname + new URL(link).search)
  await expect(guest.getByText(/^¥[\d,]+ due on the day, or pay now$/)).toBeVisible()
  await guest.getByRole('button', { name: /^Pay ¥[\d,]+ by card$/ }).click()
  await payByCard(guest, /^Pay ¥[\d,]+$/)
  await expect(guest.getByText('Paid. Thank you.')).toBeVisible()
  await expect(guest.getByText(/due on the day/)).toHaveCount(0)
  await guest.context().close()
})
