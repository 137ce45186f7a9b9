import { expect, test } from 'vitest'
import { findSeparator, readRecords, type Separator } from './records.rules.ts'

const read = (text: string, separator: Separator = ',') => [...readRecords(text, separator)]
const cellsOf = (text: string, separator: Separator = ',') => read(text, separator).map(({ cells }) => cells)

test('cells may be quoted, hold the separator, quotation marks and line ends; each line knows where it stands', () => {
  expect(read('Name,Note\r\n"Ana, ""A""","two\r\nlines"\r\nPlain,\r\n')).toEqual([
    { line: 1, cells: ['Name', 'Note'] },
    { line: 2, cells: ['Ana, "A"', 'two\r\nlines'] },
    { line: 4, cells: ['Plain', ''] },
  ])
})

test('lines may end in any way, the last one in none, and empty ones are passed over but counted', () => {
  expect(read('a\n\n  \nb')).toEqual([
    { line: 1, cells: ['a'] },
    { line: 4, cells: ['b'] },
  ])
  expect(read('a\rb\r\rc').map(({ line }) => line)).toEqual([1, 2, 4])
  expect(cellsOf('a,b\n,,\n')).toEqual([['a', 'b']])
})

test('comma, semicolon and tab are found on the first line, outside of quotation marks', () => {
  expect(findSeparator('Name;Area\n').separator).toBe(';')
  expect(findSeparator('Name\tArea\n').separator).toBe('\t')
  expect(findSeparator('"a;b;c;d",Area\n').separator).toBe(',')
  expect(findSeparator('Name\n').separator).toBe(',')
  const said = 'sep=;\r\nName;Area\r\n'
  const { separator, from } = findSeparator(said)
  expect([...readRecords(said, separator, from)]).toEqual([{ line: 2, cells: ['Name', 'Area'] }])
})

test('a quotation mark that nobody closes is told by its line, at the end of the file or long before', () => {
  expect(() => read('a,b\n"open,1\nc,2\n')).toThrow('On line 2 a quotation mark opens that is never closed.')
  expect(() => read(`a\n"${'x'.repeat(30_000)}"\n`)).toThrow(/^On line 2/)
})
