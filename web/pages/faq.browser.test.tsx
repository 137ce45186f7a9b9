import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { telling } from '#web/testing/address.tsx'
import { show } from '#web/testing/show.tsx'
import { desk, faultsOfShown, phone } from '#web/testing/sound.ts'
import { questionGroups, questions } from '#web/writing/site/questions/questions.ts'
import Faq from './faq.tsx'

// What needs the page as it is sent, the way back to it and how it looks is tried in e2e/questions.spec.ts.

const { Page, place } = telling(Faq)
const open = (at = '/faq') => show(Page, { at })
const field = page.getByRole('searchbox', { name: 'Search the questions' })
const outcome = page.getByRole('status')
const all = page.getByRole('button', { name: 'Show all questions' })
const groups = page.getByRole('navigation', { name: 'Groups of questions' })
const heading = (name: string) => page.getByRole('heading', { name })
const question = (words: string) => page.getByText(words, { exact: true })
const answerTo = (id: string) => page.elementLocator(document.getElementById(id) ?? document.body)
const shown = () => [...document.querySelectorAll('details')].filter((answer) => answer.checkVisibility()).length

test('a misspelt word finds its answers, opens them and leaves out the rest', async () => {
  await open()
  expect(shown()).toBe(questions.length)
  await expect.element(answerTo('luggage')).not.toBeVisible()
  await field.fill('lugagge')
  await expect.element(answerTo('luggage')).toBeVisible()
  await expect.element(question('Should we tip?')).not.toBeVisible()
  await expect.element(heading('Cars, seats and luggage')).toBeVisible()
  await expect.element(heading('Booking and paying')).not.toBeInTheDocument()
  await expect.element(groups.getByRole('link', { name: 'Booking and paying' })).not.toBeInTheDocument()
  await expect.element(outcome).toMatchTextContent(/^\d answers for “lugagge”$/)
  await expect.poll(() => place.address).toBe('/faq?q=lugagge')
})

test('words in the address are looked for, and the way to all questions ends the search', async () => {
  await open('/faq?q=gratuity')
  await expect.element(field).toHaveValue('gratuity')
  await expect.poll(shown).toBe(1)
  await expect.element(answerTo('tips')).toBeVisible()
  await expect.element(outcome).toHaveTextContent('One answer for “gratuity”')
  await place.go('/faq')
  await expect.element(field).toHaveValue('')
  await expect.poll(shown).toBe(questions.length)
})

test('when a search is over, answers are again as the reader had left them', async () => {
  await open()
  const first = questions[0]
  await expect.element(answerTo(first?.id ?? '')).toBeVisible()
  await question(first?.question ?? '').click()
  await expect.element(answerTo(first?.id ?? '')).not.toBeVisible()
  await question('Why a green plate?').click()
  await expect.element(answerTo('green-plate')).toBeVisible()

  await field.fill('tips')
  await expect.element(answerTo('tips')).toBeVisible()
  await all.click()
  await expect.element(field).toHaveFocus()
  await expect.poll(() => place.address).toBe('/faq')
  expect(shown()).toBe(questions.length)
  await expect.element(answerTo('green-plate')).toBeVisible()
  await expect.element(answerTo('tips')).not.toBeVisible()
  await expect.element(answerTo(first?.id ?? '')).not.toBeVisible()
})

test('where nothing fits, the page says so and offers words that do', async () => {
  await open()
  await field.fill('zeppelin')
  await expect.element(heading('Nothing here about “zeppelin”')).toBeVisible()
  await expect.element(outcome).toHaveTextContent('No answer for “zeppelin”')
  expect(shown()).toBe(0)
  await page.getByRole('button', { name: 'child seat' }).click()
  await expect.element(field).toHaveValue('child seat')
  await expect.element(field).toHaveFocus()
  await expect.element(answerTo('child-seats')).toBeVisible()
  await expect.poll(() => place.address).toBe('/faq?q=child+seat')
})

test('the list of groups leads to each, and loses no search', async () => {
  await open()
  for (const { id, title } of questionGroups) {
    await groups.getByRole('link', { name: title }).click()
    await expect.element(heading(title)).toHaveFocus()
    expect(place.address).toBe(`/faq#${id}`)
  }
  await field.fill('fuji')
  await expect.element(outcome).toMatchTextContent(/“fuji”$/)
  await groups.getByRole('link', { name: 'Children and access' }).click()
  await expect.poll(() => place.address).toBe('/faq?q=fuji#children-and-access')
  await expect.element(field).toHaveValue('fuji')
  await expect.element(question('Should we tip?')).not.toBeVisible()
})

test('the keyboard searches, opens, closes and goes from group to group', async () => {
  await open()
  await field.click()
  await userEvent.keyboard('typhon{Enter}')
  const typhoon = document.querySelector('[data-question=typhoon] summary')
  await expect.poll(() => document.activeElement).toBe(typhoon)
  await expect.element(outcome).toHaveTextContent('One answer for “typhon”')
  await userEvent.keyboard('{Enter}')
  await expect.element(answerTo('typhoon')).not.toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(answerTo('typhoon')).toBeVisible()

  all.element().focus()
  await userEvent.keyboard('{Enter}')
  const onTheDay = groups.getByRole('link', { name: 'On the day' })
  await expect.element(onTheDay).toBeVisible()
  onTheDay.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('On the day')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toContain('Where does the day begin?')
})

test('an address names one answer and opens it within the site', async () => {
  await open()
  await expect.element(answerTo('green-plate')).not.toBeVisible()
  await place.go('/faq#green-plate')
  await expect.element(answerTo('green-plate')).toBeVisible()
})

/** Below the questions there is more, so that the last group can come up, too. */
const FaqAndFooter = () => (
  <>
    <Faq />
    <footer style={{ height: '100vh' }} />
  </>
)

test('the list of groups follows the reader, and stays at the side', async () => {
  await show(FaqAndFooter)
  for (const { id, title } of questionGroups) {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
    await expect.poll(() => groups.element().querySelector('[aria-current]')?.textContent).toBe(title)
    await expect.element(groups).toBeInViewport()
  }
})

test('the number of hits is said when the reader pauses, never at each letter', async () => {
  await open('/faq?q=tips')
  await expect.element(outcome).toHaveTextContent('One answer for “tips”')
  await field.click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    document.execCommand('selectAll')
    for (const letter of 'rain') {
      document.execCommand('insertText', false, letter)
      await vi.advanceTimersByTimeAsync(399)
    }
    await expect.element(answerTo('rain')).toBeVisible()
    expect(outcome.element().textContent).toBe('One answer for “tips”')
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(outcome).toMatchTextContent(/answers for “rain”$/)
  } finally {
    vi.useRealTimers()
  }
})

test('nothing found on a phone, and what was found, leaves the page sound and within its width', async () => {
  await open()
  const odd = 'zeppelin'.repeat(9)
  await field.fill(odd)
  await expect.element(heading(`Nothing here about “${odd}”`)).toBeVisible()
  expect(await faultsOfShown([phone])).toEqual([])
  await field.fill('lugagge')
  await expect.element(answerTo('luggage')).toBeVisible()
  expect(await faultsOfShown([desk])).toEqual([])
})
