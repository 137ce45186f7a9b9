import { expect, test } from 'vitest'
import type { CrewDay, CrewJob } from '#contract/crew-day.ts'
import { dutyWords, pagesOf, partyWords, restWords } from './sheet-words.ts'

const job = (reference: string, calledOff = false) => ({ reference, calledOff }) as CrewJob
const day = (id: string, ...jobs: CrewJob[]) => ({ person: { id }, jobs }) as CrewDay

test('each job that takes place is a page, counted for each person', () => {
  const sheets = [day('a', job('1'), job('off', true), job('2')), day('b', job('3'))]
  const pages = pagesOf(sheets, null).map(({ job, number, of }) => [job.reference, number, of])
  expect(pages).toEqual([
    ['1', 1, 2],
    ['2', 2, 2],
    ['3', 1, 1],
  ])
  expect(pagesOf(sheets, 'b').map(({ job }) => job.reference)).toEqual(['3'])
})

test('the party, the duty and the rest before it are told in words', () => {
  expect(partyWords({ guests: 3, children: [5], largeCases: 0 } as unknown as CrewJob)).toEqual({
    en: '2 adults, 1 child (5), no cases',
    ja: '大人2名 子供1名（5歳） 荷物なし',
  })
  const duty = {
    leavesGarageAt: '2026-11-24T05:00:00+09:00',
    backInGarageAt: '2026-11-24T18:00:00+09:00',
    dutyMinutes: 780,
    restBeforeMinutes: 750,
  } as CrewDay
  expect(dutyWords(duty).en).toBe('Garage 05:00, back 18:00. 13 h')
  expect(restWords(duty)).toBe('12 h 30, since Mon 16:30')
  expect(restWords({ ...duty, restBeforeMinutes: null })).toBe('')
})
