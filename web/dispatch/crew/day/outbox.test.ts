import { expect, test } from 'vitest'
import { crewDay, crewJob } from './crew-day.fixture.ts'
import { asTried, nextToSend, type Outbox, put, shownJobs, takeBack, without } from './outbox.ts'
import { nextStep, undoable } from './steps.ts'

const at = '2026-11-24T05:17:00+09:00'
const mark = (id: string, step: 'on_the_way' | 'arrived' = 'on_the_way') =>
  ({ is: 'mark', id, reference: 'AN-7KQ4XM', step, at }) as const
const trouble = { is: 'trouble', id: 't', reference: null, words: 'Late', at } as const
const idsOf = (outbox: Outbox) => outbox.map(({ what }) => `${what.is} ${what.id}`)

test('a tap that never left the telephone is forgotten when it is taken back', () => {
  expect(takeBack(put([], mark('a')), 'a', at)).toEqual([])
})

test('a tap that may have left is taken back by a word to the server, and only once', () => {
  const tried = asTried(put([], mark('a')), put([], mark('a')))
  const once = takeBack(tried, 'a', at)
  expect(idsOf(once)).toEqual(['mark a', 'undo a'])
  expect(takeBack(once, 'a', at)).toEqual(once)
  expect(idsOf(takeBack([], 'known', at))).toEqual(['undo known'])
})

test('taps go out together and in order, words to the desk by themselves', () => {
  const outbox = [mark('a'), mark('b', 'arrived'), trouble, mark('c')].reduce<Outbox>(put, [])
  expect(idsOf(nextToSend(outbox))).toEqual(['mark a', 'mark b'])
  expect(idsOf(nextToSend(outbox, 1))).toEqual(['mark a'])
  expect(idsOf(nextToSend(outbox.slice(2)))).toEqual(['trouble t'])
  expect(nextToSend([])).toEqual([])
})

test('what is tapped while something is being sent stays', () => {
  const sent = nextToSend(put([], mark('a')))
  const meanwhile = takeBack(asTried(put([], mark('a')), sent), 'a', at)
  expect(idsOf(without(meanwhile, sent))).toEqual(['undo a'])
})

test('what waits is shown at once over what the desk knows, and each tap once', () => {
  const known = { id: 'a', step: 'on_the_way' as const, at, mine: true }
  const day = crewDay({ jobs: [crewJob({ marks: [known] })] })
  const outbox = [mark('a'), mark('b', 'arrived')].reduce<Outbox>(put, [])
  const [job] = shownJobs(day, outbox)
  expect(job?.marks.map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
    ['a', false],
    ['b', true],
  ])
  expect(nextStep(job?.marks ?? [])).toBe('on_board')
  const [back] = shownJobs(day, takeBack([], 'a', at))
  expect(nextStep(back?.marks ?? [])).toBe('on_the_way')
})

test('the last tap of one’s own can be taken back for two minutes, whichever way the clock jumps', () => {
  const marks = [{ id: 'a', step: 'arrived' as const, at, mine: true, isWaiting: false }]
  const tapped = Date.parse(at)
  expect(undoable(marks, tapped + 119_000)?.id).toBe('a')
  expect(undoable(marks, tapped + 120_000)).toBeUndefined()
  expect(undoable(marks, tapped - 3_600_000)).toBeUndefined()
  expect(undoable([{ ...marks[0], id: 'b', mine: false } as never], tapped)).toBeUndefined()
})
