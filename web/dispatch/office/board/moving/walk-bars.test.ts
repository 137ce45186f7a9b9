import { describe, expect, it } from 'vitest'
import { moment } from '../board/board.fixture.ts'
import { type DrawnBar, walkTo, wayOfKey } from './walk-bars.ts'

const bar = (id: string, rowId: string, clock: string): DrawnBar => ({ id, rowId, startsAt: moment(clock) })
/** In the order of the page, in which a later bar may stand before an earlier one. */
const bars = [
  bar('fuji', 'sato', '06:20'),
  bar('ginza', 'ono', '17:00'),
  bar('haneda', 'ono', '06:00'),
  bar('tea', 'ono', '10:00'),
  bar('shibuya', 'wada', '14:00'),
]
const walk = (from: string, way: Parameters<typeof walkTo>[2]) => walkTo(bars, from, way)?.id ?? null

describe('walking between bars', () => {
  it('goes along a row in the order of time', () => {
    expect(walk('haneda', 'later')).toBe('tea')
    expect(walk('tea', 'later')).toBe('ginza')
    expect(walk('ginza', 'later')).toBeNull()
    expect(walk('tea', 'earlier')).toBe('haneda')
  })

  it('leads up and down to the bar that is nearest in time', () => {
    expect(walk('fuji', 'down')).toBe('haneda')
    expect(walk('shibuya', 'up')).toBe('ginza')
    expect(walk('ginza', 'down')).toBe('shibuya')
    expect(walk('fuji', 'up')).toBeNull()
  })

  it('finds the ends of a row', () => {
    expect(walk('tea', 'first')).toBe('haneda')
    expect(walk('tea', 'last')).toBe('ginza')
  })

  it('leads nowhere from a bar that is gone', () => {
    expect(walk('gone', 'later')).toBeNull()
  })
})

describe('the arrows', () => {
  it('follow time where it runs to the right', () => {
    expect(wayOfKey('ArrowRight', false)).toBe('later')
    expect(wayOfKey('ArrowLeft', false)).toBe('earlier')
  })

  it('are mirrored where time runs to the left; up, down and the ends are not', () => {
    expect(wayOfKey('ArrowRight', true)).toBe('earlier')
    expect(wayOfKey('ArrowLeft', true)).toBe('later')
    expect(wayOfKey('ArrowDown', true)).toBe('down')
    expect(wayOfKey('Home', true)).toBe('first')
  })

  it('are the only keys that walk', () => {
    expect(wayOfKey('Enter', false)).toBeNull()
  })
})
