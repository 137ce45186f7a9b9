import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { figure, words } from './cells.rules.ts'
import type { ImportRules, Row } from './import-list.ts'
import { judgeFile, type Question } from './judge-file.rules.ts'
import type { JudgedLine } from './judged.rules.ts'

/** A list that is nobody's: lamps by their name, with watts, and a note that may be left out. */
const lamps: ImportRules = {
  name: 'lamps',
  words: { one: 'lamp', many: 'lamps' },
  columns: [
    { field: 'name', heading: 'Name', says: '', read: words },
    { field: 'watts', heading: 'Watts', also: ['W'], isNeeded: true, says: '', read: figure },
    { field: 'note', heading: 'Note', usual: '', says: '', read: words },
  ],
  keys: ['name'],
  bounds: z.object({
    name: z.string().check(z.minLength(1, 'Name it.')),
    watts: z.int('Whole watts.').check(z.lte(100, 'At most 100.')),
    note: z.string(),
  }),
  mostLines: 10_000,
  nameOf: ({ name }) => String(name),
}
const there: Row[] = [
  { name: 'Desk', watts: 40, note: 'left' },
  { name: 'Ｗａｌｌ', watts: 60, note: '' },
]

async function judge(text: string, rows: readonly Row[] = there) {
  const lines: JudgedLine[] = []
  const slices: number[] = []
  const answer = async (question: Question) => {
    if (question.is === 'known') return null
    // Two pages, as of a long list.
    if (question.is === 'existing')
      return question.from === null ? { rows: rows.slice(0, 1), next: '1' } : { rows: rows.slice(1), next: null }
    slices.push(question.read)
    lines.push(...JSON.parse(question.lines))
    return null
  }
  const bytes = new TextEncoder().encode(text)
  const summary = await judgeFile(lamps, { list: 'lamps', bytes, encoding: null, separator: null }, answer)
  return { summary, lines, slices }
}
const mends = ({ faults }: JudgedLine) => (faults ?? []).map(({ mend }) => mend)

test('what is new, what changes and what is the same are told apart, and what the file does not name stays', async () => {
  const { summary, lines } = await judge('Name,W\nDesk,40\nwall,75\nFloor,100\n')
  expect(summary).toMatchObject({ fresh: 1, changed: 1, same: 1, bad: 0, absent: 0, lines: 3 })
  expect(lines).toMatchObject([
    { number: 3, rank: 1, row: { name: 'wall', watts: 75, note: '' }, before: { name: 'Ｗａｌｌ', watts: 60 } },
    { number: 4, rank: 2, row: { name: 'Floor', watts: 100, note: '' }, before: null },
  ])
  expect((await judge('Name,Note\nDesk,left\n')).summary).toMatchObject({ same: 1, absent: 1 })
})

test('a cell that means what is there in other letters is no change, nor what is there against its own bounds', async () => {
  expect((await judge('Name,Watts\nＷａｌｌ,６０\n')).summary).toMatchObject({
    same: 1,
    wide: { cells: 2, example: 'Ｗａｌｌ' },
  })
  const bright = [{ name: 'Sun', watts: 5000, note: '' }, ...there]
  expect((await judge('Name,Watts\nSun,5000\n', bright)).summary).toMatchObject({ same: 1, bad: 0 })
  expect((await judge('Name,Watts,Note\nSun,5000,hot\n', bright)).lines.map(mends)).toEqual([['At most 100.']])
})

test('every fault of a line is told, a line of another shape by that alone', async () => {
  const { lines } = await judge('Name,Watts\n,4.5\nOnly\nA,1,B\nA,=1+1\n')
  expect(lines.map(mends)).toEqual([
    ['Name it.', 'Whole watts.'],
    ['1 of 2 columns. A separator is missing, or a cell.'],
    ['3 cells for 2 columns. Put what holds a separator into quotation marks.'],
    ['Whole watts.'],
  ])
  expect(lines[3]?.faults).toEqual([{ heading: 'Watts', cell: '=1+1', mend: 'Whole watts.' }])
})

test('of lines about one thing none is taken, and each names the others', async () => {
  const { lines } = await judge('Name,Watts\nA,1\nB,2\n a ,3\n')
  expect(lines.map((line) => [line.number, line.rank, ...mends(line)])).toEqual([
    [2, 0, 'The same lamp stands on line 4. Only one can be right.'],
    [3, 2],
    [4, 0, 'The same lamp stands on line 2. Only one can be right.'],
  ])
})

test('without a column that new ones need the old ones can be changed, and new ones are told what is missing', async () => {
  const { lines } = await judge('Name,Note\nDesk,right\nFloor,x\n')
  expect(lines[0]).toMatchObject({ rank: 1, row: { watts: 40, note: 'right' } })
  expect(mends(lines[1] as JudgedLine)).toEqual(['A new lamp needs Watts: this file has no such column.'])
})

test('a long file is handed over by the thousand, with how many lines are read by then', async () => {
  const text = `Name,Watts\n${Array.from({ length: 2500 }, (_, at) => `L${at},1`).join('\n')}`
  expect((await judge(text)).slices).toEqual([1000, 2000, 2500])
})
