import { describe, expect, it } from 'vitest'
import { exampleJob, idOf } from '../board/board.fixture.ts'
import type { Undoable } from '../board-state.ts'
import { crewsAfter } from './crews-after.ts'
import { leftAfter, rememberBefore } from './undo.ts'

const [ueda, okada] = [idOf('Ueda, N.'), idOf('Okada, H.')]
const job = exampleJob('AN-NKK222', ['N', 'Nikko', 'de Wit', 2], ['06:30', '17:30'], { chauffeur: 'Ueda, N.' })
const move = (version: number) =>
  ({ reference: job.reference, version, kind: 'chauffeur', from: okada, to: ueda }) as const
const crews = (version: number): Undoable => ({ is: 'crews', says: 'Moved.', moves: [move(version)], tellGuests: [] })

describe('undoing one after another', () => {
  it('takes the earlier move back from the version that the later undo made', () => {
    const [first, second] = [crews(2), crews(3)]
    rememberBefore(second, new Map([[job.reference, 2]]))
    expect(leftAfter([first], second, [{ ...job, version: 4 }])).toEqual([crews(4)])
  })

  it('leaves the earlier move to be refused where somebody else came between', () => {
    const [first, second] = [crews(2), crews(4)]
    rememberBefore(second, new Map([[job.reference, 3]]))
    expect(leftAfter([first], second, [{ ...job, version: 5 }])).toEqual([crews(2)])
  })

  it('knows nothing of other bookings', () => {
    const other: Undoable = { is: 'crews', says: '', moves: [{ ...move(2), reference: 'AN-TKY222' }], tellGuests: [] }
    expect(leftAfter([other], crews(3), [{ ...job, version: 4 }])).toEqual([other])
  })
})

describe('what is drawn before the server has answered', () => {
  it('has the job on its new row and not on the old one', () => {
    const [after] = crewsAfter([job], [{ ...move(1), from: ueda, to: okada }])
    expect(after?.legs.map(({ resourceId }) => resourceId)).toEqual([okada])
    expect(after?.missing.chauffeur).toBe(0)
  })

  it('takes a job out of the tray, and puts one there', () => {
    const empty = { ...job, legs: [], missing: { vehicle: 0, chauffeur: 1, guide: 0 } }
    const [filled] = crewsAfter([empty], [{ ...move(1), from: null, to: ueda }])
    expect(filled?.missing.chauffeur).toBe(0)
    expect(filled?.legs).toMatchObject([{ resourceId: ueda, kind: 'chauffeur' }])
    const [emptied] = crewsAfter([job], [{ ...move(1), from: ueda, to: null }])
    expect(emptied?.missing.chauffeur).toBe(1)
    expect(emptied?.legs).toEqual([])
  })

  it('leaves other jobs alone', () => {
    expect(crewsAfter([{ ...job, reference: 'AN-TKY222' }], [move(1)])).toEqual([])
  })
})
