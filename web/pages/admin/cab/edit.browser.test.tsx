import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addCar, type CarDetail, carChoices, readCar, saveCar } from '#contract/cars.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import AddCarPage, { clientLoader as loadChoices } from '../cabs/create.tsx'
import EditCarPage, { clientLoader as loadCar } from './edit.tsx'

const server = fakeServer()
const loads = [
  { guests: 2, largeCases: 6 },
  { guests: 6, largeCases: 2 },
]
const choices: CarDetail['choices'] = {
  classes: [{ id: 'alphard', label: 'Alphard', isBus: false }],
  garages: [{ id: 'shinonome', label: 'Shinonome' }],
  chauffeurs: [],
}
const crown: CarDetail = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', version: 1, name: 'Alphard 31-07', className: 'Alphard' },
  ...{ vehicleClass: 'alphard', model: 'Alphard', plate: '品川 300 あ 31-07', colour: 'Black', firstRegistered: null },
  ...{ odometerKm: 90_000, usualChauffeurId: null, garage: 'shinonome', etcCard: '1234', loads, inService: true },
  ...{ papers: [], stops: [], state: { is: 'free', until: null }, next: null, inUsePercent: 40 },
  ...{ earned: { month: '2026-10', yen: 0 }, papersUntil: null, beyondPapers: [], choices, history: [] },
}
const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const others = [{ path: '*', Component: Elsewhere }]

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
  server.on(carChoices, () => ({ ...choices, loads: [{ vehicleClass: 'alphard' as const, loads }] }))
})

test('two people change one car: both versions are kept, and the joined one is saved', async () => {
  let kept: CarDetail = crown
  server.on(readCar, () => kept)
  server.on(saveCar, ({ id: _, version, ...fields }) => {
    if (version !== kept.version) return new Refusal(409, { error: 'Newer.', code: 'office.changed-meanwhile' })
    kept = { ...kept, ...fields, version: version + 1 }
    return kept
  })
  await show(EditCarPage, { at: `/admin/cab/Edit?id=${crown.id}`, data: loadCar, others })
  await box('Colour').fill('Mine')
  await box('ETC card ends').fill('9090')
  await expect.element(page.getByText('Not saved: colour, etc card.', { exact: false })).toBeVisible()
  // Leaving asks once, and staying loses nothing.
  await page.getByRole('link', { name: 'Show on dispatch' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  kept = { ...crown, version: 2, colour: 'Hers', odometerKm: 111_222 }
  await page.getByRole('button', { name: 'Save car' }).click()
  const conflict = page.getByRole('region', { name: 'Two versions' })
  await expect.element(conflict.getByRole('alert')).toMatchTextContent('One field needs your choice.')
  await conflict.getByRole('radio', { name: 'Mine', exact: false }).click({ force: true })
  await conflict.getByRole('button', { name: 'Save the joined version' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  expect(kept).toMatchObject({ version: 3, colour: 'Mine', odometerKm: 111_222, etcCard: '9090' })
})

test('a new car is added with the usual loads of its class, and a plate that is taken is told at its field', async () => {
  server.on(addCar, ({ plate, ...fields }) =>
    plate.includes('31-07')
      ? new Refusal(409, { error: 'Another car has this plate.', code: 'cars.plate-taken' })
      : { ...crown, ...fields, plate },
  )
  await show(AddCarPage, { at: '/admin/cabs/create', data: loadChoices, others })
  await page.getByRole('button', { name: /Class/ }).click()
  await page.getByRole('option', { name: 'Alphard' }).click()
  await expect.element(box('Large suitcases with 6 guests')).toHaveValue('2')
  await box('Plate').fill('品川 300 あ 31-07')
  await page.getByRole('button', { name: /Garage/ }).click()
  await page.getByRole('option', { name: 'Shinonome' }).click()
  await page.getByRole('button', { name: 'Add car' }).click()
  await expect.element(page.getByText('Another car has this plate.')).toBeVisible()
  await box('Plate').fill('品川 399 さ 98-76')
  await page.getByRole('button', { name: 'Add car' }).click()
  await expect.element(page.getByText(`/admin/cab/Edit?id=${crown.id}`)).toBeVisible()
})
