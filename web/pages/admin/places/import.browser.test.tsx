import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { me } from '#contract/accounts.ts'
import {
  beginImport,
  importBadLines,
  putImportIn,
  readImport,
  readImportAgain,
  readImportStart,
} from '#contract/ground-imports.ts'
import type { ImportLine, ImportPage, ImportStart, ImportView } from '#contract/imports.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import ImportPlacesPage, { clientLoader as load } from './import.tsx'

const server = fakeServer()
const others = [{ path: '*', Component: Elsewhere }]
const id = '3f0e2a51-4a3c-4c52-9a0e-7a3a1f0c7b11'

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
})

const places = { one: 'place', many: 'places' }
const counts = { fresh: 1, changed: 1, same: 359, bad: 1, absent: 3 }
const brief = { id, fileName: 'places-november.csv', by: 'Naomi', createdAt: '2026-11-19T10:00:00+09:00' }
const view = (more: Partial<ImportView> = {}): ImportView => ({
  ...{ ...brief, state: 'ready', counts, list: 'places', words: places, lines: 363, linesRead: 362, fault: null },
  readAs: {
    ...{ encoding: 'shift_jis', separator: ';', lines: 362, wide: { cells: 4, example: '３５' }, formulas: 1 },
    headings: [
      { written: 'Name', takenFor: 'Name' },
      { written: 'Owner', takenFor: null },
    ],
  },
  doneAt: null,
  ...more,
})
const line = (number: number, kind: ImportLine['kind'], name: string, more: Partial<ImportLine>): ImportLine => ({
  ...{ number, kind, name, changes: [], faults: [], ...more },
})
const rows = [
  line(301, 'bad', 'Sky hop bus stop', {
    faults: [{ heading: 'Kind', cell: 'bus', mend: 'Known kinds: hotel, station, airport, port, sight.' }],
  }),
  line(72, 'changed', 'Aman Tokyo', {
    changes: [{ heading: 'Japanese', before: 'アマン', after: 'アマン東京', isJapanese: true }],
  }),
  line(402, 'new', 'Azabudai Hills', {
    changes: [{ heading: 'Kind', before: null, after: 'sight', isJapanese: false }],
  }),
]
const preview = (more: Partial<ImportView> = {}, lines = rows): ImportPage => ({
  ...{ file: view(more), rows: lines, total: lines.length, page: 1 },
})
const start: ImportStart = {
  ...{ list: 'places', words: places, mostLines: 100_000 },
  columns: [
    { heading: 'Name', says: 'The place, as guests read it.', need: 'key' },
    { heading: 'Latitude', says: 'Degrees north, like 35.6812.', need: 'new' },
    { heading: 'Area', says: 'The area by its name.', need: 'none' },
  ],
  earlier: [{ ...brief, state: 'ready', counts }],
  history: [],
}

const open = (query: string) =>
  show(inOffice(ImportPlacesPage), { at: `/admin/places/import?${query}`, data: load, others })
const openPreview = () => open(`list=places&file=${id}`)
const button = (name: string) => page.getByRole('button', { name })
const bring = (content: string, name: string) =>
  page.getByLabelText('Choose a file, or drop it here').upload(new File([content], name))

test('the page says what a file needs and which are left to be looked at; a chosen one is sent and shown at once', async () => {
  server.on(readImportStart, () => start)
  server.on(beginImport, () => view())
  server.on(readImport, () => preview())
  await open('list=places')
  await expect.element(page.getByRole('heading', { name: 'Bring in places' })).toBeVisible()
  const columns = page.getByRole('list', { name: 'Columns' })
  await expect.element(columns.getByText('Says which it is')).toBeVisible()
  await expect.element(columns.getByText('For new ones')).toBeVisible()
  await expect.element(page.getByText('At most 100,000 lines and 12 MB', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1 new, 1 changed, 1 bad', { exact: false })).toBeVisible()
  await bring('Name\nA\n', 'places-november.csv')
  await expect.element(page.getByRole('heading', { name: 'places-november.csv' })).toBeVisible()
  expect(server.asked(beginImport)).toEqual([{ list: 'places', fileName: 'places-november.csv' }])
})

test('an empty file is not sent, and one with too many lines is told where it was chosen', async () => {
  server.on(readImportStart, () => start)
  const error = 'This file has more than 100,000 lines. Bring it in several parts.'
  server.on(beginImport, () => new Refusal(413, { error, code: 'imports.too-many-lines', fields: { file: error } }))
  await open('list=places')
  await bring('', 'nothing.csv')
  await expect.element(page.getByText('nothing.csv is empty.')).toBeVisible()
  expect(server.asked(beginImport)).toEqual([])
  await bring('x\n', 'million.csv')
  await expect.element(page.getByText(error)).toBeVisible()
})

test('a preview says how it was read, names each bad line and its mend, and shows every change before and after', async () => {
  server.on(readImport, () => preview())
  server.on(importBadLines, () => ({ link: '/lists/bad-lines/file?of=x' }))
  await openPreview()
  await expect.element(page.getByText('Read as Shift_JIS with semicolons.')).toBeVisible()
  for (const words of ['as in “３５”', '1 cell that looks like a formula is taken as words', '“Owner” is passed over'])
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/^301 Bad Sky hop bus stop .* Known kinds: hotel, station, airport, port/)).toBeVisible()
  await expect.element(row(/^72 Changed Aman Tokyo Japanese before: アマン after: アマン東京$/)).toBeVisible()
  await expect.element(row(/^402 New Azabudai Hills Kind sight$/)).toBeVisible()
  await expect.element(page.getByText('stay as they are')).toBeVisible()
  const bad = page.getByRole('navigation', { name: 'Lines' }).getByRole('link', { name: /^Bad lines/ })
  await expect.element(bad).toHaveAttribute('href', expect.stringContaining('show=bad'))
  await button('Bad lines as CSV').click()
  await expect.poll(() => server.asked(importBadLines)).toEqual([{ id }])
})

test('the changes are put in by one deed, whose outcome takes the focus', async () => {
  let now = preview()
  server.on(readImport, () => now)
  server.on(putImportIn, () => {
    now = preview({ state: 'done', doneAt: '2026-11-19T10:05:00+09:00' })
    return now.file
  })
  await openPreview()
  await expect.element(page.getByText('at once, or none. The bad line is left out.', { exact: false })).toBeVisible()
  await button('Put in 2 changes').click()
  await expect.element(page.getByText('Put in: 1 new, 1 changed.', { exact: false })).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('Put in: 1 new, 1 changed.')
  await expect.element(button('Put in 2 changes')).not.toBeInTheDocument()
})

test('where somebody changed the list meanwhile it is said, and the file is read again before it can be put in', async () => {
  server.on(readImport, () => preview())
  server.on(readImportAgain, () => view())
  const error = 'Somebody changed this list after the file was read.'
  server.on(putImportIn, () => new Refusal(409, { error, code: 'imports.changed-meanwhile' }))
  await openPreview()
  await button('Put in 2 changes').click()
  await expect.element(page.getByText(error)).toBeVisible()
  await expect.element(button('Put in 2 changes')).toBeDisabled()
  await button('Read it again').click()
  await expect.element(page.getByText(error)).not.toBeInTheDocument()
  expect(server.asked(readImportAgain)).toEqual([{ id, encoding: 'shift_jis', separator: ';' }])
  await expect.element(button('Put in 2 changes')).toBeEnabled()
})

test('a large file says how far it is and that one may leave, and goes on by itself when it is read', async () => {
  let linesRead = 12_000
  const reading = () => preview({ state: 'reading', counts: null, readAs: null, lines: 50_001, linesRead }, [])
  server.on(readImport, () => (linesRead < 50_000 ? reading() : preview()))
  await openPreview()
  await expect.element(page.getByText('12,000 of 50,000 lines are read.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '12000')
  linesRead = 50_000
  await expect.element(page.getByRole('row', { name: /Aman Tokyo/ })).toBeVisible()
})

test('a file that cannot be read says why, and is read by another encoding', async () => {
  const fault = 'There is no column “Name”.'
  let now = preview({ state: 'unreadable', counts: null, readAs: null, fault }, [])
  server.on(readImport, () => now)
  server.on(readImportAgain, () => {
    now = preview()
    return now.file
  })
  await openPreview()
  await expect.element(page.getByText(fault)).toBeVisible()
  await button('Read it otherwise').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Encoding/ }).click()
  await page.getByRole('option', { name: 'Shift_JIS' }).click()
  await dialog.getByRole('button', { name: 'Read it again' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(readImportAgain)).toEqual([{ id, encoding: 'shift_jis', separator: null }])
  await expect.element(page.getByRole('row', { name: /Aman Tokyo/ })).toBeVisible()
})

test('a file that is not kept any more, and one that changes nothing, say so', async () => {
  // What is not there is told from a session that has ended.
  server.on(me, () => naomi)
  server.on(readImport, () => new Refusal(404, { error: 'Choose it again.', code: 'imports.unknown' }))
  const gone = await openPreview()
  await expect.element(page.getByRole('heading', { name: 'The file is not here' })).toBeVisible()
  await gone.unmount()
  server.on(readImport, () => preview({ counts: { ...counts, fresh: 0, changed: 0, bad: 0 } }, []))
  await openPreview()
  await expect.element(page.getByText('This file changes nothing', { exact: false })).toBeVisible()
  await expect.element(button('Put in')).not.toBeInTheDocument()
})
