import { expect, it } from 'vitest'
import { barsByRow } from './bars.ts'
import { exampleBoard, idOf, largeBoard } from './board.fixture.ts'

const none = new Map()

it('names the car on the rows of chauffeurs and the chauffeur on those of cars', () => {
  const bars = barsByRow(exampleBoard(), none)
  expect(bars.get(idOf('Kudo, T.'))?.bars).toMatchObject([{ beside: 'Alphard 31-07' }])
  expect(bars.get(idOf('Alphard 31-07'))?.bars).toMatchObject([{ beside: 'Kudo' }])
  expect(bars.get(idOf('Hara, A.'))?.bars).toMatchObject([{ beside: '' }])
})

it('puts a clash on a lane of its own', () => {
  const abe = barsByRow(exampleBoard(), none).get(idOf('Abe, S.'))
  expect(abe?.laneCount).toBe(2)
  expect(abe?.bars.map(({ lane }) => lane)).toEqual([0, 1])
})

it('draws only those rows anew whose jobs changed', () => {
  const board = largeBoard()
  const before = barsByRow(board, none)
  const [first, ...others] = board.jobs
  if (!first) throw new Error('The board has no jobs')
  const after = barsByRow({ ...board, jobs: [{ ...first, version: 2 }, ...others] }, before)
  const changed = board.rows.filter(({ id }) => before.get(id) !== after.get(id)).map(({ id }) => id)
  expect(changed.toSorted()).toEqual(first.legs.map(({ resourceId }) => resourceId).toSorted())
})

it('draws the row of the chauffeur anew when only the car of a job changed', () => {
  const board = exampleBoard()
  const before = barsByRow(board, none)
  const jobs = board.jobs.map((job) =>
    job.reference === 'AN-TKY222'
      ? {
          ...job,
          legs: job.legs.map((leg) => (leg.kind === 'vehicle' ? { ...leg, resourceId: idOf('HiAce 55-12') } : leg)),
        }
      : job,
  )
  const after = barsByRow({ ...board, jobs }, before)
  expect(after.get(idOf('Kudo, T.'))?.bars).toMatchObject([{ beside: 'HiAce 55-12' }])
  expect(after.get(idOf('Sato, K.'))).toBe(before.get(idOf('Sato, K.')))
})

it('keeps what somebody lost on their row until another has it', () => {
  const board = exampleBoard()
  const before = barsByRow(board, none)
  expect(before.get(idOf('Endo, R.'))).toMatchObject({ bars: [], lost: [{ leadName: 'de Wit' }] })
  const given = board.jobs.map((job) => (job.leadName === 'de Wit' ? { ...job, lostBy: [] } : job))
  expect(barsByRow({ ...board, jobs: given }, before).get(idOf('Endo, R.'))?.lost).toEqual([])
})
