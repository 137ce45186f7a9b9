import { expect, test } from 'vitest'
import { countLines, decode } from './decode.rules.ts'

/** 東京 in Shift_JIS. */
const tokyoInShiftJis = new Uint8Array([0x93, 0x8c, 0x8b, 0x9e])
const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))

test('UTF-8 with a mark or without, UTF-16 with one, and Shift_JIS are told apart by themselves', () => {
  expect(decode(bytes('名,東京'), null)).toEqual({ text: '名,東京', encoding: 'utf-8' })
  expect(decode(bytes('\uFEFF名'), null)).toEqual({ text: '名', encoding: 'utf-8' })
  expect(decode(utf16('東京'), null)).toEqual({ text: '東京', encoding: 'utf-16le' })
  expect(decode(new Uint8Array([0xfe, 0xff, 0x67, 0x71]), null)).toEqual({ text: '東', encoding: 'utf-16be' })
  expect(decode(tokyoInShiftJis, null)).toEqual({ text: '東京', encoding: 'shift_jis' })
})

test('what is asked for is done, or refused by its name', () => {
  expect(decode(tokyoInShiftJis, 'shift_jis').text).toBe('東京')
  expect(() => decode(tokyoInShiftJis, 'utf-8')).toThrow('This file cannot be read as UTF-8. Choose another encoding.')
})

test('a spreadsheet, a picture and other bytes are refused in words', () => {
  expect(() => decode(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 9, 9]), null)).toThrow(/^This is a spreadsheet/)
  expect(() => decode(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), null)).toThrow(/^This is not a text file/)
  expect(() => decode(new Uint8Array([0x80, 0xff, 0xff]), null)).toThrow(/^This file is neither UTF-8 nor Shift_JIS/)
})

test('lines are counted by their ends, of every kind, and not beyond what is too many', () => {
  expect(countLines(bytes('a\nb\nc'), 100)).toBe(3)
  expect(countLines(bytes('a\r\nb\r\n'), 100)).toBe(2)
  expect(countLines(bytes('a\rb\rc\r'), 100)).toBe(3)
  expect(countLines(bytes(''), 100)).toBe(0)
  const [million, limit] = [bytes('x\n'.repeat(1_000_000)), 1_000]
  expect(countLines(million, limit)).toBe(limit + 1)
})
