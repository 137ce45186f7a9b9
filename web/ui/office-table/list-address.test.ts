import { expect, test } from 'vitest'
import { differsFrom, queryOf, readListState, stateOfView, writeListState } from './list-address.ts'

const list = {
  usualSort: 'starts',
  columns: [
    { id: 'reference', sorts: true },
    { id: 'guest' },
    { id: 'starts', sorts: true },
    { id: 'phone', hidden: true },
  ],
  filters: [
    { kind: 'days', id: 'days', label: 'Days' },
    {
      kind: 'some',
      id: 'status',
      label: 'Status',
      choices: [
        { id: 'done', label: 'Done' },
        { id: 'held', label: 'Held' },
      ],
    },
    { kind: 'one', id: 'line', label: 'Line' },
  ],
  views: [
    { id: 'all', label: 'All', query: {} },
    { id: 'week', label: 'Week', query: { days: 'next-7', sort: '-starts' } },
  ],
} as const
const read = (query: string) => readListState(list, new URLSearchParams(query))

test('an address without a query is the usual list, and the usual list has none', () => {
  expect(read('')).toEqual({
    view: null,
    q: '',
    sort: 'starts',
    page: 1,
    rows: 25,
    columns: ['reference', 'guest', 'starts'],
    filters: {},
  })
  expect(writeListState(list, read(''))).toBe('')
})

test('what is written is read again as it was', () => {
  const query =
    '?view=week&q=kim&days=2026-11-15..2026-11-22&status=done,held&line=fuji&sort=-starts&columns=reference,phone&rows=50&page=3'
  expect(writeListState(list, read(query))).toBe(query)
})

test.each([
  'sort=password',
  'sort=guest',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'rows=7',
  'columns=nobody',
  'days=2026-02-30..',
  'status=unknown',
  'nothing=at-all',
])('"%s" is no harm: what the list does not know is left out', (query) => {
  const state = read(query)
  expect({ ...state, columns: [] }).toEqual({ ...read(''), columns: [] })
  expect(state.columns[0]).toBe('reference')
})

test('the locked column stays first, and none is shown twice', () => {
  expect(read('columns=phone,reference,phone').columns).toEqual(['reference', 'phone'])
})

test('a view is changed by filters, order and columns, and not by the page or a search', () => {
  const week = list.views[1]
  const opened = stateOfView(list, week, 25)
  expect(writeListState(list, opened)).toBe('?view=week&days=next-7&sort=-starts')
  expect(differsFrom(list, opened, week)).toBe(false)
  expect(differsFrom(list, { ...opened, page: 2, q: 'kim', rows: 100 }, week)).toBe(false)
  expect(differsFrom(list, { ...opened, filters: {} }, week)).toBe(true)
  expect(differsFrom(list, { ...opened, sort: 'starts' }, week)).toBe(true)
  expect(differsFrom(list, { ...opened, columns: ['reference'] }, week)).toBe(true)
})

test('the server is asked for what the address says, and for no more', () => {
  expect(queryOf(read('q=kim&line=fuji&columns=guest&view=x'))).toEqual({
    q: 'kim',
    sort: 'starts',
    page: 1,
    rows: 25,
    line: 'fuji',
  })
})
