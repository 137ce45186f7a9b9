import { expect, test } from 'vitest'
import { nameOfKey } from './keys.ts'

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  nameOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

test('keys are named as the list of keys writes them', () => {
  expect(pressed('j')).toBe('J')
  expect(pressed('X', { shiftKey: true })).toBe('Shift X')
  expect(pressed('Enter', { ctrlKey: true })).toBe('Ctrl Enter')
  expect(pressed(' ', { shiftKey: true })).toBe('Shift Space')
  expect(pressed('ArrowUp', { altKey: true })).toBe('Alt ArrowUp')
})

test('a sign that needs Shift on some keyboards is the same key on all', () => {
  expect(pressed('?', { shiftKey: true })).toBe('?')
  expect(pressed('/', { shiftKey: true })).toBe('/')
})

test('the command key of a Mac is Ctrl to us', () => {
  expect(pressed('k', { metaKey: true })).toBe('Ctrl K')
})
