import { expect, test, vi } from 'vitest'
import type { Line, Tell } from './line.ts'
import { measureAll } from './measure-all.ts'

type Measure = (tell: Tell) => Promise<void>

const line = (what: string, holds: boolean): Line => ({ what, measured: '1 ms', limit: '2 ms', ratio: 0.5, holds })
const good: Measure = async (tell) => tell(line('a good one', true))
const slow: Measure = async (tell) => tell(line('a slow one', false))
const broken: Measure = async (tell) => {
  tell(line('the part before', true))
  throw new Error('The browser is gone.')
}
const silent: Measure = async () => undefined

async function run(measures: Record<string, Measure>, isShort = false) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const said: string[] = []
  const holds = await measureAll(Object.entries(measures), isShort, (words) => said.push(words))
  told.mockRestore()
  return { holds, said }
}

test('each line is said when it is known, and all must hold', async () => {
  expect(await run({ good })).toEqual({
    holds: true,
    said: ['holds  a good one: 1 ms, limit 2 ms (0.50)', '1 of 1 hold.'],
  })
  const { holds, said } = await run({ slow, good })
  expect(holds).toBe(false)
  expect(said.at(-1)).toBe('FAILS  a slow one: 1 ms, limit 2 ms (0.50)')
})

test('a measure that breaks fails, keeps what it told before, and stops no other', async () => {
  for (const isShort of [false, true]) {
    const { holds, said } = await run({ broken, good }, isShort)
    expect(holds).toBe(false)
    expect(said.slice(0, 3).map((words) => words.slice(7).split(':')[0])).toEqual(
      expect.arrayContaining(['the part before', 'broken', 'a good one']),
    )
    expect(said).toContain(isShort ? '2 of 3 work.' : '2 of 3 hold.')
  }
})

test('a measure that tells nothing has broken', async () => {
  for (const isShort of [false, true]) expect((await run({ silent }, isShort)).holds).toBe(false)
})

test('in short no number is judged', async () => {
  expect(await run({ slow }, true)).toEqual({ holds: true, said: ['works  a slow one: 1 ms', '1 of 1 work.'] })
})
