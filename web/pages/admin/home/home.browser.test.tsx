import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tourCategory } from '#contract/catalogue.ts'
import { comingForEditing, type EditedComing, previewComing, tellComing } from '#contract/coming-editing.ts'
import { type FeaturedTours, featuredTours, featureTours, setPicksShown } from '#contract/home-picks.ts'
import {
  addSeason,
  type EditedSeason,
  homeChoices,
  type OfficeSeasonRow,
  officeSeasons,
  orderSeasons,
  saveSeason,
  seasonForEditing,
  seasonToday,
} from '#contract/season-texts.ts'
import { picture, tourOf } from '#web/catalogue/site/tour.fixture.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { dismissToast, toastQueue } from '#web/ui/toast-queue.ts'
import EditComing, { clientLoader as loadComing } from './coming-edit.tsx'
import HomePageTours, { clientLoader as loadTours } from './front.tsx'
import AddSeasonPage, { clientLoader as loadAdd } from './season-add.tsx'
import EditSeasonPage, { clientLoader as loadSeason } from './season-edit.tsx'
import SeasonsPage, { clientLoader as loadSeasons } from './seasons.tsx'

const server = fakeServer()
const idOf = (at: number) => `01890a5d-ac96-774b-bcce-b302099a80${at}0`
const seen = { ...picture, path: 'prints/fuji', alt: 'Fuji at dawn' }
const line = { letter: 'G', name: 'Gardens' }
const tours = ['Fuji', 'Ginkgo', 'Snow'].map((title, at) => ({
  ...{ id: idOf(at + 1), slug: title.toLowerCase(), title, fromYen: 60_000, line },
}))
const choices = { tours, lines: [{ id: idOf(9), ...line }] }
const row = (at: number, name: string, from: number, to: number): OfficeSeasonRow => ({
  ...{ id: idOf(at), version: 1, name, days: { from, to }, headline: `${name} is here.`, picture: seen },
  ...{ changedBy: null, changedAt: null },
})
const season: EditedSeason = {
  ...{ id: idOf(5), version: 3, name: 'Ginkgo', days: { from: 1110, to: 1205 }, note: 'In season now: ginkgo' },
  ...{ headline: 'The avenue turns to gold.', text: '146 trees.', picture: seen, lines: [], tours: [] },
  ...{ passedOver: [], history: [] },
}

beforeEach(() => {
  sessionStorage.clear()
  for (const { id } of toastQueue.read()) dismissToast(id)
  saveSession({ token: 'x'.repeat(43), user: naomi })
  server.on(homeChoices, () => choices)
})

test('the list says who gives way to whom and which days are empty, and a row is moved by keys', async () => {
  const rows = [row(1, 'Lights', 1120, 105), row(2, 'Winter', 1206, 131)]
  server.on(officeSeasons, () => ({ seasons: rows, today: '2026-12-10', shownId: idOf(1) }))
  server.on(orderSeasons, () => undefined)
  await show(inOffice(SeasonsPage), { at: '/admin/home/seasons', data: loadSeasons })
  await expect
    .element(page.getByText('6 Dec to 5 Jan: Winter gives way to Lights, which stands before it.'))
    .toBeVisible()
  await expect
    .element(page.getByText('1 Feb to 19 Nov: no season. The home page does without this part.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Move Winter, season 2 of 2' }).click()
  await userEvent.keyboard('{ArrowUp}')
  await expect
    .poll(() => server.asked(orderSeasons))
    .toEqual([{ before: [idOf(1), idOf(2)], after: [idOf(2), idOf(1)] }])
  await expect
    .element(page.getByText('6 Dec to 5 Jan: Lights gives way to Winter, which stands before it.'))
    .toBeVisible()
})

test('a house without seasons is told so, and where six are to be had', async () => {
  server.on(officeSeasons, () => ({ seasons: [], today: '2026-12-10', shownId: null }))
  await show(inOffice(SeasonsPage), { at: '/admin/home/seasons', data: loadSeasons })
  await expect.element(page.getByRole('heading', { name: 'Nothing is said of the season' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the standard for Tokyo' })).toBeVisible()
})

test('a new season says what it lacks, at its fields, and is not sent without', async () => {
  await show(inOffice(AddSeasonPage), { at: '/admin/home/seasons/add', data: loadAdd })
  await page.getByRole('button', { name: 'Add season' }).click()
  for (const fault of [
    'Name the season.',
    'A month and a day.',
    'Write the headline.',
    'Choose a picture for the season.',
  ])
    await expect.element(page.getByText(fault)).toBeVisible()
  expect(server.asked(addSeason)).toEqual([])
})

test('the page of guests follows what is typed, and what somebody else saved meanwhile is compared', async () => {
  server.on(seasonForEditing, () => season)
  server.on(saveSeason, () => new Refusal(409, { error: 'Changed.', code: 'office.changed-meanwhile' }))
  await show(inOffice(EditSeasonPage), {
    at: `/admin/home/seasons/${season.id}`,
    data: (args: Parameters<typeof loadSeason>[0]) => loadSeason({ ...args, params: { id: season.id } }),
  })
  const shown = page.getByRole('region', { name: 'As guests see it' })
  await page.getByRole('textbox', { name: 'Headline' }).fill('Gold, for two weeks.')
  await expect.element(shown).toMatchTextContent('Gold, for two weeks.')
  await page.getByRole('combobox', { name: 'A tour to add' }).selectOptions('Ginkgo')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(shown).toMatchTextContent('from ¥60,000')
  server.on(seasonForEditing, () => ({ ...season, version: 4, headline: 'Somebody else wrote this.' }))
  await page.getByRole('button', { name: 'Save season' }).click()
  await expect.poll(() => server.asked(saveSeason)).toMatchObject([{ version: 3, tours: [idOf(2)], days: season.days }])
  await expect.element(page.getByText('Somebody else wrote this.')).toBeVisible()
})

test('picks are moved by keys and taken off, each says what becomes of it, and how many is chosen', async () => {
  const picks: FeaturedTours = {
    tours: [
      { ...{ id: idOf(1), slug: 'fuji', title: 'Fuji' }, passedOver: null },
      { ...{ id: idOf(7), slug: 'gone', title: 'Gone' }, passedOver: 'archived' },
      { ...{ id: idOf(3), slug: 'snow', title: 'Snow' }, passedOver: null },
    ],
    shown: 3,
  }
  let now = picks
  server.on(featuredTours, () => now)
  server.on(seasonToday, () => ({ season: null, picks: now.shown }))
  const snow = tourOf('Snow', { cover: { ...picture, path: 'prints/snow' } })
  server.on(tourCategory, () => ({
    ...{ categories: [], topTours: [tourOf('Fuji')], popularTours: [], featuredTours: [snow] },
  }))
  server.on(featureTours, ({ after }) => {
    now = { ...now, tours: after.flatMap((id) => picks.tours.filter((tour) => tour.id === id)) }
    return now
  })
  server.on(setPicksShown, ({ after }) => {
    now = { ...now, shown: after }
    return now
  })
  await show(inOffice(HomePageTours), { at: '/admin/home', data: loadTours })
  const list = page.getByRole('region', { name: 'Picked by the office' })
  await expect.element(list.getByText('Passed over: it is archived.', { exact: false })).toBeVisible()
  await expect.element(list.getByText('Stands further up on the page already', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'As visitors see it' })).toMatchTextContent('Snow')
  await page.getByRole('button', { name: 'Move Snow, 3 of 3' }).click()
  await userEvent.keyboard('{ArrowUp}')
  await expect
    .poll(() => server.asked(featureTours).at(-1))
    .toEqual({
      before: [idOf(1), idOf(7), idOf(3)],
      after: [idOf(1), idOf(3), idOf(7)],
    })
  await page.getByRole('button', { name: 'Take Gone off' }).click()
  await expect.poll(() => server.asked(featureTours).at(-1)).toMatchObject({ after: [idOf(1), idOf(3)] })
  await page.getByRole('combobox', { name: 'Shown on the page' }).selectOptions('1')
  await expect.poll(() => server.asked(setPicksShown)).toEqual([{ before: 3, after: 1 }])
})

test('before the mail goes out one reads it with its number, and not while something is unsaved', async () => {
  const thing: EditedComing = {
    ...{ id: idOf(6), version: 2, state: 'announced', title: 'Boats', month: '2027-03', hereAt: null, picture: seen },
    ...{ counts: { waiting: 12, unconfirmed: 3, told: 0 }, text: 'Boats.', news: 'They are here.', link: '/tour/grid' },
    history: [],
  }
  server.on(comingForEditing, () => thing)
  server.on(previewComing, () => ({
    ...{ version: 2, counts: thing.counts, subject: 'It is here: Boats', text: 'It is here: Boats\n\nThey are here.' },
  }))
  server.on(tellComing, () => ({ ...thing, state: 'here' as const, version: 3, hereAt: '2026-12-01T10:00:00+09:00' }))
  await show(inOffice(EditComing), {
    at: `/admin/home/coming/${thing.id}`,
    data: (args: Parameters<typeof loadComing>[0]) => loadComing({ ...args, params: { id: thing.id } }),
  })
  const here = page.getByRole('button', { name: 'It is here…' })
  const words = page.getByRole('textbox', { name: 'Words' })
  await words.fill('They are here now.')
  await expect.element(here).toBeDisabled()
  await words.fill('They are here.')
  await here.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('They are here.')
  await expect.element(dialog).toMatchTextContent('3 addresses not confirmed: nothing is sent there.')
  expect(server.asked(tellComing)).toEqual([])
  await dialog.getByRole('button', { name: 'Send 12 mails' }).click()
  await expect.element(page.getByText('12 mails on the way.')).toBeVisible()
  expect(server.asked(tellComing)).toEqual([{ id: thing.id, version: 2 }])
})
