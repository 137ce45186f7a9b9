import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  changeTraveller,
  forgetTraveller,
  type SavedTraveller,
  savedTravellers,
  saveTraveller,
} from '#contract/travellers.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import Travelers, { clientLoader } from './travelers.tsx'

const server = fakeServer()
let saved: SavedTraveller[] = []
let count = 0

beforeEach(() => {
  sessionStorage.clear()
  ;[saved, count] = [[], 0]
  server.on(savedTravellers, () => ({ travellers: saved }))
  server.on(saveTraveller, (input) => {
    const person = { ...input, id: `01890a5d-ac96-774b-bcce-b3020000000${count++}` } as SavedTraveller
    saved = [...saved, person]
    return person
  })
  server.on(changeTraveller, (input) => ({ ...input }) as SavedTraveller)
  server.on(forgetTraveller, () => undefined)
})

const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function add(name: string, more: () => Promise<void>) {
  await button('Add a traveller').click()
  const form = page.getByRole('form', { name: 'Add a traveller' })
  await expect.element(box('Name, as in the passport')).toHaveFocus()
  await userEvent.keyboard(name)
  await more()
  await button(`Add ${name.split(' ')[0]}`).click()
  await expect.element(form).not.toBeInTheDocument()
}

test('travellers are saved, changed, removed and put back, and the focus stays where one is', async () => {
  await show(Travelers, { data: clientLoader })
  await expect.element(page.getByText('Nobody is saved yet')).toBeVisible()
  await add('Margaret Ellis', async () => {
    await box('Date of birth').fill('31 / 02 / 1950')
    await userEvent.keyboard('{Enter}')
    await expect.element(box('Date of birth')).toHaveFocus()
    await expect.element(page.getByText('Write day, month and year, like 23 / 05 / 1984.')).toBeVisible()
    await box('Date of birth').fill('1.2.1950')
    await box('Food').fill('Vegetarian')
  })
  await add('Ada Ellis', async () => {
    await page.getByRole('button', { name: /Age group/ }).click()
    await page.getByRole('option', { name: 'Child, 7' }).click()
    await page.getByRole('button', { name: /Seat in the car/ }).click()
    await page.getByRole('option', { name: 'Booster seat' }).click()
  })
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Ada Ellis')).toMatchTextContent('Child, 7. Booster seat')
  await button('Change Margaret Ellis').click()
  await box('Anything else').fill('Walks with a stick')
  await button('Save the changes').click()
  await expect.element(button('Change Margaret Ellis')).toHaveFocus()
  await expect.element(row('Margaret Ellis')).toMatchTextContent('Vegetarian. Walks with a stick')
  await button('Remove Margaret Ellis').click()
  await expect.element(button('Change Ada Ellis')).toHaveFocus()
  await button('Put back Margaret Ellis').click()
  await expect.element(button('Change Margaret Ellis')).toHaveFocus()
  expect(server.asked(saveTraveller).at(-1)).toMatchObject({ name: 'Margaret Ellis', note: 'Walks with a stick' })
  await button('Remove Ada Ellis').click()
  await expect.element(page.getByText('Ada Ellis is removed.').first()).toBeInTheDocument()
})
