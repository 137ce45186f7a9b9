import { expect, it } from 'vitest'
import { exampleBoard, exampleRow, idOf, moment } from '../board/board.fixture.ts'
import type { BoardState } from '../board-state.ts'
import { joinNews } from './join-news.ts'
import { presentAt } from './present.ts'

const board = exampleBoard()
const [first, second] = board.jobs
if (!first || !second) throw new Error('The board has too few jobs')

const state = (rest: Partial<BoardState> = {}): BoardState => ({
  ...{ board, connection: 'mine', line: 'live', heardAtMs: 0, moving: [], carried: null, proposed: [], undoable: [] },
  ...rest,
})
const changes = { is: 'changes', now: moment('10:30'), jobs: [], gone: [], rows: [], goneRows: [] } as const
const nothing = { elsewhere: null, idle: null }

it('takes a whole board as it comes, whatever was there before', () => {
  const other = exampleBoard({ jobs: [] })
  const moving = [{ connection: 'theirs', name: 'Ren', seal: null, reference: 'AN-TKY222' }]
  expect(joinNews(state({ line: 'lost' }), { is: 'board', connection: 'new', board: other, moving }, 5)).toEqual({
    ...{ board: other, connection: 'new', moving, heardAtMs: 5, line: 'live' },
  })
})

it('replaces what changed, adds what is new, takes away what went, and keeps the rest as the very same', () => {
  const fresh = { ...first, version: 2, leadName: 'Kaur-Singh' }
  const added = { ...second, reference: 'AN-NEW222' }
  const news = { ...changes, ...nothing, jobs: [fresh, added], gone: ['AN-KMK222'], rows: [], goneRows: [] }
  const jobs = joinNews(state(), news, 5).board?.jobs ?? []
  expect(jobs.find(({ reference }) => reference === first.reference)).toBe(fresh)
  expect(jobs.find(({ reference }) => reference === second.reference)).toBe(second)
  expect(jobs.map(({ reference }) => reference)).toContain('AN-NEW222')
  expect(jobs.map(({ reference }) => reference)).not.toContain('AN-KMK222')
  expect(jobs).toHaveLength(board.jobs.length)
})

it('does not go back behind what an answer of our own has brought', () => {
  const answered = { ...first, version: 5 }
  const mine = state({ board: { ...board, jobs: [answered, second] } })
  const late = { ...changes, ...nothing, jobs: [{ ...first, version: 4 }], gone: [], rows: [], goneRows: [] }
  expect(joinNews(mine, late, 5).board?.jobs[0]).toBe(answered)
  const marked = { ...answered, phase: 'done' } as const
  const same = { ...changes, ...nothing, jobs: [marked], gone: [], rows: [], goneRows: [] }
  expect(joinNews(mine, same, 5).board?.jobs[0]).toBe(marked)
})

it('takes rows that came and went', () => {
  const row = exampleRow('guide', 'Kato, M.')
  const news = { ...changes, ...nothing, jobs: [], gone: [], rows: [row], goneRows: [idOf('Endo, R.')] }
  const ids = (joinNews(state(), news, 5).board?.rows ?? []).map(({ id }) => id)
  expect(ids).toContain(row.id)
  expect(ids).not.toContain(idOf('Endo, R.'))
})

it('changes nothing but the clock on a pulse, and counts as alive again', () => {
  const heard = joinNews(state({ line: 'lost' }), { is: 'pulse', now: moment('10:30') }, 7)
  expect(heard).toMatchObject({ line: 'live', heardAtMs: 7, board: { now: moment('10:30') } })
  expect(heard.board?.jobs).toBe(board.jobs)
  expect(heard.board?.rows).toBe(board.rows)
})

it('knows who holds what, and that they put it down', () => {
  const holding = { connection: 'theirs', name: 'Ren', seal: null, reference: 'AN-TKY222' }
  const held = joinNews(state(), { is: 'moving', moving: holding }, 5)
  expect(held.moving).toEqual([holding])
  const put = joinNews(state({ moving: [holding] }), { is: 'moving', moving: { ...holding, reference: null } }, 6)
  expect(put.moving).toEqual([])
})

it('reckons the present moment from the server’s clock and from nothing that can be set', () => {
  expect(presentAt({ board, heardAtMs: 1000 }, 61_000)).toBe(Date.parse(moment('10:23')))
  expect(presentAt({ board, heardAtMs: 1000 }, 500)).toBe(Date.parse(moment('10:22')))
  expect(presentAt({ board: null, heardAtMs: 0 }, 500)).toBeNull()
})
