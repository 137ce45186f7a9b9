import { expect, test } from 'vitest'
import type { OfficeTerminal } from '#contract/office-terminals.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { type Ground, openGround, refusedFields } from '#server/testing/ground-desk.ts'
import { loadPlaces } from '../load-places.ts'

let desk: Ground
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openGround(started)
})

const read = async () => (await desk.ask('GET', '/terminals')).body
const aPier = {
  ...{ kind: 'airport', name: 'Chofu Airport', nameJa: '調布飛行場', addressJa: '', area: null },
  ...{ latitude: 35.6717, longitude: 139.528 },
}
const fields = {
  ...{ airport: 'chofu', airportName: 'Chofu', name: 'Terminal', internationalMinutes: null, domesticMinutes: 10 },
  ...{ internationalLeadMinutes: null, domesticLeadMinutes: 45, boardPoint: 'By the door', kerbPoint: 'In front' },
  directions: ['Go out.', 'Your chauffeur has a board that says {name}.'],
}
const editable = ({ placeName: _p, areaName: _a, isRetired: _r, ...terminal }: OfficeTerminal) => terminal

test('an airport among our places becomes a terminal, and guests read what was written', async () => {
  const { body: place } = await desk.ask('POST', '/places', aPier)
  expect((await read()).places).toContainEqual({ id: place.id, label: 'Chofu Airport' })
  const { status, body } = await desk.ask('POST', '/terminals', { slug: place.id, ...fields })
  expect(status).toBe(200)
  expect(body.terminals.find(({ slug }: OfficeTerminal) => slug === place.id)).toMatchObject({ ...fields, version: 1 })
  expect((await loadPlaces(annai().ctx)).get(place.id)?.terminal).toMatchObject({ boardPoint: 'By the door' })
  const front = (await get(annai(), '/rides/front')).body
  expect(front.terminals.some(({ slug }: { slug: string }) => slug === place.id)).toBe(true)
  const again = await desk.ask('POST', '/terminals', { slug: place.id, ...fields })
  expect([again.status, again.body.code]).toEqual([409, 'terminals.already'])
  const hotel = await desk.ask('POST', '/terminals', { slug: 'tokyo-tower', ...fields })
  expect([hotel.body.code, refusedFields(hotel)]).toEqual(['terminals.not-a-place', ['slug']])
  // With its place it goes out of use.
  await desk.ask('POST', `/places/${place.id}/retire`, { version: 1, reason: 'No flights.' })
  const later = (await get(annai(), '/rides/front')).body
  expect(later.terminals.some(({ slug }: { slug: string }) => slug === place.id)).toBe(false)
})

test('a terminal is saved in the version that was looked at, and what makes no sense is refused where it stands', async () => {
  const terminal = (await read()).terminals.find(({ slug }: OfficeTerminal) => slug === 'haneda-terminal-3')
  const save = (more: object) => desk.ask('PUT', '/terminals/haneda-terminal-3', { ...editable(terminal), ...more })
  expect(refusedFields(await save({ internationalMinutes: 2000 }))).toEqual(['internationalMinutes'])
  expect(refusedFields(await save({ airport: 'HND 3' }))).toEqual(['airport'])
  expect(refusedFields(await save({ directions: [] }))).toEqual(['directions'])
  expect(refusedFields(await save({ internationalMinutes: null }))).toEqual(['internationalMinutes'])
  const saved = await save({ boardPoint: 'Under the clock' })
  expect(saved.body.terminals.find(({ slug }: OfficeTerminal) => slug === terminal.slug)).toMatchObject({
    ...{ boardPoint: 'Under the clock', version: terminal.version + 1 },
  })
  const { history } = (await desk.ask('GET', '/terminals/haneda-terminal-3/history')).body
  expect(history[0]).toMatchObject({
    deed: 'changed the terminal',
    changes: [{ name: 'Board', after: 'Under the clock' }],
  })
  expect((await save({})).body.code).toBe('office.changed-meanwhile')
  expect((await desk.ask('PUT', '/terminals/nowhere', { ...editable(terminal), slug: undefined })).status).toBe(404)
})
