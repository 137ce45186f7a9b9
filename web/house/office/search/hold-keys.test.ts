import { expect, test } from 'vitest'
import { typeOn } from './hold-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }
const typeAll = (keys: readonly string[]) => keys.reduce((typed, key) => typeOn(typed, { ...plain, key }) ?? typed, '')

test('what is typed before the field is there is what the field would have had', () => {
  expect(typeAll(['e', 'l', 'x', 'Backspace', ' ', 'Shift', 'É', '渋', 'ArrowDown', 'Enter', 'Tab'])).toBe('el É渋')
  expect(typeAll(['Backspace'])).toBe('')
  expect(typeAll(Array.from({ length: 120 }, () => 'a'))).toHaveLength(100)
})

test('a chord types nothing, except where it is how a keyboard writes a sign', () => {
  expect(typeOn('a', { ...plain, ctrlKey: true, key: 'z' })).toBeNull()
  expect(typeOn('a', { ...plain, metaKey: true, key: 'k' })).toBeNull()
  expect(typeOn('a', { ...plain, ctrlKey: true, altKey: true, key: '@' }, true)).toBe('a@')
})
