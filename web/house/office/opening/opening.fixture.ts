import type { Need, NeedCode, Opening, Station, StationId } from '#contract/opening.ts'
import { type Standard, standardLists } from '#contract/standard.ts'

const need = (code: NeedCode, isMet: boolean, more: Partial<Need> = {}): Need => ({
  ...{ code, isMet, isOptional: false, count: isMet ? 1 : 0, name: null },
  ...more,
})
const station = (id: StationId, state: Station['state'], needs: Need[], after: StationId | null = null): Station => ({
  ...{ id, state, needs, after },
})

/** A house that is on its way: the car has no papers on file yet, and nobody drives it. */
export const onTheWay: Opening = {
  ...{
    isOpen: false,
    today: '2026-11-16',
    opensOn: null,
    wasOpen: false,
    gateway: 'test',
    sendsMail: true,
    history: [],
  },
  stations: [
    station('company', 'reached', [need('company', true, { name: 'Annai K.K.' }), need('registration', true)]),
    station('garage', 'reached', [need('garage-area', true), need('garage', true, { name: 'Shinonome' })]),
    station('cars', 'gap', [
      need('car', true, { name: 'Alphard 58-20' }),
      need('car-papers', false, { isOptional: true, count: 1, name: 'Alphard 58-20' }),
    ]),
    station('people', 'ahead', [
      need('chauffeur', false),
      need('licence', false),
      need('guide', false, { isOptional: true }),
    ]),
    station('roads', 'reached', [
      ...[need('areas', true, { count: 18 }), need('times', true, { count: 0 }), need('places', true, { count: 412 })],
      need('terminals', true, { count: 6 }),
    ]),
    station('prices', 'here', [need('fares', true), need('fares-looked-at', false)]),
    station('tour', 'ahead', [need('tour', false, { isOptional: true })]),
    station('mail', 'reached', [need('mail', true), need('card', true), need('mail-server', true)]),
    station('open', 'after', [], 'prices'),
  ],
}

const atTheDoors = onTheWay.stations.map((one): Station => {
  if (one.id === 'open') return { ...one, state: 'here', after: null }
  return ['prices', 'people'].includes(one.id)
    ? { ...one, state: 'reached', needs: one.needs.map((it) => ({ ...it, isMet: true, count: 1 })) }
    : one
})

/** The same with everything that a day is sold with. */
export const ready: Opening = { ...onTheWay, stations: atTheDoors }

/** Nothing is taken over, and two places were typed. */
export const nothingTaken: Standard = {
  lists: standardLists.map((id, at) => ({
    ...{ id, lines: 100 * (at + 1), known: 0, taken: null },
    have: id === 'places' ? 2 : 0,
  })),
  staysFor: 'not-taken',
}
