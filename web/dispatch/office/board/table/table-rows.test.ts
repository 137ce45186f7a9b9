import { describe, expect, it } from 'vitest'
import { exampleBoard, exampleJob, moment } from '../board/board.fixture.ts'
import { rowsById } from '../job/job-words.ts'
import { begunOf, crewLine, crewPieces, lateLine, phoneGroups, trayLine } from '../phone/phone-words.ts'
import { byCrew, byTime, timeWords } from './table-rows.ts'

const board = exampleBoard()
const rows = rowsById(board.rows)
const jobOf = (reference: string) => board.jobs.filter((some) => some.reference === reference)

describe('the table', () => {
  it('is in order of time, without a heading on a single day', () => {
    const [group, ...others] = byTime(board.jobs.toReversed())
    expect(others).toEqual([])
    expect(group?.title).toBe('')
    const starts = group?.jobs.map(({ startsAt }) => startsAt) ?? []
    expect(starts).toEqual(starts.toSorted())
    expect(group?.jobs).toHaveLength(board.jobs.length)
  })

  it('has a heading for each of several days', () => {
    const next = exampleJob(
      'AN-N',
      ['T', 'Ginkgo gold', 'Kim', 4],
      [moment('10:00', '2026-11-17'), moment('15:00', '2026-11-17')],
      {},
    )
    expect(byTime([next, ...board.jobs]).map(({ title }) => title)).toEqual(['Mon 16 Nov', 'Tue 17 Nov'])
    expect(timeWords(next, true)).toBe('Tue 17 Nov, 10:00 to 15:00')
  })

  it('has everybody and every car once, with and without jobs', () => {
    const groups = byCrew(board.jobs, board.rows)
    expect(groups).toHaveLength(board.rows.length)
    expect(groups.find(({ title }) => title === 'Endo, R.')?.jobs).toEqual([])
    expect(groups.find(({ title }) => title === 'Crown 18-44')?.jobs.map(({ reference }) => reference)).toEqual([
      'AN-HND222',
      'AN-TEA222',
      'AN-GNZ222',
    ])
  })
})

describe('the lines of a telephone', () => {
  it('name the crew, the car and the guest', () => {
    expect(jobOf('AN-FVJ222').map((job) => crewLine(job, rows))).toEqual(['Sato, Mori. 26-81. Kaur, 4'])
  })

  it('say what is missing in its place', () => {
    expect(jobOf('AN-NKK222').map((job) => crewLine(job, rows))).toEqual(['No chauffeur. Noda. 31-22. de Wit, 2'])
    expect(jobOf('AN-ASK222').map((job) => crewLine(job, rows))).toEqual(['Wada. No car. Kim Ji-ho, 4'])
    const cryingOut = jobOf('AN-ASK222').flatMap((job) => crewPieces(job, rows).filter(({ isMissing }) => isMissing))
    expect(cryingOut.map(({ words }) => words)).toEqual(['No car. '])
  })

  it('sum up the tray', () => {
    expect(trayLine(board.jobs)).toBe(
      'Nikko among the cedars 06:30 needs a chauffeur. Haneda to Asakusa 21:10 needs a car.',
    )
  })

  it('sum up who is late, and by how much', () => {
    expect(lateLine(board.jobs)).toBe('Kamakura and the sea 08:00, 20 min.')
    expect(lateLine(board.jobs.filter(({ late }) => !late))).toBe('')
  })

  it('say how many have begun, only on the day itself', () => {
    const begun = (now: string) => begunOf(board.jobs, board, now)
    expect(begun(moment('04:00'))).toBe(0)
    expect(begun(moment('06:30'))).toBe(3)
    expect(begun(moment('23:59'))).toBe(board.jobs.length)
    expect([begun(moment('10:00', '2026-11-15')), begun(moment('10:00', '2026-11-17'))]).toEqual([null, null])
  })

  it('stand under each guide, with why one is away', () => {
    const groups = phoneGroups('guide', board.jobs, board.rows)
    expect(groups.map(({ title }) => title)).toContain('Seki, T.')
    expect(groups.find(({ title }) => title === 'Seki, T.')).toMatchObject({ note: 'Day off', jobs: [] })
    expect(groups.find(({ title }) => title === 'Noda, S.')?.jobs.map(({ reference }) => reference)).toEqual([
      'AN-NKK222',
    ])
  })
})
