import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { codeOf, linkIn } from './support/accounts.ts'
import { attached, mailAbout } from './support/mails.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test, waitForLife } from './support/test.ts'
import { addFirstStop, field, placeEnds } from './support/tour-editor.ts'

/** Nothing is in the database but its tables, and nobody has the keys. */
let annai: RunningAnnai
test.beforeAll(async () => {
  annai = await startAnnai({ empty: true })
})
test.afterAll(() => annai.remove())

const owner = { name: 'Tetsuo Hara', email: 'tetsuo@hara.example', password: 'a quiet garage by the canal at four' }
const here = (page: Page) => page.locator('li[aria-current="step"]')

async function choose(page: Page, label: RegExp, option: RegExp, scope: Page | Locator = page) {
  await scope.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function toTheWay(page: Page) {
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The way to opening day')
}

/** A working day some days ahead, so that somebody with a usual week drives. */
function workingDay(ahead: number): string {
  const day = new Date(Date.now() + 9 * 3_600_000 + ahead * 86_400_000)
  return [0, 6].includes(day.getUTCDay()) ? workingDay(ahead + 1) : day.toISOString().slice(0, 10)
}

async function becomeOwner(page: Page) {
  const printed = await readFile(path.join(annai.dataDir, 'set-up-link'), 'utf8')
  await page.goto(printed.trim())
  await field(page, 'Name').fill(owner.name)
  await field(page, 'In Japanese').fill('原 哲夫')
  await field(page, 'E-mail').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password)
  const [secret = ''] = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
  await page.getByLabel(/six figures/).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Become the owner' }).click()
  await expect(page.getByRole('heading', { name: 'You are the owner.' })).toBeVisible()
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Open the office' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The way to opening day')
}

async function enterCompany(page: Page) {
  await here(page).getByRole('link', { name: 'Enter the company' }).click()
  await field(page, 'Name').fill('Hara Hire K.K.')
  await field(page, 'Address').fill('3-4-5 Shinonome, Koto-ku\nTokyo 135-0062')
  await field(page, /^Registration number/).fill('T1234567890123')
  await field(page, 'Telephone').fill('+81 3 1111 2222')
  await field(page, 'E-mail').fill('desk@hara.example')
  await page.getByRole('button', { name: 'Save company data' }).click()
  await expect(page.getByText('Company data saved')).toBeVisible()
}

async function takeStandardOver(page: Page) {
  await toTheWay(page)
  await page.getByRole('link', { name: 'Look through it and take it over' }).click()
  await page.getByRole('button', { name: /^Take over/ }).click()
  await expect(page.getByText(/lists? taken over\./)).toBeVisible()
}

async function addGarage(page: Page) {
  await toTheWay(page)
  await here(page).getByRole('link', { name: 'Add a garage' }).click()
  await page.getByRole('button', { name: 'Add a garage' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new garage' })
  await field(dialog, 'Name').fill('Shinonome garage')
  await choose(page, /Area/, /Odaiba/, dialog)
  await dialog.getByRole('button', { name: 'Add garage' }).click()
  await expect(page.getByText('Shinonome garage is added.')).toBeVisible()
}

async function addCar(page: Page) {
  await toTheWay(page)
  await here(page).getByRole('link', { name: 'Add a car' }).click()
  await choose(page, /Class/, /Alphard/)
  await field(page, 'Plate').fill('品川 300 あ 12-34')
  await choose(page, /Garage/, /Shinonome garage/)
  await page.getByRole('button', { name: 'Add car' }).click()
  await expect(page).toHaveURL(/\/admin\/cab\/edit\?id=/i)
}

async function addChauffeur(page: Page) {
  await toTheWay(page)
  await here(page).getByRole('link', { name: 'Add a chauffeur' }).click()
  await field(page, 'Family name').fill('Sato')
  await field(page, 'Given name').fill('Kenji')
  await field(page, 'In Japanese').fill('佐藤 健二')
  await field(page, /^Reading/).fill('さとう けんじ')
  await field(page, 'Mobile').fill('+81 90 1234 5678')
  await choose(page, /Garage/, /Shinonome garage/)
  await page.getByRole('checkbox', { name: 'Alphard' }).press('Space')
  await page.getByRole('checkbox', { name: 'English' }).press('Space')
  await choose(page, /Licence, second class/, /Ordinary/)
  await field(page, 'Number').fill('123456789012')
  await field(page, /^Its last day/).fill('31 / 12 / 2035')
  await field(page, /^Health check holds until/).fill('31 / 12 / 2035')
  await page.getByRole('button', { name: 'Add Sato' }).click()
  await expect(page).toHaveURL(/\/admin\/people\/[\da-f-]{36}/)
}

async function lookAtFares(page: Page) {
  await toTheWay(page)
  await here(page).getByRole('link', { name: 'Look at the fares' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await toTheWay(page)
  await here(page).getByRole('button', { name: 'They hold' }).click()
  await expect(page.getByText('Noted: your fares hold.')).toBeVisible()
}

/** A tour needs a category before it is public; who has none is led to it. */
async function addCategory(page: Page) {
  await toTheWay(page)
  await page.getByRole('link', { name: /^Begin.*First tour$/ }).click()
  await page.getByRole('link', { name: 'Add a category' }).click()
  // The page before has a name to fill in as well.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new category')
  await field(page, 'Name').fill('Gardens')
  await page.getByRole('radio', { name: 'G', exact: true }).press('Space')
  await field(page, 'Short line').fill('Moss, water and quiet.')
  await field(page, 'Opening paragraph').fill('Gardens in which nobody is in a hurry.')
  await page.getByRole('button', { name: 'From our pictures' }).click()
  const shelf = page.getByRole('dialog', { name: 'Our pictures' })
  await field(shelf, 'What one sees').fill('garden')
  await shelf.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('switch', { name: /^Shown on the site/ }).press('Space')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page).toHaveURL(/\/admin\/categories\/detail\/gardens$/)
}

const tour = { name: 'Moss before noon', slug: 'moss-before-noon' }

/** Written in the editor as an owner does it, with what the editor asks for and nothing else. */
async function writeFirstTour(page: Page) {
  await addCategory(page)
  await page.getByRole('link', { name: 'Add a tour to this category' }).click()
  await field(page, 'Name').fill(tour.name)
  await field(page, 'Name').press('Enter')
  await expect(page.getByRole('heading', { name: tour.name, level: 1 })).toBeVisible()
  const publish = page.getByRole('button', { name: /^Publish/ })
  await expect(publish).toBeDisabled()
  await field(page, 'One line for lists').fill('Moss, tea and nobody in a hurry.')
  await field(page, 'Kilometres on foot').fill('2')
  await page.getByRole('textbox', { name: 'The tour in words' }).fill('A garden of moss and a bowl of tea.')
  await field(page, 'Length').fill('3 h')
  await placeEnds(page)
  await addFirstStop(page, 'A moss garden')
  await field(page, 'Drive to A moss garden, minutes').fill('30')
  await field(page, 'Stay at A moss garden, minutes').fill('120')
  await field(page, /^Drive to Your hotel/).fill('30')
  await page.getByRole('button', { name: 'From our pictures' }).click()
  const shelf = page.getByRole('dialog', { name: 'Our pictures' })
  await field(shelf, 'What one sees').fill('garden')
  await shelf.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('switch', { name: 'Alphard on sale' }).press('Space')
  await field(page, 'Price of the Alphard, yen').fill('64000')
  await page.getByLabel('November', { exact: true }).check()
  await expect(publish).toBeEnabled()
  await publish.press('Enter')
  await expect(page.getByText(`${tour.name} is public.`)).toBeVisible()
  await toTheWay(page)
  await expect(page.getByText('1 tour can be booked.')).toBeVisible()
}

/** By a message whose link is pressed, and by a card that is set up; one that is declined proves nothing. */
async function proveMailAndCards(page: Page) {
  const mail = await mailAbout(annai.dataDir, owner.email, /./)
  const other = await page.context().newPage()
  await other.goto(annai.url + linkIn(mail, '/verify-email'))
  await expect(other.getByText(`${owner.email} is confirmed.`, { exact: false })).toBeVisible()
  await other.close()
  await page.reload()
  await here(page).getByRole('link', { name: 'Try a card' }).click()
  const form = page.getByRole('form', { name: 'Try a card' })
  await typeCard(form, '4000 0000 0000 0002')
  await form.getByRole('button', { name: 'Try this card' }).click()
  await expect(form.getByText(/^The card was declined\./)).toBeVisible()
  await expect(page.getByText('No card was tried yet.')).toBeVisible()
  await typeCard(form, '4242 4242 4242 4242')
  await form.getByRole('button', { name: 'Try this card' }).click()
  await expect(page.getByText(/^A card was good on/)).toBeVisible()
}

async function typeCard(scope: Page | Locator, number: string) {
  await scope.getByLabel('Card number').fill(number)
  await scope.getByLabel('Expires').fill('11 / 35')
  await scope.getByLabel('Security code').fill('123')
}

async function openTheDoors(page: Page) {
  await toTheWay(page)
  await here(page).getByRole('button', { name: 'Open the doors' }).click()
  await page.getByRole('dialog', { name: 'Open the doors?' }).getByRole('button', { name: 'Open now' }).click()
  await expect(page.getByText('The house is open. Guests can book.')).toBeVisible()
}

/** The tour that the owner wrote, from the list of all tours to the payment; answers the reference. */
async function bookAndPay(page: Page, day: string): Promise<string> {
  await page.goto(`${annai.url}/tour/grid`)
  await page.getByRole('link', { name: tour.name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/tour/detail/${tour.slug}`))
  await page.goto(`${annai.url}/tour/booking/${tour.slug}?day=${day}&guests=2`)
  const continueTo = (step: string) => page.getByRole('button', { name: `Continue to ${step}` }).click()
  await continueTo('travellers')
  await page.getByRole('group', { name: 'Adult 1' }).getByLabel('Full name').fill('Nora Lindqvist')
  await page.getByRole('group', { name: 'Adult 2' }).getByLabel('Full name').fill('Nils Lindqvist')
  await page.getByLabel('E-mail').fill('nora@example.com')
  await page.getByLabel('Mobile, for the day').fill('+46 70 123 45 67')
  await continueTo('pick-up')
  await page.getByRole('combobox', { name: 'Hotel' }).fill('palace')
  await page.getByRole('option', { name: 'Palace Hotel Tokyo' }).click()
  await continueTo('review')
  await continueTo('payment')
  await typeCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay ¥[\d,]+ and confirm$/ }).click()
  await expect(page.getByText('Confirmed and paid')).toBeVisible()
  return new URL(page.url()).searchParams.get('booking') ?? ''
}

async function asVisitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  waitForLife(page)
  return page
}

test('from an empty database to a paid booking, its sheet and its receipt, with nothing but what an owner sees and presses', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  page.setDefaultTimeout(30_000)
  const visitor = await asVisitor(browser)
  visitor.setDefaultTimeout(30_000)
  const answer = await visitor.request.get(annai.url)
  expect([answer.status(), await answer.text()]).toEqual([503, expect.stringContaining('We open soon.')])

  await becomeOwner(page)
  await enterCompany(page)
  await takeStandardOver(page)
  await addGarage(page)
  await addCar(page)
  await addChauffeur(page)
  await lookAtFares(page)
  await writeFirstTour(page)
  await proveMailAndCards(page)
  await openTheDoors(page)

  const day = workingDay(10)
  const reference = await bookAndPay(visitor, day)
  const confirmed = await mailAbout(annai.dataDir, 'nora@example.com', new RegExp(reference))
  const voucher = pagesOf(attached(confirmed, '.pdf')).join(' ')
  expect(voucher).toContain('品川 300 あ 12-34')
  expect(voucher).toContain(tour.name)

  await page.goto(`${annai.url}/admin/dispatch/sheets?day=${day}`)
  const sheet = page.getByRole('article')
  await expect(sheet).toHaveCount(1)
  await expect(sheet).toContainText(reference)
  await expect(sheet).toContainText('佐藤')

  await visitor.getByRole('link', { name: 'Change, message or cancel' }).click()
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: /receipt/i }).click()
  const receipt = pagesOf(await readFile(await (await download).path())).join(' ')
  expect(receipt).toContain('T1234567890123')
  await visitor.context().close()
})
