import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { availability } from '#contract/availability.ts'
import { laterReturns, makeQuote } from '#contract/pricing.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { book, box, openBox, serveBox } from '#web/testing/price-box.tsx'
import { longDay } from '#web/ui/day.ts'
import { dayOfNextMonth, farOut, inTown, monthOf, quoteOf, returnsOf } from './box.fixture.ts'

const server = fakeServer()
const day = dayOfNextMonth(20)
const chosen = `?day=${day}`
const total = () => box.getByText('Total', { exact: true }).element().parentElement?.textContent
const dayButton = (name: RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  serveBox(server)
  await page.viewport(1440, 900)
})
afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('the usual price is told once, days have their reason, and the keys lead through them', async () => {
  const { place } = await openBox(inTown, chosen)
  await box.getByRole('button', { name: 'Change day' }).click()
  const the20th = dayButton(/^\w+ 20 \w+ \d{4}$/)
  await expect.element(the20th).toHaveFocus()
  await expect.element(box).toMatchTextContent('The usual price is ¥92,000')
  await expect.element(the20th).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dayButton(/^\w+ 21 /)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(dayButton(/^\w+ 14 /)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(dayButton(/^\w+ 14 /)).toHaveFocus()
  // This month is the first.
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Next month' }).click()
  dayButton(/^\w+ 21 /)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toMatchTextContent(/\w{3} 21 \w{3}, 08:30/)
  await expect.poll(() => place.address).toMatch(/day=\d{4}-\d\d-21$/)
})

test('where the page is mirrored, the arrows follow the reading', async () => {
  document.documentElement.dir = 'rtl'
  await openBox(inTown, chosen)
  await box.getByRole('button', { name: 'Change day' }).click()
  await expect.element(dayButton(/^\w+ 20 /)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(dayButton(/^\w+ 21 /)).toHaveFocus()
})

test('a taken day and a month without any lead to the nearest', async () => {
  const nearest = [{ day: dayOfNextMonth(22), start: '09:00' }]
  const { tour, place } = await openBox(inTown)
  server.on(availability, (question) => {
    const month = monthOf(tour, question)
    return { ...month, nearest, days: month.days.map((one) => ({ ...one, free: false, why: 'sold-out' as const })) }
  })
  await box.getByRole('button', { name: 'Choose day' }).click()
  await expect.element(box).toMatchTextContent('Nothing in this month for 2 guests. The nearest:')
  await expect.element(dayButton(/^\w+ 28 \w+ \d{4}, sold out$/)).toHaveAttribute('aria-disabled', 'true')
  await dayButton(/^\w{3} 22 \w{3}, 09:00$/).click()
  await expect.poll(() => place.address).toMatch(new RegExp(`day=${dayOfNextMonth(22)}&start=09%3A00$`))
})

test('where the first day is sold out, the next free one has the focus and is named as the first', async () => {
  const [soldOut, free] = [dayOfNextMonth(10), dayOfNextMonth(11)]
  const { tour } = await openBox({ ...inTown, season: { from: soldOut.slice(5), to: dayOfNextMonth(20).slice(5) } })
  const held = Promise.withResolvers<void>()
  server.on(availability, async (question) => {
    await held.promise
    const month = monthOf(tour, question)
    const taken = { free: false, why: 'sold-out' as const }
    return { ...month, days: month.days.map((one) => (one.day < free ? { ...one, ...taken } : one)) }
  })
  await box.getByRole('button', { name: 'Choose day' }).click()
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.day
  await expect.poll(focused).toBe(soldOut)
  await expect.element(box).toMatchTextContent(`so the first day is ${longDay(soldOut)}.`)
  held.resolve()
  await expect.poll(focused).toBe(free)
  await expect.element(box).toMatchTextContent(`the first free day is ${longDay(free)}.`)
})

test('the price comes with its reasons; the old one stays, dimmed, until the new is there', async () => {
  const { tour, place } = await openBox(inTown, chosen)
  await expect.element(box).toMatchTextContent('Crown with chauffeur for 2 guests, 08:30 to 16:30 (8 hours)')
  const held = Promise.withResolvers<void>()
  server.on(makeQuote, async (wish) => {
    await held.promise
    return quoteOf(tour, wish)
  })
  await box.getByRole('radio', { name: /^Alphard/ }).click()
  const busy = () => box.element().querySelector('[aria-busy]')
  await expect.poll(() => busy()?.textContent).toContain('¥92,000')
  await expect.poll(() => place.address).toMatch(/car=alphard$/)
  held.resolve()
  await expect.poll(busy).toBeNull()
  expect(total()).toContain('¥98,000')
  await expect
    .element(box.getByRole('status').filter({ hasText: 'in all' }))
    .toMatchTextContent('Alphard, ¥98,000 in all.')
})

test('only returns that can be had are listed, with what each adds, and choosing one adds it to the price', async () => {
  await openBox(inTown, chosen)
  const later = box.getByRole('group', { name: 'Return later?' })
  await expect.element(later.getByRole('radio', { name: '16:30 planned' })).toBeChecked()
  await expect.element(later.getByRole('radio', { name: '17:00 + ¥4,950' })).toBeEnabled()
  await expect.element(box).toMatchTextContent('it cannot end later than 18:00.')
  await later.getByRole('radio', { name: '18:00 + ¥14,850' }).click()
  await expect.poll(total).toContain('¥106,850')
  expect(book.element().getAttribute('href')).toMatch(/&more=3$/)
  await later.getByRole('radio', { name: '16:30 planned' }).click()
  await expect.poll(total).toContain('¥92,000')
})

test('a day that is as long as a chauffeur may work lists no later return, and says why', async () => {
  const { tour } = await openBox(farOut)
  const sentence = 'It is the longest day a chauffeur may work (13 hours), so it cannot end later than 17:00.'
  server.on(laterReturns, () => ({
    ...returnsOf(tour, day, '05:00'),
    returns: [],
    why: 'longest-day' as const,
    sentence,
  }))
  await box.getByRole('button', { name: 'Choose day' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await dayButton(/^\w+ 20 /).click()
  await expect.element(box).toMatchTextContent(sentence)
  await expect.element(box.getByRole('group', { name: 'Return later?' })).not.toBeInTheDocument()
})

test('a guide can be added where the tour has none, and costs a line of its own', async () => {
  const { place, close } = await openBox({ ...inTown, guideIncluded: false }, chosen)
  await box.getByRole('checkbox', { name: /^Add a guide/ }).click()
  await expect.element(box).toMatchTextContent('A guide for your 8 hours.')
  await expect.poll(() => place.address).toMatch(/guide=yes$/)
  await close()
  await openBox(inTown, chosen)
  await expect.element(box.getByRole('radio', { name: /^Crown/ })).toBeChecked()
  await expect.element(box.getByRole('checkbox')).not.toBeInTheDocument()
})

test('no age is guessed: until each is chosen the price waits, and says between what it will be', async () => {
  const { place } = await openBox(inTown, `${chosen}&guests=3`)
  await expect.poll(total).toContain('¥92,000')
  await box.getByRole('button', { name: 'Change party' }).click()
  await page.getByRole('button', { name: 'Fewer adults' }).click()
  await page.getByRole('button', { name: 'More children' }).click()
  const age = (whose: string) => page.getByRole('combobox', { name: `Age, ${whose}` })
  await expect.element(age('The child')).toHaveValue('')
  await expect.element(box).toMatchTextContent('One age is missing')
  // With a seat for the child the Crown is too small.
  await expect.element(box).toMatchTextContent('It will be between ¥92,000 and ¥99,650.')
  await expect.element(book).not.toBeInTheDocument()
  await expect.poll(() => place.address).toMatch(/guests=3&ages=-$/)
  await age('The child').selectOptions('11')
  await expect.element(box).toMatchTextContent('2 adults, 1 child (11)')
  await expect.poll(total).toContain('¥92,000')
  await expect.element(book).toBeVisible()
  await page.getByRole('button', { name: 'More children' }).click()
  await expect.element(age('First child')).toHaveValue('11')
  await expect.element(age('Second child')).toHaveValue('')
  await expect.element(box).toMatchTextContent('2 adults, 2 children (11, age not chosen)')
  await page.getByRole('button', { name: 'Fewer children' }).click()
  await page.getByRole('button', { name: 'Fewer children' }).click()
  await expect.poll(() => place.address).toMatch(/day=\d{4}-\d\d-20$/)
})

test('a time that somebody else takes meanwhile offers the nearest, and goes on from there', async () => {
  const { tour } = await openBox(inTown, chosen)
  await expect.element(box).toMatchTextContent('Crown with chauffeur')
  const taken = {
    error: 'This time has just been taken.',
    code: 'inventory.sold-out',
    nearest: [{ day, start: '09:30' }],
  }
  server.on(makeQuote, () => new Refusal(409, taken))
  await box.getByRole('radio', { name: /^09:00/ }).click()
  await expect
    .element(box.getByRole('alert'))
    .toMatchTextContent(/\w+day 20 \w+, 09:00 is taken\. The nearest that you can have:/)
  await expect.element(book).not.toBeInTheDocument()
  server.on(makeQuote, (wish) => quoteOf(tour, wish))
  await box.getByRole('button', { name: /^\w{3} 20 \w{3}, 09:30$/ }).click()
  await expect.element(box.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(box.getByRole('radio', { name: /^09:30/ })).toBeChecked()
  expect(book.element().getAttribute('href')).toMatch(/start=09%3A30$/)
})

test('an address with a return that is too late says so, and one press returns as planned', async () => {
  const tooLong = { error: 'This one can last until 20:00 at the latest.', code: 'inventory.day-too-long' }
  server.on(makeQuote, (wish) => (wish.extraHalfHours ? new Refusal(409, tooLong) : quoteOf(inTown, wish)))
  server.on(laterReturns, () => returnsOf(inTown, day, '08:30'))
  const { place } = await openBox(inTown, `${chosen}&more=8`)
  await expect.element(box.getByRole('alert')).toMatchTextContent('until 20:00 at the latest')
  // Nothing that can come is promised.
  await expect.element(box.getByText(/stand here in a moment/)).not.toBeVisible()
  await box.getByRole('button', { name: 'Return as planned' }).click()
  await expect.poll(total).toContain('¥92,000')
  await expect.element(box.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(box.getByRole('radio', { name: /planned$/ })).toBeChecked()
  expect(place.address).not.toContain('more=')
})

test('a lost connection says so, keeps what was chosen, and tries again', async () => {
  await openBox(inTown, chosen)
  await expect.element(box).toMatchTextContent('Crown with chauffeur')
  server.setAway(true)
  await box.getByRole('radio', { name: /^HiAce Grand Cabin/ }).click()
  const kept = box.getByRole('alert').filter({ hasText: 'is kept' })
  await expect.element(kept).toMatchTextContent('We could not be reached. What you chose is kept')
  await box.getByRole('button', { name: 'Change day' }).click()
  await expect.element(box).toMatchTextContent('Which days are free could not be asked for.')
  server.setAway(false)
  await kept.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(total).toContain('¥114,000')
  await expect.element(box.getByRole('radio', { name: /^HiAce Grand Cabin/ })).toBeChecked()
  await box.getByRole('button', { name: 'Try again' }).click()
  await expect.element(box).toMatchTextContent('The usual price is ¥114,000')
})

test('on a phone the bar has the total, and the sheet all that leads to it', async () => {
  await page.viewport(390, 844)
  await openBox(inTown, `${chosen}&more=3`)
  await page.getByRole('button', { name: /¥106,850/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Your day and its price' })
  const later = (name: string) => sheet.getByRole('radio', { name })
  // They are asked for when somebody comes to them.
  const returns = sheet.getByText(/Later returns, and what they cost|cannot end later/)
  await expect.element(returns).toBeInTheDocument()
  returns.element().scrollIntoView()
  await expect.element(later('18:00 + ¥14,850')).toBeChecked()
  await later('17:00 + ¥4,950').click()
  await expect.element(sheet.getByRole('link', { name: /^Book \w+day 20 \w+, ¥96,950$/ })).toBeVisible()
})
