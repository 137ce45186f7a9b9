import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enterAbsence, previewAbsence } from '#contract/dispatch-absences.ts'
import { answerLeave, type LeavePlan, readLeave } from '#contract/leave.ts'
import { addDays } from '#core/days.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import LeaveRoute, { clientLoader } from './leave.tsx'

const server = fakeServer()
const first = '2026-12-14'
const days = Array.from({ length: 28 }, (_, at) => addDays(first, at))
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const person = { id, name: 'Kenji Sakamoto', shortName: 'Sakamoto, K.', seal: '坂' }
const other = { id: `${id.slice(0, -1)}6`, name: 'Naoki Ueda', shortName: 'Ueda, N.', seal: '上' }
const asked: LeavePlan['requests'][number] = {
  ...{ id: `${id.slice(0, -1)}8`, firstDay: '2026-12-24', lastDay: '2026-12-26', words: 'Home to Akita' },
  ...{ askedAt: '2026-11-12T10:00:00+09:00', state: 'asked', grantedDays: [], answer: '', answeredAt: null },
  ...{ person, workingDays: 3, othersAway: 0, fewest: { day: '2026-12-25', free: 0, atWork: 13 } },
  jobs: [
    {
      reference: 'AN-ABC234',
      title: 'Tokyo',
      leadName: 'Haddad',
      startsAt: '2026-12-26T09:00:00+09:00',
      endsAt: '2026-12-26T17:00:00+09:00',
    },
  ],
  proposedDays: ['2026-12-24', '2026-12-26'],
}
const plan = (requests: LeavePlan['requests']): LeavePlan => ({
  ...{ kind: 'chauffeur', today: '2026-11-15', fewStayFree: 3, answered: [], requests },
  days: days.map((day) => ({ day, free: day === '2026-12-25' ? 0 : 5 })),
  people: [
    { ...other, cells: days.map(() => ({ is: 'at-work', hasJob: false })) },
    {
      ...person,
      cells: days.map((day) => ({
        is:
          requests.length > 0 && day >= asked.firstDay && day <= asked.lastDay
            ? ('asked' as const)
            : ('at-work' as const),
        hasJob: day === '2026-12-26',
      })),
    },
  ],
  waiting: { chauffeur: requests.length, guide: 0 },
})
let waiting = [asked]
const open = () => show(LeaveRoute, { at: '/admin/people/leave', data: clientLoader })

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
  waiting = [asked]
  server.on(readLeave, () => plan(waiting))
})

test('a request says what it would do; the part that leaves somebody free is proposed, and its jobs are named before', async () => {
  server.on(answerLeave, ({ days: granted }) => {
    waiting = []
    return { request: { ...asked, state: 'granted' as const, grantedDays: granted }, lost: asked.jobs }
  })
  await open()
  await expect
    .element(page.getByText('Friday 25 December: nobody would be free. 13 chauffeurs with a job.'))
    .toBeVisible()
  await page.getByRole('button', { name: /^Grant Thu 24 Dec, Sat 26 Dec/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('This job needs another chauffeur:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Grant it: 1 job goes to the tray' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nobody asks' })).toBeVisible()
  expect(server.asked(answerLeave)).toMatchObject([{ id: asked.id, days: asked.proposedDays, words: '' }])
})

test('refusing asks why, and whoever comes second reads what the first one did', async () => {
  const error = 'Tomo has granted all of it already. Nothing of yours was done.'
  server.on(answerLeave, () => new Refusal(409, { error, code: 'leave.answered' }))
  await open()
  await page.getByRole('button', { name: /^Refuse/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse it' }).click()
  await expect.element(dialog.getByText('Say why: it is sent to them.')).toBeVisible()
  expect(server.asked(answerLeave)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Nobody else is there')
  await dialog.getByRole('button', { name: 'Refuse it' }).click()
  await expect.element(dialog.getByText(/Tomo has granted all of it already/)).toBeVisible()
})

test('planned leave asks whose it is, and says which jobs it takes', async () => {
  server.on(previewAbsence, () => ({ jobs: [], next: null }))
  server.on(enterAbsence, ({ resourceId, from, until, kind, note = '' }) => ({
    absence: {
      ...{ id, resourceId, from, until, kind, note, by: 'Naomi', at: from, shortName: person.shortName },
    },
    lost: [],
  }))
  await open()
  await page.getByRole('button', { name: 'Plan leave' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Plan leave' }).click()
  await expect.element(dialog.getByText('Choose a person.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Who' }).selectOptions('Kenji Sakamoto')
  await expect.element(dialog.getByText('No job lies on these days.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Plan leave' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(enterAbsence)).toMatchObject([{ resourceId: id, kind: 'leave' }])
})
