import { expect, test } from 'vitest'
import { breakable, legible, runsOf } from './legible.rules.ts'
import { heightOfFacts, layVoucher, parts, sheet } from './voucher-layout.rules.ts'

const face = (characters: string) => ({ characters: new Set([...characters].map((one) => one.codePointAt(0) ?? 0)) })
const latin = face(' abcdeghnruyABCNé…')
const japanese = face(' 東京迎車様□')
const faces = [latin, japanese]

test('letters that no face has lose their accent, or become a box, or go', () => {
  expect(legible('Nguyễn', faces)).toBe('Nguyen')
  expect(legible('cafe\u0301', [face('cafeé')])).toBe('café')
  expect(legible('김 an 東京', faces)).toBe('□ an 東京')
  expect(legible('a\u{1F389}b\u200d', faces)).toBe('ab')
  expect(legible('a\n\tb\u0000c', faces)).toBe('a b c')
})

test('each stretch goes to the first face that has it', () => {
  expect(runsOf('abc 東京 a', faces).map(({ text }) => text)).toEqual(['abc ', '東京 ', 'a'])
  expect(runsOf('abc 東京 a', faces).map(({ face }) => face === latin)).toEqual([true, false, true])
  expect(runsOf('', faces)).toEqual([])
})

test('lines may end after spaces and beside Japanese characters, and nothing gets lost', () => {
  expect(breakable('abc de東京 a')).toEqual(['abc ', 'de', '東', '京 ', 'a'])
  for (const text of ['', ' a', 'a  b', '東京', 'Aoyama 髙島屋 ビル']) expect(breakable(text).join('')).toBe(text)
})

test('everything stays on one page, from no stop to thirty, with every fact at its longest', () => {
  const bottom = sheet.height - sheet.margin
  for (let stops = 2; stops <= 32; stops++) {
    for (const lines of [1, 3, 7]) {
      const measure = {
        factLines: [1, lines, Math.min(3, lines), 2, 1, 2, 1],
        stops,
        noteLines: [3, 2, 2],
        footLines: 3,
      }
      const { footTop, rowHeight, bandHeight, boxTop, tableTop } = layVoucher(measure)
      expect(footTop + 2 * parts.footLine, `${stops} stops, ${lines} lines`).toBeLessThan(bottom + 0.01)
      expect(rowHeight).toBeGreaterThan(2)
      expect(bandHeight).toBeGreaterThanOrEqual(52)
      expect(boxTop).toBeGreaterThanOrEqual(tableTop + parts.tableHead + stops * rowHeight)
    }
  }
})

test('a usual day of ten stops keeps rows that are easy to read', () => {
  const { rowHeight } = layVoucher({ factLines: [1, 2, 2, 1, 1, 1, 1], stops: 12, noteLines: [3, 2, 2], footLines: 3 })
  expect(rowHeight).toBeGreaterThan(15)
})

test('every voucher is composed to the foot of the sheet, and what is good to know takes only room that is left', () => {
  const bottom = sheet.height - sheet.margin
  for (let stops = 0; stops <= 12; stops++) {
    const measure = { factLines: [1, 2, 1, 1, 1, 1, 1], stops, noteLines: [2, 1, 2, 1], footLines: 2 }
    const laid = layVoucher(measure)
    expect(laid.footTop + 2 * parts.footLine, `${stops} stops`).toBeCloseTo(bottom)
    const tableEnd = laid.tableTop + (stops > 0 ? parts.tableHead + stops * laid.rowHeight : 0)
    const notesEnd =
      laid.notesTop + parts.notesHead + heightOfFacts(measure.noteLines.slice(0, laid.notes)) - parts.factGap
    if (laid.notes > 0) {
      expect(laid.notesTop).toBeGreaterThan(tableEnd)
      expect(notesEnd).toBeLessThan(laid.boxTop)
      expect(laid.bandHeight).toBeGreaterThanOrEqual(107)
    }
    // Nowhere a stretch that looks forgotten.
    expect(laid.boxTop - (laid.notes > 0 ? notesEnd : tableEnd)).toBeLessThan(60)
  }
  expect(layVoucher({ factLines: [1], stops: 0, noteLines: [1, 1], footLines: 1 }).notes).toBe(2)
  expect(layVoucher({ factLines: [1, 2, 2], stops: 20, noteLines: [1], footLines: 3 }).notes).toBe(0)
})
