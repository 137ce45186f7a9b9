import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  addCar,
  addPaper,
  type CarDetail,
  carChoices,
  officeCars,
  type Paper,
  paperFile,
  readCar,
  saveCar,
} from '#contract/cars.ts'
import { endAbsence, enterAbsence, previewAbsence } from '#contract/dispatch-absences.ts'
import { officeClasses } from '#contract/office-classes.ts'
import { savedViews } from '#contract/office-views.ts'
import { exampleJob } from '#web/dispatch/office/board/board/board.fixture.ts'
import { saveSession } from '#web/platform/session.ts'
import { changeOf } from '#web/testing/change.ts'
import { watchDownloads } from '#web/testing/downloads.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import AddCarPage, { clientLoader as loadChoices } from '../cabs/create.tsx'
import CarsPage, { clientLoader as loadCars } from '../cabs/list.tsx'
import CarDetailsPage, { clientLoader as loadDetails } from './details.tsx'
import EditCarPage, { clientLoader as loadCar } from './edit.tsx'

const server = fakeServer()
const loads = [
  { guests: 2, largeCases: 6 },
  { guests: 6, largeCases: 2 },
]
const choices: CarDetail['choices'] = {
  classes: [{ id: 'alphard', label: 'Alphard', isBus: false, licence: 'ordinary' }],
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

const dialog = page.getByRole('dialog')
const papers = page.getByRole('region', { name: 'Papers' })
const scanOf = (name: string, type: string) => new File(['%PDF-1.4'], name, { type })

test('a car whose paper has ended is held back, and everybody is told until a newer one is here', async () => {
  let kept: CarDetail = crown
  server.on(readCar, () => kept)
  server.on(addPaper, ({ id: _, replaces, fileName, ...fields }) => {
    const paper: Paper = {
      ...{ id: crown.id, detail: '', endsOn: null, daysLeft: fields.endsOn ? -900 : null, holdsBack: true },
      ...{ ...fields, fileName: fileName || null },
    }
    const said = changeOf(replaces ? 'replaced a paper' : 'added a paper')
    kept = { ...kept, papers: [paper], history: [...kept.history, said] }
    return kept
  })
  server.on(paperFile, () => ({ link: '/files/tachograph.pdf' }))
  const heldBack = page.getByText('Held back: the tachograph ended on Tuesday 30 April 2024.')
  const edit = () => show(EditCarPage, { at: `/admin/cab/Edit?id=${crown.id}`, data: loadCar, others })
  const shown = await edit()
  await papers.getByRole('button', { name: 'Add a paper' }).click()
  // What is no scan is told before anything is sent, and a paper without an end must say so.
  await dialog.getByLabelText('Drop the scan here, or choose a file').upload(scanOf('letter.txt', 'text/plain'))
  await dialog.getByRole('button', { name: 'Add the paper' }).click()
  await expect.element(dialog).toMatchTextContent('Please choose a PDF, PNG or JPEG.')
  await expect.element(dialog).toMatchTextContent('Write the last day, or choose that it has no end.')
  expect(server.asked(addPaper)).toEqual([])
  await dialog.getByLabelText('Choose another file').upload(scanOf('tachograph.pdf', 'application/pdf'))
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Tachograph')
  await dialog.getByRole('textbox', { name: 'Last day it holds' }).fill('30.4.2024')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('held back')
  await dialog.getByRole('button', { name: 'Add the paper' }).click()
  await expect.element(heldBack).toBeVisible()
  const paper = papers.getByRole('listitem')
  await expect.element(paper).toMatchTextContent('30 Apr 2024. Ended')
  const fetched = watchDownloads()
  await paper.getByRole('button', { name: 'tachograph.pdf' }).click()
  await expect.poll(() => fetched).toEqual(['/api/files/tachograph.pdf'])

  await page.getByRole('button', { name: 'Replace Tachograph' }).click()
  await dialog.getByText('It has no end').click()
  await dialog.getByRole('button', { name: 'Replace the paper' }).click()
  await expect.element(heldBack).not.toBeInTheDocument()
  expect(server.asked(addPaper)).toMatchObject([{ endsOn: '2024-04-30' }, { replaces: crown.id }])
  await shown.unmount()
  server.on(officeClasses, () => ({ classes: [] }))
  await show(CarDetailsPage, { at: `/admin/cab/Details?id=${crown.id}`, data: loadDetails, others })
  const history = page.getByRole('region', { name: 'History' })
  await expect.element(history).toMatchTextContent('added a paper')
  await expect.element(history).toMatchTextContent('replaced a paper')
})

test('the list of cars begins with those that a paper holds back, each with the way to it', async () => {
  const heldBack = [{ id: crown.id, name: crown.name, paper: 'Tachograph', endedOn: '2024-04-30' }]
  server.on(savedViews, () => ({ views: [] }))
  server.on(officeCars, () => ({
    ...{ rows: [], total: 0, isAtLeast: false, page: 1, counts: {}, choices: { class: [] }, heldBack },
  }))
  await show(CarsPage, { at: '/admin/cabs/list', data: loadCars, others })
  const strip = page.getByRole('list', { name: 'Held back by a paper' }).getByRole('listitem')
  await expect.element(strip).toMatchTextContent('It takes no job until the paper is here.')
  await strip.getByRole('link', { name: /Open car/ }).click()
  await expect.element(page.getByText(`/admin/cab/Edit?id=${crown.id}`)).toBeVisible()
})

test('a stop says what it takes off the car, leads to its day on the board, and is called off again', async () => {
  const stop = { id: crown.id, from: '2026-11-20T00:00:00+09:00', until: '2026-11-21T00:00:00+09:00' }
  let kept: CarDetail = crown
  let jobs = [exampleJob('AN-TEA222', ['C', 'Tea morning', 'Lindqvist', 2], ['10:00', '13:00'], {})]
  server.on(readCar, () => kept)
  server.on(previewAbsence, () => ({ jobs, next: null }))
  server.on(enterAbsence, ({ note = '', kind }) => {
    kept = { ...kept, stops: [{ ...stop, note, state: 'planned' }] }
    const who = { resourceId: crown.id, shortName: crown.name, by: 'Naomi', at: stop.from }
    return { absence: { ...stop, ...who, kind, note }, lost: [] }
  })
  server.on(endAbsence, () => {
    kept = crown
    return { back: [], kept: [] }
  })
  await show(EditCarPage, { at: `/admin/cab/Edit?id=${crown.id}`, data: loadCar, others })
  const plan = page.getByRole('button', { name: 'Plan a stop' })
  await plan.click()
  await expect.element(dialog).toMatchTextContent('Tea morning')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  jobs = []
  await plan.click()
  await dialog.getByRole('textbox', { name: /^What for/ }).fill('Tyres')
  await expect.element(dialog).toMatchTextContent('No job of this car lies in these hours.')
  await dialog.getByRole('button', { name: 'Plan the stop' }).click()
  const planned = page.getByRole('region', { name: 'Out of service' }).getByRole('listitem')
  await expect.element(planned).toMatchTextContent('Tyres, all day')
  await expect.element(planned).toMatchTextContent('planned')
  expect(server.asked(enterAbsence)).toMatchObject([{ resourceId: crown.id, kind: 'repair', note: 'Tyres' }])
  await expect
    .element(planned.getByRole('link', { name: /^Board/ }))
    .toHaveAttribute('href', '/admin/dispatch?day=2026-11-20')
  await planned.getByRole('button', { name: /^Call off/ }).click()
  await dialog.getByRole('button', { name: 'Call it off' }).click()
  await expect.element(page.getByText('No stop is planned.')).toBeVisible()
  expect(server.asked(endAbsence)).toEqual([{ id: crown.id }])
})
