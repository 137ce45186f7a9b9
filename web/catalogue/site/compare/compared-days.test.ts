import { expect, test } from 'vitest'
import { compareAddress, comparedIn } from './compared-days.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://annai.example')
  return comparedIn({ pathname, search })
}

test('what is ticked in the list, or stands side by side, is what the footer compares', () => {
  const ticked = at('/tour/grid?q=fuji&guests=4&day=2026-12-12&compare=fuji-at-first-light,five-lakes-slowly')
  expect(ticked).toBe('items=tour:fuji-at-first-light,tour:five-lakes-slowly&guests=4&day=2026-12-12')
  expect(at('/compare-listing?items=tour:a-bowl-of-tea,hotel:x&only=differences')).toBe('items=tour:a-bowl-of-tea')
  expect(compareAddress(ticked ?? '')).toBe(`/compare-listing?${ticked}`)
})

test('a list without ticks compares nothing, and other pages say nothing of it', () => {
  expect(at('/tour/grid?guests=4')).toBe('')
  expect(compareAddress('')).toBe('/compare-listing')
  expect(at('/tour/detail/a-bowl-of-tea?compare=ginkgo-gold')).toBeNull()
})

test('whatever an address holds, only slugs travel on, and no more than four', () => {
  expect(at('/tour/grid?compare=a,b,c,d,e')).toBe('items=tour:a,tour:b,tour:c,tour:d')
  expect(at('/tour/grid?compare="><script>,a&guests=x y')).toBe('items=tour:a')
})
