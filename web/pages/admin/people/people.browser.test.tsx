import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { countLeave, readPersonLeave } from '#contract/leave.ts'
import { type MonthSheet, readMonthSheet } from '#contract/month-sheet.ts'
import { savedViews } from '#contract/office-views.ts'
import {
  addPerson,
  listPeople,
  type PersonDetail,
  type PersonPaper,
  personChoices,
  personJobsAhead,
  readPerson,
  savePerson,
  setEmployment,
} from '#contract/people.ts'
import { addPersonPaper } from '#contract/person-papers.ts'
import { reviewsOfPerson } from '#contract/reviews-office.ts'
import { saveSession } from '#web/platform/session.ts'
import { changeOf } from '#web/testing/change.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import AddPersonPage, { clientLoader as loadChoices } from './add.tsx'
import PeoplePage, { clientLoader as loadPeople } from './list.tsx'
import PersonPage, { clientLoader as loadPerson } from './person.tsx'

const server = fakeServer()
const limits = { aimedWeek: 3600, utmostWeek: 3960, longestDay: 780, leastRest: 540, utmostMonth: 16_500 }
const choices: PersonDetail['choices'] = {
  classes: [
    { id: 'alphard', label: 'Alphard', isBus: false, licence: 'ordinary' },
    { id: 'coaster', label: 'Coaster', isBus: true, licence: 'medium' },
  ],
  garages: [{ id: 'koto', label: 'Koto garage' }],
  limits: { chauffeur: limits, guide: limits },
}
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 6 ? { fromMinutes: 420, untilMinutes: 1080 } : null))
const licence: PersonPaper = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8058', kind: 'licence', name: 'Licence, second class', detail: '' },
  ...{ endsOn: '2031-06-14', daysLeft: 1500, fileName: null, holdsBack: true, number: '305188421234' },
  licenceClass: 'ordinary',
}
const health: PersonPaper = {
  ...licence,
  id: `${id.slice(0, -1)}9`,
  kind: 'health-check',
  name: 'Health check',
  number: '',
  licenceClass: null,
}
const kenji: PersonDetail = {
  ...{ id, version: 1, kind: 'chauffeur', name: 'Kenji Sakamoto', familyName: 'Sakamoto', givenName: 'Kenji' },
  ...{ nameJa: '坂本健二', reading: 'さかもと けんじ', seal: '坂', phone: '+819055500118', email: '' },
  ...{ languages: ['ja', 'en'], garage: 'koto', garageName: 'Koto garage', beginsOn: '2019-04-01', lastDay: null },
  contractMonthMinutes: null,
  ...{ drives: ['alphard'], week: weekdays, papers: [health, licence], lacks: [], papersUntil: '2031-06-14' },
  ...{ state: { is: 'free', until: null }, next: null, beyondPapers: [], choices, history: [] },
}
const november: MonthSheet = {
  ...{ person: { id, kind: 'chauffeur', name: 'Kenji Sakamoto', nameJa: '坂本健二' }, garage: 'Koto garage' },
  ...{ month: '2026-11', isRunning: true, today: '2026-11-15', days: [] },
  sums: {
    ...{ days: 0, dutyMinutes: 0, drivingMinutes: 0, standingMinutes: 0, leastRestMinutes: null, kilometres: 0 },
    ...{ withoutKilometres: 0, overLimits: 0 },
  },
  ofMonth: { doneMinutes: 7260, plannedMinutes: 6240 },
  limits: {
    ...{ aimedDay: 780, utmostDay: 900, aimedRest: 660, leastRest: 540 },
    ...{ contractMonth: 10_380, utmostMonth: 16_500 },
  },
}
const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const others = [{ path: '*', Component: Elsewhere }]
const showPerson = () =>
  show(PersonPage, {
    at: `/admin/people/${id}`,
    data: (args: Parameters<typeof loadPerson>[0]) => loadPerson({ ...args, params: { id } }),
    others,
  })

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
  server.on(personChoices, () => choices)
  server.on(countLeave, () => ({ count: 0 }))
  server.on(readMonthSheet, () => november)
  server.on(readPersonLeave, () => ({ planned: [], requests: [] }))
  server.on(reviewsOfPerson, () => ({ average: null, count: 0, spread: [0, 0, 0, 0, 0], latest: [] }))
})

test('the list says who is held back and why, and leads there', async () => {
  server.on(savedViews, () => ({ views: [] }))
  server.on(listPeople, () => ({
    rows: [
      {
        ...{
          id,
          kind: 'chauffeur' as const,
          name: 'Kenji Sakamoto',
          nameJa: '坂本健二',
          seal: '坂',
          phone: '+819055500118',
        },
        ...{ email: '', languages: ['ja', 'en'], drives: ['Alphard'], garage: 'Koto garage', nextPaper: null },
        ...{ lacks: ['licence' as const], lastDay: null, state: { is: 'held-back' as const, until: null } },
        reading: 'さかもと けんじ',
        month: { doneMinutes: 7260, plannedMinutes: 6240, aimMinutes: 10_380, limitMinutes: 16_500 },
      },
    ],
    ...{ total: 1, page: 1, counts: { all: 1, chauffeurs: 1, guides: 0, papers: 1, limit: 0, left: 0 } },
    month: '2026-11',
    choices: { garage: [], drives: [] },
    heldBack: [{ id, name: 'Kenji Sakamoto', paper: 'Licence', endedOn: null }],
  }))
  await show(PeoplePage, { at: '/admin/people', data: loadPeople, others })
  await expect.element(page.getByText('Kenji Sakamoto: no licence yet.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Enter it for Kenji Sakamoto' })).toBeVisible()
  await expect.element(page.getByText('No licence yet', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Held back', { exact: true })).toBeVisible()
  await expect.element(page.getByText('121 h + 104 h planned')).toBeVisible()
  await expect.element(page.getByText('contract 173 h, limit 275 h')).toBeInTheDocument()
})

test('a new person: what is missing to be sold is said while typing, and the server’s words stand at their fields', async () => {
  const sent: unknown[] = []
  server.on(addPerson, (input) => {
    sent.push(input)
    return sent.length === 1
      ? new Refusal(409, {
          error: 'Somebody else has this telephone.',
          code: 'people.phone-taken',
          fields: { phone: 'This is Hiroshi Nagai’s number.' },
        })
      : ({ ...kenji, lacks: ['licence', 'health-check'] as const, papers: [] } as unknown as PersonDetail)
  })
  await show(AddPersonPage, { at: '/admin/people/add', data: loadChoices, others })
  await expect.element(page.getByText(/Cannot be sold yet: no name, reading and seal/)).toBeVisible()
  // Nothing is taken for granted of a person.
  for (const language of ['Japanese', 'English'])
    await expect.element(page.getByRole('checkbox', { name: language })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Japanese' }).click()
  await box('Family name').fill('Uchida')
  await box('Given name').fill('Makoto')
  await box('In Japanese').fill('内田 誠')
  await box('Reading').fill('うちだ まこと')
  await expect.element(box('Seal')).toHaveValue('内')
  await box('Mobile').fill('+819055500131')
  await page.getByRole('button', { name: /Garage/ }).click()
  await page.getByRole('option', { name: 'Koto garage' }).click()
  await page.getByRole('checkbox', { name: 'Alphard' }).click()
  await expect
    .element(page.getByText('Cannot be sold yet: no licence that is in force and no health check that is in force.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Add Uchida' }).click()
  await expect.element(box('Mobile')).toHaveAccessibleDescription(/This is Hiroshi Nagai’s number/)
  await box('Mobile').fill('+819055500132')
  await page.getByRole('button', { name: 'Add Uchida' }).click()
  await expect.element(page.getByText(`/admin/people/${id}`)).toBeVisible()
  expect(sent[1]).toMatchObject({
    phone: '+81 90 5550 0132',
    licenceClass: null,
    drives: ['alphard'],
    seal: '内',
    languages: ['ja'],
  })
})

test('a usual week says how long it is, warns over sixty hours and tells little rest', async () => {
  server.on(readPerson, () => kenji)
  await showPerson()
  await expect.element(page.getByText('55 h a week', { exact: true }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Saturday' }).click()
  await expect.element(page.getByText(/is 6 h above the 60 h that we aim for/)).toBeVisible()
  await box('Friday, until').fill('23:00')
  await expect.element(page.getByText(/Fri 23:00 to Sat 07:00 is 8 h of rest, below the least of 9 h/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sunday' }).click()
  await expect.element(page.getByText(/above 66 h, and cannot be saved/)).toBeVisible()
  await box('Friday, until').fill('noon')
  await expect.element(page.getByText('Friday: write both times, like 07:00 and 18:00.')).toBeVisible()
})

test('two people change one person: both versions are kept, and the joined one is saved', async () => {
  let kept: PersonDetail = kenji
  server.on(readPerson, () => kept)
  server.on(savePerson, ({ id: _, version, ...fields }) => {
    if (version !== kept.version) return new Refusal(409, { error: 'Newer.', code: 'office.changed-meanwhile' })
    kept = { ...kept, ...fields, version: version + 1 } as PersonDetail
    return kept
  })
  await showPerson()
  await box('E-mail').fill('kenji@annai.example')
  kept = { ...kenji, version: 2, reading: 'さかもと ケンジ', history: [changeOf('changed the person', { by: 'Tomo' })] }
  await page.getByRole('button', { name: 'Save the person' }).click()
  const conflict = page.getByRole('region', { name: 'Two versions' })
  await conflict.getByRole('button', { name: 'Save the joined version' }).click()
  await expect
    .poll(() => [kept.version, kept.email, kept.reading])
    .toEqual([3, 'kenji@annai.example', 'さかもと ケンジ'])
})

test('a paper asks for number and class, and what the server says stands at its field', async () => {
  server.on(readPerson, () => ({ ...kenji, papers: [health], lacks: ['licence' as const] }))
  server.on(addPersonPaper, ({ licenceClass }) =>
    licenceClass === undefined
      ? new Refusal(400, {
          ...{ error: 'Please look again.', code: 'platform.invalid-input' },
          fields: { licenceClass: 'Which licence is it?' },
        })
      : kenji,
  )
  await showPerson()
  await expect.element(page.getByText(/Cannot be sold yet: no licence yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a paper' }).click()
  await box('Number').fill('305188421234')
  await box('Last day it holds').fill('14 6 2031')
  await page.getByRole('button', { name: 'Add the paper' }).click()
  await expect.element(page.getByText('Which licence is it?')).toBeVisible()
  await page.getByRole('button', { name: /^Class|Choose Class/ }).click()
  await page.getByRole('option', { name: /Ordinary/ }).click()
  await page.getByRole('button', { name: 'Add the paper' }).click()
  await expect.element(page.getByText('Licence, second class is added.').first()).toBeVisible()
})

test('ending employment names the jobs that go to the tray, asks why, and does it once', async () => {
  const done: unknown[] = []
  server.on(readPerson, () => kenji)
  server.on(personJobsAhead, () => ({
    jobs: [
      {
        ...{ reference: 'AN-222222', title: 'Tokyo, unhurried', leadName: 'Haddad' },
        ...{ startsAt: '2031-01-16T09:00:00+09:00', endsAt: '2031-01-16T17:00:00+09:00' },
      },
    ],
  }))
  server.on(setEmployment, (input) => {
    done.push(input)
    return { ...kenji, version: 2, lastDay: input.lastDay ?? null }
  })
  await showPerson()
  await page.getByRole('button', { name: 'End employment' }).click()
  await box('Last day').fill('31 12 2030')
  await expect.element(page.getByText('This job needs another chauffeur:')).toBeVisible()
  await page.getByRole('button', { name: 'End employment: 1 job goes to the tray' }).click()
  await expect.element(page.getByText('Say why.')).toBeVisible()
  await box('Why').fill('Moves to Osaka')
  await page.getByRole('button', { name: 'End employment: 1 job goes to the tray' }).click()
  await expect.element(page.getByText(/The last day of Kenji Sakamoto is/).first()).toBeVisible()
  expect(done).toEqual([{ id, version: 1, lastDay: '2030-12-31', reason: 'Moves to Osaka' }])
  await expect.element(page.getByRole('button', { name: 'Take the end back' })).toBeVisible()
})

test('the page of a person says what guests gave them, with the day behind each, and what the month has', async () => {
  server.on(readPerson, () => kenji)
  server.on(reviewsOfPerson, () => ({
    ...{ average: 4.5, count: 2, spread: [0, 0, 0, 1, 1] },
    latest: [
      {
        ...{ id: licence.id, stars: 4, text: 'He had an umbrella open.', author: 'Rebecca', day: '2026-11-03' },
        ...{ tourTitle: 'Kamakura', reference: 'AN-7KQ4XM', status: 'released' as const, isAnswered: true },
      },
    ],
  }))
  await showPerson()
  await expect.element(page.getByText('of 5, 2 reviews')).toBeVisible()
  await expect.element(page.getByText('“He had an umbrella open.”')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'The booking AN-7KQ4XM' }))
    .toHaveAttribute('href', '/admin/tour-bookings/edit/AN-7KQ4XM')
  await expect.element(page.getByText('121 h done')).toBeVisible()
  await expect.element(page.getByText('52 h over the contract.')).toBeVisible()
})

test('hours by contract are typed as hours, and a week that does not make them says so', async () => {
  server.on(readPerson, () => kenji)
  await showPerson()
  await box('Contract, hours a month').fill('200')
  await expect.element(page.getByText(/39 h more than the 200 h of the contract/)).toBeVisible()
  await box('Contract, hours a month').fill('260')
  await expect.element(page.getByText(/21 h less than the 260 h of the contract/)).toBeVisible()
  const sent: unknown[] = []
  server.on(savePerson, (input) => {
    sent.push(input)
    return { ...kenji, version: 2, contractMonthMinutes: 15_600 }
  })
  await page.getByRole('button', { name: 'Save the person' }).click()
  await expect.poll(() => sent).toEqual([expect.objectContaining({ contractMonthMinutes: 15_600 })])
})
