import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { comingThings, wishToHear } from '#contract/coming.ts'
import { picture } from '#web/catalogue/site/tour.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import ComingSoon, { clientLoader } from './coming-soon.tsx'

const server = fakeServer()
const boats = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8010', title: 'Boats at Chidorigafuchi', month: '2027-03' },
  ...{ text: 'Rowing boats under the blossom.', picture },
}
const inn = { ...boats, id: '01890a5d-ac96-774b-bcce-b302099a8020', title: 'A ryokan for the night', month: null }
const open = async (things: (typeof boats | typeof inn)[]) => {
  server.on(comingThings, () => ({ things }))
  await show(ComingSoon, { at: '/coming-soon', data: clientLoader })
}
const boatForm = page.getByRole('form', { name: 'Tell me when it is here: Boats at Chidorigafuchi' })

test('what is coming stands with its month and its form, and an address is left for one thing', async () => {
  server.on(wishToHear, () => undefined)
  await open([boats, inn])
  await expect.element(page.getByText('From March 2027')).toBeVisible()
  await expect.element(page.getByRole('article', { name: inn.title })).toBeVisible()
  expect(await faultsOfShown()).toEqual([])
  const address = boatForm.getByRole('textbox', { name: 'E-mail' })
  await boatForm.getByRole('button', { name: 'Tell me' }).click()
  await expect.element(boatForm.getByText('Write your e-mail address.')).toBeVisible()
  await expect.element(address).toHaveFocus()
  expect(server.asked(wishToHear)).toEqual([])
  await address.fill('eleanor@example.com')
  await boatForm.getByRole('button', { name: 'Tell me' }).click()
  await expect.element(page.getByText('Look in your mail.')).toBeVisible()
  expect(server.asked(wishToHear)).toMatchObject([{ id: boats.id, email: 'eleanor@example.com', website: '' }])
})

test('a refusal is told in the form, and what was typed stays', async () => {
  const error = 'That was often. Please come back in an hour.'
  server.on(wishToHear, () => new Refusal(429, { error, code: 'house.too-many-wishes' }))
  await open([boats])
  await boatForm.getByRole('textbox', { name: 'E-mail' }).fill('eleanor@example.com')
  await boatForm.getByRole('button', { name: 'Tell me' }).click()
  await expect.element(boatForm.getByText(error)).toBeVisible()
  await expect.element(boatForm.getByRole('textbox', { name: 'E-mail' })).toHaveValue('eleanor@example.com')
})

test('where nothing is announced the page says so and leads to the tours', async () => {
  await open([])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nothing new is announced yet' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the tours you can take now' }))
    .toHaveAttribute('href', '/tour/grid')
  expect(page.getByRole('form').elements()).toEqual([])
})
