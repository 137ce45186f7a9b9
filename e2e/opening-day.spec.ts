import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { codeOf, linkIn } from './support/accounts.ts'
import { attached, mailAbout } from './support/mails.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test, waitForLife } from './support/test.ts'

/** Nothing is in the database but its tables, and nobody has the keys. */
let annai: RunningAnnai
test.beforeAll(async () => {
  annai = await startAnnai({ empty: true })
})
test.afterAll(() => annai.remove())

const owner = { name: 'Tetsuo Hara', email: 'tetsuo@hara.example', password: 'a quiet garage by the canal at four' }
const here = (page: Page) => page.locator('li[aria-current="step"]')
const field = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('textbox', { name })

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

/** From the list of cars to the payment; answers the reference. */
async function bookAndPay(page: Page, day: string): Promise<string> {
  const ride = { way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', day, time: '14:05' }
  await page.goto(`${annai.url}/cabs/list?${new URLSearchParams({ ...ride, guests: '2', largeCases: '1' })}`)
  await page.getByRole('link', { name: 'Choose the Alphard' }).click()
  await page.getByRole('link', { name: /^Book the Alphard/ }).click()
  await page.getByRole('button', { name: 'Type the time yourself' }).click()
  await field(page, /^Name on the board/).fill('Lindqvist')
  await field(page, /^Mobile that works in Japan/).fill('+46 70 123 45 67')
  await page.getByRole('button', { name: 'Continue to passengers' }).click()
  await field(page, 'Full name').fill('Nora Lindqvist')
  await field(page, /^E-mail/).fill('nora@example.com')
  await page.getByRole('button', { name: 'Continue to review' }).click()
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
  test.setTimeout(300_000)
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
  await proveMailAndCards(page)
  await openTheDoors(page)

  const day = workingDay(5)
  const reference = await bookAndPay(visitor, day)
  const confirmed = await mailAbout(annai.dataDir, 'nora@example.com', new RegExp(reference))
  expect(pagesOf(attached(confirmed, '.pdf')).join(' ')).toContain('品川 300 あ 12-34')

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
