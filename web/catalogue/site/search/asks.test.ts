import { expect, test } from 'vitest'
import { askParameters, asksQuery, gridAddressOf, mostAsks, readAsks } from './asks.ts'

const read = (query: string) => readAsks(new URLSearchParams(query))

test('an address gives back the wishes that were written into it', () => {
  const asks = {
    guests: '3',
    asks: [
      { q: 'fuji & lake', day: '2026-11-24' },
      { q: '', day: '2026-11-25' },
      { q: 'tea', day: '' },
    ],
  }
  expect(read(asksQuery(asks))).toEqual(asks)
})

test('wishes that say nothing are left out, and the others move up', () => {
  expect(read('q1=&day1=&q3=tea')).toEqual({ guests: '', asks: [{ q: 'tea', day: '' }] })
  expect(
    asksQuery({
      guests: '',
      asks: [
        { q: '', day: '' },
        { q: 'tea', day: '' },
      ],
    }),
  ).toBe('?q1=tea')
  expect(asksQuery({ guests: '', asks: [] })).toBe('')
})

test('what nobody can ask for is not read', () => {
  expect(read('guests=99&q1=fuji&day1=tomorrow')).toEqual({ guests: '', asks: [{ q: 'fuji', day: '' }] })
  expect(read('guests=2.5').guests).toBe('')
  expect(read(`q${mostAsks + 1}=fuji`).asks).toEqual([])
})

test('every parameter that is written is one that the page declares', () => {
  const full = { guests: '2', asks: Array.from({ length: mostAsks }, () => ({ q: 'fuji', day: '2026-11-24' })) }
  const written = [...new URLSearchParams(asksQuery(full)).keys()]
  expect(written.toSorted()).toEqual(askParameters.toSorted())
})

test('a wish leads to the grid with the party of all', () => {
  expect(gridAddressOf({ q: 'tea', day: '' }, '3')).toBe('/tour/grid?q=tea&guests=3')
})
