import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const file = (...cells: (string | number | null)[]) =>
  writeCsv(
    cells.map((value, number) => ({ header: `C${number}`, value: () => value })),
    [{}],
  )
const written = (value: string | number | null) =>
  file(value)
    .slice(1)
    .replace(/^C0\r\n/, '')
    .replace(/\r\n$/, '')

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'a cell that begins with %j is text to a spreadsheet',
  (sign) => {
    expect(written(`${sign}HYPERLINK(1)`)).toBe(`"'${sign}HYPERLINK(1)"`)
  },
)

test('headers are neutralised as well', () => {
  expect(writeCsv([{ header: '=1+1', value: () => 'a' }], [{}])).toContain(`"'=1+1"`)
})

test('quotes, commas and new lines stay inside their cell', () => {
  expect(written('Ana "Anita", of\r\nLima')).toBe('"Ana ""Anita"", of\r\nLima"')
})

test('numbers stay numbers, below zero too, and nothing is an empty cell', () => {
  expect(file(-1200, 0, null, 'plain').slice(1)).toBe('C0,C1,C2,C3\r\n-1200,0,,plain\r\n')
})

test('the file says that it is UTF-8', () => {
  expect(Buffer.from(file('案内')).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})
