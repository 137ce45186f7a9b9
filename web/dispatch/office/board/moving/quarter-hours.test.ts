import { describe, expect, it } from 'vitest'
import { makeAxis } from '../board/axis.ts'
import { moment } from '../board/board.fixture.ts'
import { deadZonePx, draggedStart, movedEnd, steppedStart } from './quarter-hours.ts'

/** 05:00 to 23:00 on 1080 pixels: an hour is 60 of them, a quarter 15. */
const axis = makeAxis({ firstDay: '2026-11-16', days: 1 }, [])
const drag = (px: number, startsAt = moment('06:30')) => draggedStart(axis, 1080, startsAt, px)

describe('dragging along the hours', () => {
  it('keeps its own hour while it only drifts', () => {
    expect(drag(0)).toBeNull()
    expect(drag(deadZonePx)).toBeNull()
    expect(drag(-deadZonePx)).toBeNull()
  })

  it('goes by quarters beyond that, from the first one on, in both directions', () => {
    expect(drag(deadZonePx + 15)).toBe(moment('06:45'))
    expect(drag(deadZonePx + 60)).toBe(moment('07:30'))
    expect(drag(-deadZonePx - 31)).toBe(moment('06:00'))
  })

  it('stays its own hour until it is nearer to the next quarter', () => {
    expect(drag(deadZonePx + 7)).toBeNull()
    expect(drag(deadZonePx + 8)).toBe(moment('06:45'))
  })

  it('stops at the edges of the day that is shown', () => {
    expect(drag(-5000)).toBe(moment('05:00'))
    expect(drag(5000)).toBe(moment('23:00'))
  })

  it('reaches another day where several are shown, and skips the night', () => {
    const three = makeAxis({ firstDay: '2026-11-16', days: 3 }, [])
    expect(draggedStart(three, 3240, moment('22:00'), deadZonePx + 120)).toBe(moment('06:00', '2026-11-17'))
  })
})

describe('stepping by keys', () => {
  const own = moment('06:20')
  it('goes to the next full quarter, not a quarter of an hour further', () => {
    expect(steppedStart(own, null, true, false)).toBe(moment('06:30'))
    expect(steppedStart(own, null, false, false)).toBe(moment('06:15'))
  })

  it('finds its own hour again on the way back, even between two quarters', () => {
    expect(steppedStart(own, moment('06:30'), false, false)).toBeNull()
    expect(steppedStart(own, moment('06:15'), true, false)).toBeNull()
  })

  it('goes by whole hours with Shift, over midnight too', () => {
    expect(steppedStart(own, null, true, true)).toBe(moment('07:20'))
    expect(steppedStart(own, moment('07:20'), false, true)).toBeNull()
    expect(steppedStart(moment('23:30'), null, true, true)).toBe(moment('00:30', '2026-11-17'))
  })
})

it('keeps the length of a job that begins at another hour', () => {
  expect(movedEnd({ startsAt: moment('21:30'), endsAt: moment('01:15', '2026-11-17') }, moment('20:00'))).toBe(
    moment('23:45'),
  )
})
