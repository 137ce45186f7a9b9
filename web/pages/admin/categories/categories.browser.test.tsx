import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  categoryForEditing,
  type EditedCategory,
  type OfficeCategoryRow,
  officeCategories,
  orderCategories,
  saveCategory,
} from '#contract/category-editing.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import CategoryDetail, { clientLoader as loadDetail } from './detail.tsx'
import EditCategory, { clientLoader as loadEdit } from './edit.tsx'
import CategoryList, { clientLoader as loadList } from './list.tsx'

const server = fakeServer()
const picture = { path: 'prints/garden', alt: 'A garden', focus: '50% 50%' }
const pictureFacts = { ...picture, titleJa: null, ground: '#335533', width: 900, height: 600 }
const idOf = (at: number) => `01890a5d-ac96-774b-bcce-b302099a80${at}0`

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
})

test('categories are ordered by keys', async () => {
  const rows = ['Fuji', 'Gardens', 'Nikko'].map(
    (name, at): OfficeCategoryRow => ({
      ...{ id: idOf(at), slug: name.toLowerCase(), letter: name.slice(0, 1), name, summary: '', picture: pictureFacts },
      ...{ state: 'shown', position: at, publishedTours: 3, tours: 3, bookings: 0, revenueYen: 0, rating: null },
      ...{ changedBy: null, changedAt: null },
    }),
  )
  server.on(officeCategories, () => ({ rows, total: 3, page: 1 }))
  server.on(orderCategories, () => undefined)
  await show(inOffice(CategoryList), { at: '/admin/categories/list', data: loadList })
  const names = page.getByRole('row').getByRole('link')
  const handle = page.getByRole('button', { name: /^Move Gardens, category/ })
  await expect.element(names.first()).toMatchTextContent('Fuji')
  handle.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(names.first()).toMatchTextContent('Gardens')
  await expect.element(handle).toHaveFocus()
  await expect.element(page.getByText('Gardens is now category 1 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(names.first()).toMatchTextContent('Fuji')
  const [first, second] = [
    [idOf(0), idOf(1), idOf(2)],
    [idOf(1), idOf(0), idOf(2)],
  ]
  expect(server.asked(orderCategories)).toEqual([
    { before: first, after: second },
    { before: second, after: first },
  ])
})

test('a taken letter cannot be chosen, and a category with tours is not deleted', async () => {
  const line: EditedCategory = {
    ...{ id: idOf(1), version: 1, name: 'Gardens', slug: 'gardens', letter: 'G', summary: 'Moss and tea' },
    ...{ description: 'Quiet ones.', state: 'shown', picture, pictureFacts, oldSlugs: [], takenLetters: ['T'] },
    tours: [
      {
        ...{ id: idOf(2), slug: 'slow-gardens', title: 'Slow gardens', state: 'published', durationMinutes: 180 },
        ...{ fromYen: 64_000, rating: null, stops: 'A moss garden' },
      },
    ],
    ...{ changedBy: null, changedAt: null, history: [] },
  }
  server.on(categoryForEditing, () => line)
  const loader = (args: Parameters<typeof loadDetail>[0]) => loadDetail(args)
  await show(inOffice(EditCategory), {
    at: '/admin/categories/edit/gardens',
    data: (args: Parameters<typeof loadEdit>[0]) => loadEdit({ ...args, params: { slug: 'gardens' } }),
    others: [{ path: '/admin/categories/detail/:slug', Component: inOffice(CategoryDetail), loader: loader as never }],
  })
  await expect.element(page.getByRole('radio', { name: 'T, taken' })).toBeDisabled()
  const short = page.getByRole('textbox', { name: 'Short line' })
  await short.fill('')
  await page.getByRole('button', { name: 'Save category' }).click()
  await expect.element(short).toHaveFocus()
  expect(server.asked(saveCategory)).toEqual([])
  await page.getByRole('link', { name: 'Gardens', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const answer = page.getByRole('dialog', { name: 'Gardens cannot be deleted yet' })
  await expect.element(answer).toMatchTextContent('One tour is in it')
  expect(answer.getByRole('button', { name: 'Delete category' }).elements()).toEqual([])
  await answer.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByRole('heading', { name: 'Gardens', level: 1 })).toBeVisible()
})
