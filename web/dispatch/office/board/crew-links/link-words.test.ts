import { expect, it } from 'vitest'
import type { CrewLink } from '#contract/crew-day.ts'
import { moment } from '../board/board.fixture.ts'
import { linkState, needsLink, sendLabel, sentWords, workWords } from './link-words.ts'

const link = (rest: Partial<CrewLink> = {}): CrewLink => ({
  ...{ id: 'one', resourceId: 'r', name: 'Ueda Naoki', kind: 'chauffeur', jobs: 2, brings: 0 },
  ...{
    email: 'ueda@annai.example',
    sentAt: moment('18:02', '2026-11-15'),
    openedAt: null,
    revokedAt: null,
    changedSince: false,
  },
  ...rest,
})
const day = '2026-11-16'

it('sends to whoever has no link, had it ended, or has a day that changed since', () => {
  expect(needsLink(link())).toBe(false)
  expect(needsLink(link({ id: '' }))).toBe(true)
  expect(needsLink(link({ revokedAt: moment('08:00') }))).toBe(true)
  expect(needsLink(link({ changedSince: true }))).toBe(true)
})

it('says what somebody has on the day: jobs, and a car that they bring', () => {
  expect(workWords({ jobs: 2, brings: 0 })).toBe('two jobs')
  expect(workWords({ jobs: 0, brings: 0 })).toBe('no jobs')
  expect(workWords({ jobs: 0, brings: 1 })).toBe('brings a car')
  expect(workWords({ jobs: 1, brings: 1 })).toBe('one job, brings a car')
})

it('says how far a link came, with the day where it was another one', () => {
  expect(linkState(link(), day)).toMatchObject({ word: 'Sent', detail: 'Sent Sun 15 Nov, 18:02, not opened yet' })
  expect(linkState(link({ openedAt: moment('06:40') }), day)).toMatchObject({ word: 'Opened', detail: 'Opened 06:40' })
  expect(linkState(link({ openedAt: moment('06:40'), changedSince: true }), day).word).toBe('Day changed since')
  expect(linkState(link({ sentAt: null }), day).word).toBe('Made')
  expect(linkState(link({ revokedAt: moment('09:00') }), day).word).toBe('Link ended')
  expect(linkState(link({ id: '' }), day).word).toBe('No link yet')
})

it('counts only what goes out by mail', () => {
  expect(sendLabel([])).toBe('Nobody is chosen')
  expect(sendLabel([link(), link()])).toBe('Send 2 links')
  expect(sendLabel([link(), link({ email: '' })])).toBe('Send 1 link')
  expect(sendLabel([link({ email: '' })])).toBe('Make the link')
  expect(sentWords([{ mailedTo: 'a@annai.example' }, { mailedTo: '' }])).toBe('One link sent, one link to be copied.')
})
