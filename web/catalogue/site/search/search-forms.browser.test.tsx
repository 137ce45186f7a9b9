import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { addDays, todayInTokyo } from '#core/days.ts'
import { Hero } from '#web/pages/home/hero.tsx'
import { telling } from '#web/testing/address.tsx'
import { show } from '#web/testing/show.tsx'
import { asksQuery } from './asks.ts'
import { AsksForm } from './asks-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { TourSearchForm } from './search-form.tsx'
import { SentenceForm } from './sentence-form.tsx'

const hotel = 'Your hotel in central Tokyo'
const pickUps = [hotel, 'Haneda, Terminal 3'].map((name) => ({ name, count: 1 }))
const inAWeek = addDays(todayInTokyo(new Date()), 7)
const grid = telling(() => <h1>The tours</h1>)
const asked = () => Object.fromEntries(new URL(grid.place.address, location.href).searchParams)
const others = [{ path: '/tour/grid', Component: grid.Page }]
const find = page.getByRole('button', { name: 'Find a day' })

async function expectTours() {
  await find.click()
  await expect.element(page.getByRole('heading', { name: 'The tours' })).toBeVisible()
}

beforeEach(() => page.viewport(1440, 900))

const FrontHero = () => <Hero pickUps={pickUps} />

test('what is left empty does not end up in the address', async () => {
  await show(FrontHero, { others })
  await expectTours()
  expect(grid.place.address).toBe('/tour/grid')
})

test('a day and a party can be taken back', async () => {
  await show(FrontHero, { others })
  const party = page.getByRole('dialog', { name: 'Party' })
  await page.getByRole('button', { name: 'Party Any size' }).click()
  await party.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Party 2 guests' }).click()
  await party.getByRole('button', { name: 'Any size' }).click()
  await expect.element(page.getByRole('button', { name: 'Party Any size' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Pick-up' }).selectOptions('Haneda, Terminal 3')
  await expectTours()
  expect(asked()).toEqual({ from: 'Haneda, Terminal 3' })
})

test('the keyboard alone finds a day, from the words to the tours', async () => {
  await show(FrontHero, { others })
  const day = page.getByRole('button', { name: /^Day / })
  const isInside = (dialog: Locator) => () => dialog.element().contains(document.activeElement)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'What would you like to see?' })).toHaveFocus()
  await userEvent.keyboard('fuji{Tab}')
  await expect.element(day).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const calendar = page.getByRole('dialog', { name: 'Day' })
  await expect.element(calendar).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  await expect.poll(isInside(calendar.getByRole('grid')), { message: 'the calendar has the focus' }).toBe(true)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(day).toHaveFocus()

  await userEvent.keyboard('{Tab}{Enter}')
  const party = page.getByRole('dialog', { name: 'Party' })
  await expect.element(party).toBeVisible()
  await expect.poll(isInside(party), { message: 'the sheet has the focus' }).toBe(true)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(party.getByRole('button', { name: 'More guests' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(party).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Party 3 guests' })).toHaveFocus()

  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('combobox', { name: 'Pick-up' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'The tours' })).toBeVisible()
  expect(asked()).toEqual({ q: 'fuji', day: inAWeek, guests: '3' })
})

test.each([390, 1440])('the front page says the answers of its search in full at %i pixels', async (width) => {
  await page.viewport(width, 844)
  await show(FrontHero, { others })
  const fields = page.getByRole('button', { name: /^(Day|Party)/ }).elements()
  expect(fields).toHaveLength(2)
  expect(fields.filter((field) => field.scrollWidth > field.clientWidth)).toEqual([])
})

const UprightTicket = () => <TourSearchForm variant="column" pickUps={pickUps} />

test('the upright ticket searches', async () => {
  await show(UprightTicket, { others })
  await page.getByRole('textbox', { name: 'What would you like to see?' }).fill('kamakura')
  await page.getByRole('combobox', { name: 'Pick-up' }).selectOptions(hotel)
  await expectTours()
  expect(asked()).toEqual({ q: 'kamakura', from: hotel })
})

const Sentence = () => <SentenceForm guests={2} day={inAWeek} suggestions={['Kamakura']} />

test('the sentence searches with what stands in its blanks', async () => {
  await show(Sentence, { others })
  await expect.element(page.getByRole('button', { name: /^free on/ })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('4')
  await page.getByRole('combobox', { name: 'would like to see' }).fill('Kamakura')
  await expectTours()
  expect(asked()).toEqual({ guests: '4', day: inAWeek, q: 'Kamakura' })
})

const picture = { path: 'prints/a', alt: '', titleJa: null, ground: '#fff', focus: '50% 50%', width: 4, height: 3 }
const lines = ['Evenings', 'Gardens', 'Food'].map((name) => ({ slug: name.toLowerCase(), name, picture, tourCount: 3 }))
const Pictures = () => <PictureForm choices={lines} />

test('pictures choose the lines, one or several', async () => {
  await show(Pictures, { others })
  for (const name of [/^Gardens/, /^Evenings/]) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: 'Party Any size' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expectTours()
  expect(asked()).toEqual({ line: 'evenings,gardens', guests: '2' })
})

const noWish = { guests: '', asks: [] }
const several = telling(() => {
  const navigate = useNavigate()
  return <AsksForm action="/" named={noWish} isFinding={false} onFind={(asks) => navigate(`/${asksQuery(asks)}`)} />
})
const wish = (place: number) => page.getByRole('textbox', { name: 'What would you like to see?' }).nth(place - 1)

test('several wishes can be four, and not fewer than one', async () => {
  await show(several.Page)
  const another = page.getByRole('button', { name: 'Another day' })
  await another.click()
  await another.click()
  await expect.element(page.getByRole('button', { name: 'Find all four' })).toBeVisible()
  await expect.element(another).not.toBeInTheDocument()
  await wish(4).fill('tea')
  await page.getByRole('button', { name: 'Remove day 2' }).click()
  await expect.element(wish(3)).toHaveValue('tea')
  await page.getByRole('button', { name: 'Remove day 1' }).click()
  await page.getByRole('button', { name: 'Remove day 1' }).click()
  await expect.element(page.getByRole('button', { name: /^Remove day/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect.poll(() => several.place.address).toBe('/?guests=2&q1=tea')
})

test('a search for several days that says nothing is asked what it means', async () => {
  await show(several.Page)
  await page.getByRole('button', { name: 'Find both' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Say what you would like to see')
  expect(several.place.address).toBe('/')
})
