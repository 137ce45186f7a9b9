import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  addClass,
  bringClassBack,
  classUses,
  type OfficeClass,
  officeClasses,
  retireClass,
} from '#contract/office-classes.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import AddClassPage, { clientLoader as loadForm } from './add-class.tsx'
import ClassesPage, { clientLoader as loadClasses } from './classes.tsx'

const server = fakeServer()
const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const dialog = page.getByRole('dialog')
const others = [{ path: '*', Component: Elsewhere }]

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
})

const aClass = (vehicleClass: string, name: string, more: Partial<OfficeClass> = {}): OfficeClass => ({
  ...{ vehicleClass, name, version: 1, words: 'A car.', features: [], pictures: [], soldAsRide: true, cars: 2 },
  ...{ hasHighStep: false, isBus: false, licence: 'ordinary', standIns: [], halfHourYen: 2_750, tours: 3, unsold: [] },
  loads: [{ guests: 4, largeCases: 4 }],
  body: {
    ...{ kind: 'van', lengthCm: 495, widthCm: 185, heightCm: 195, wheelbaseCm: 300 },
    seats: [
      { x: 100, y: 110, width: 58, depth: 54, who: 'driver' },
      ...[12, 70].map((y) => ({ x: 190, y, width: 50, depth: 54, who: 'guest' as const })),
    ],
    boot: { x: 300, y: 12, width: 160, depth: 100 },
  },
  retiredAt: null,
  ...more,
})

test('the classes say who comes in place of whom, and why one is not sold', async () => {
  const crown = aClass('sedan', 'Crown', { standIns: ['alphard'] })
  const grand = aClass('grand-ace', 'Grand Ace', { cars: 0, unsold: ['no-car', 'no-fares'] })
  server.on(officeClasses, () => ({ classes: [crown, aClass('alphard', 'Alphard'), grand] }))
  await show(inOffice(ClassesPage), { at: '/admin/cabs/classes', data: loadClasses, others })
  await expect.element(page.getByText('The Alphard may come in its place.')).toBeVisible()
  await expect.element(page.getByText('No car in service yet.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('The fares of rides do not price it.', { exact: false })).toBeVisible()
})

test('a class with cars in service is not retired, one without is, and comes back', async () => {
  let kept = [aClass('sedan', 'Crown'), aClass('grand-ace', 'Grand Ace', { cars: 0 })]
  server.on(officeClasses, () => ({ classes: kept }))
  server.on(classUses, ({ vehicleClass }) => ({
    cars: vehicleClass === 'sedan' ? [{ id: '1', name: 'Crown 31-07' }] : [],
    ...{ outOfService: 0, tours: ['Kamakura'], toursWithNoOther: [], bookings: { count: 0, lastDay: null } },
    ...{ fares: ['Winter'], halfHourYen: 4_000, standsInFor: [], history: [] },
  }))
  const set = (retiredAt: string | null) => {
    kept = kept.map((one) => (one.vehicleClass === 'grand-ace' ? { ...one, retiredAt } : one))
    return { classes: kept }
  }
  server.on(retireClass, () => set('2026-11-18T10:00:00+09:00'))
  server.on(bringClassBack, () => set(null))
  await show(inOffice(ClassesPage), { at: '/admin/cabs/classes', data: loadClasses, others })
  await page.getByRole('button', { name: 'Retire Crown' }).click()
  await expect.element(dialog.getByText('car in service: Crown 31-07')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Retire the class' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Retire Grand Ace' }).click()
  await expect.element(dialog.getByText('fare table: Winter')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Why, for the history' }).fill('Sold.')
  await dialog.getByRole('button', { name: 'Retire the class' }).click()
  await expect.element(page.getByText(/^Retired/)).toBeVisible()
  expect(server.asked(retireClass)).toMatchObject([{ vehicleClass: 'grand-ace', version: 1, reason: 'Sold.' }])
  await page.getByRole('button', { name: 'Bring back Grand Ace' }).click()
  await expect.element(page.getByRole('button', { name: 'Retire Grand Ace' })).toBeVisible()
})

test('a new class is drawn while its measures are typed, says when it is a bus, and is told what cannot be', async () => {
  server.on(officeClasses, () => ({
    classes: [aClass('sedan', 'Crown'), aClass('coaster', 'Coaster', { isBus: true })],
  }))
  server.on(addClass, ({ name }) =>
    name === 'Crown'
      ? new Refusal(409, {
          ...{ error: 'Another class has this name.', code: 'classes.name-taken' },
          fields: { name: 'Another class has this name.' },
        })
      : aClass('grand-ace', name),
  )
  await show(inOffice(AddClassPage), { at: '/admin/cabs/classes/add', data: loadForm, others })
  const side = page.getByRole('img', { name: 'from the side', exact: false })
  await expect.element(side).toHaveAttribute('aria-label', expect.stringContaining('4.95 m long'))
  await box('Length, cm').fill('530')
  await expect.element(side).toHaveAttribute('aria-label', expect.stringContaining('5.30 m long'))
  await box('Length, cm').fill('4000')
  await expect.element(page.getByText('At most 1200 cm.')).toBeVisible()
  await expect.element(side).not.toBeInTheDocument()
  await box('Length, cm').fill('530')
  await box('Places for guests').fill('12')
  await expect.element(page.getByText('13 seats with the chauffeur’s: a bus by law', { exact: false })).toBeVisible()
  await box('Places for guests').fill('6')
  await expect.element(page.getByText('7 seats with the chauffeur’s: no bus.')).toBeVisible()
  await box('Each half hour more, yen').fill('4,000')
  await box('Name').first().fill('Crown')
  await page.getByRole('button', { name: 'Add class' }).click()
  await expect.element(page.getByText('Another class has this name.')).toBeVisible()
  await box('Name').first().fill('Grand Ace')
  await page.getByRole('button', { name: 'Add class' }).click()
  await expect.element(page.getByText('/admin/cabs/classes/edit/grand-ace')).toBeVisible()
  expect(server.asked(addClass).at(-1)).toMatchObject({
    ...{ name: 'Grand Ace', after: 'sedan', halfHourYen: 4_000, soldAsRide: true },
    built: { kind: 'van', lengthCm: 530, widthCm: 185, heightCm: 195, wheelbaseCm: 300, places: 6 },
  })
})
