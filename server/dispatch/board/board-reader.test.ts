import { expect, test } from 'vitest'
import type { Board } from '#contract/dispatch.ts'
import { createBoardReader } from './board-reader.ts'
import type { WhichDays } from './read-board.ts'

/** Readings that end when they are told to. */
function slowReader() {
  const begun: { day: string; end: (fails?: boolean) => void }[] = []
  const read = createBoardReader(
    ({ day, days }: WhichDays) =>
      new Promise((resolve, reject) => {
        const number = begun.length
        const end = (fails = false) =>
          fails ? reject(new Error('Not read.')) : resolve({ firstDay: day, days, now: String(number) } as Board)
        begun.push({ day, end })
      }),
  )
  const ask = (day: string) => read({ day, days: 1 })
  return { begun, ask, days: () => begun.map(({ day }) => day) }
}

test('two hundred who ask at once for the same day cause three readings, and nobody gets one that began before they asked', async () => {
  const { begun, ask, days } = slowReader()
  const asked = Array.from({ length: 200 }, () => ask('2026-12-01'))
  expect(days()).toEqual(['2026-12-01', '2026-12-01'])
  begun[0]?.end()
  expect((await asked[0])?.now).toBe('0')
  for (const { end } of begun) end()
  const seen = await Promise.all(asked)
  expect(seen.map(({ now }) => now)).toEqual(['0', '1', ...Array.from({ length: 198 }, () => '2')])
  // One that asks while the last is read gets another.
  const late = ask('2026-12-01')
  begun[3]?.end()
  expect((await late).now).toBe('3')
})

test('never more than two are read at once, in the order in which they were asked for; a failure is that of its askers', async () => {
  const { begun, ask, days } = slowReader()
  const asked = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(ask)
  expect(days()).toEqual(['2026-12-01', '2026-12-02'])
  begun[1]?.end(true)
  await expect(asked[1]).rejects.toThrow('Not read.')
  expect(days()).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
  begun[0]?.end()
  expect((await asked[0])?.firstDay).toBe('2026-12-01')
  expect(days()).toHaveLength(4)
  begun[2]?.end()
  begun[3]?.end()
  expect((await asked[3])?.firstDay).toBe('2026-12-04')
})
