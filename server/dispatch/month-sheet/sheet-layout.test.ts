import { beforeEach, expect, test } from 'vitest'
import type { SheetLayout } from '#contract/month-sheet-layout.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { pagesOf } from '#server/testing/paper.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'
import { send } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({ demo: true })
let owner: SignedIn
let usual: SheetLayout
let version = 0
beforeEach(async () => {
  owner = await signIn(annai(), 'admin')
  const { body } = await get(annai(), path, owner.headers)
  version = body.version
  usual ??= body.layout
})

const path = '/admin/settings/month-sheet'
const save = (layout: SheetLayout, seen = version) =>
  send(annai(), 'PUT', path, owner.headers, { version: seen, layout })
const fetched = async (call: string, input: object) => {
  const { body } = await post(annai(), call, input, owner.headers)
  return annai().app.inject({ url: `/api${body.link}`, headers: owner.headers })
}
async function sheetAs(as: 'csv' | 'pdf') {
  const [{ id }] = (await get(annai(), '/admin/people', owner.headers)).body.rows
  return fetched(`/admin/people/${id}/months/2026-11/file`, { as })
}
const headOf = async () => (await sheetAs('csv')).body.replace(/^\uFEFF/, '').split('\r\n')[0]

test('the columns of a house are those of its file and of its paper, in their order and with their headings', async () => {
  expect(await headOf()).toMatch(/^Day,Begin,End,"Duty, minutes"/)
  const layout = {
    ...{ title: 'Hours on the road', titleJa: '勤務表', notes: ['Read by the labour office.'] },
    columns: [
      { column: 'duty' as const, heading: 'Bound', headingJa: '拘束' },
      { column: 'day' as const, heading: 'Date', headingJa: '' },
      { column: 'jobs' as const, heading: 'Runs', headingJa: '件数' },
    ],
  }
  expect((await save(layout)).body).toEqual({ version: version + 1 })
  expect(await headOf()).toBe('"Bound, minutes",Date,Runs')
  const text = pagesOf((await sheetAs('pdf')).rawPayload).join(' ')
  for (const words of ['Hours on the road', 'Bound', 'Date', 'Runs', 'Read by the labour office.'])
    expect(text).toContain(words)
  expect(text).not.toContain('Standing is what')
  const { history } = (await get(annai(), path, owner.headers)).body
  expect(history[0]).toMatchObject({ by: 'Test', deed: 'laid the month sheet out otherwise' })
  expect(history[0].changes).toContainEqual({ name: 'Title', before: usual.title, after: 'Hours on the road' })
  await save(usual, version + 1)
  expect(await headOf()).toMatch(/^Day,Begin,End,"Duty, minutes"/)
})

test('a sheet without days, one column twice, two headings alike and an unknown column are refused at their fields', async () => {
  const fieldsOf = async (columns: object[]) =>
    (await save({ ...usual, columns: columns as SheetLayout['columns'] })).body.fields
  const [day, begin] = usual.columns
  const others = usual.columns.slice(1)
  expect(await fieldsOf(others)).toEqual({ 'layout.columns': 'A month sheet needs the column of the day.' })
  expect(await fieldsOf([...usual.columns, begin as object])).toHaveProperty('layout.columns.9.column')
  expect(await fieldsOf([{ ...day, heading: 'duty' }, ...others])).toHaveProperty('layout.columns.3.heading')
  expect(await fieldsOf([{ ...day, column: 'salary' }, ...others])).toHaveProperty('layout.columns.0.column')
  expect(await fieldsOf([{ ...day, heading: ' ' }, ...others])).toHaveProperty('layout.columns.0.heading')
  expect((await get(annai(), path, owner.headers)).body.layout).toEqual(usual)
})

test('of two who change it at once the second reads what the first one made', async () => {
  expect((await save({ ...usual, title: 'One' })).status).toBe(200)
  expect((await save({ ...usual, title: 'Other' })).body.code).toBe('office.changed-meanwhile')
  await save(usual, version + 1)
})

test('an example shows what is typed and not saved, is of nobody, and is no export', async () => {
  const exports = async () =>
    (await annai().ctx.db.selectFrom('change_trail').selectAll().where('object_kind', '=', 'export').execute()).length
  const before = await exports()
  const pdf = await fetched(`${path}/try`, { layout: { ...usual, title: 'Only tried' } })
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = pagesOf(pdf.rawPayload).join(' ')
  for (const words of ['Only tried', 'An example', '1 over the limits']) expect(text).toContain(words)
  expect(await exports()).toBe(before)
  expect((await get(annai(), path, owner.headers)).body.layout.title).toBe(usual.title)
})
