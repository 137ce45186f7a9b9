import type { ResourceKind } from '#contract/booking-desk.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Away, Board, BoardJob, BoardLeg, BoardRow, IdleHour } from '#contract/dispatch.ts'

/** A made-up day like the one that was drawn: Monday 16 November 2026, looked at shortly before half past ten. */
export const exampleDay = '2026-11-16'

export const moment = (clock: string, day = exampleDay) => `${day}T${clock}:00+09:00`

/** Ids are made from a name, so that a test can name whom it means. */
export const idOf = (name: string) => {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 0xffffffffff
  return `00000000-0000-4000-8000-${sum.toString(16).padStart(12, '0')}`
}

export const exampleRow = (kind: ResourceKind, shortName: string, rest: Partial<BoardRow> = {}): BoardRow => ({
  id: idOf(shortName),
  kind,
  name: shortName,
  shortName,
  seal: kind === 'vehicle' ? null : '上',
  vehicleClass: kind === 'vehicle' ? classOf(shortName) : null,
  plate: kind === 'vehicle' ? (shortName.split(' ')[1] ?? null) : null,
  languages: [],
  inService: true,
  away: [],
  shifts: [],
  weekMinutes: kind === 'vehicle' ? null : 38 * 60,
  troubles: [],
  roadDuties: [],
  ...rest,
})

const classOf = (name: string): VehicleClass =>
  name.startsWith('Crown') ? 'sedan' : name.startsWith('HiAce') ? 'hiace' : 'alphard'

export const exampleAway = (kind: Away['kind'], words: string, from: string, until: string): Away => ({
  ...{ from, until, kind, words },
  ...(kind === 'day-off' || kind === 'papers'
    ? { absenceId: null, by: null, at: null }
    : { absenceId: idOf(words), by: 'Naomi', at: moment('21:10', '2026-11-15') }),
})

interface Crew {
  chauffeur?: string
  vehicle?: string
  guide?: string
}

/** A job from hour to hour with whom it has; the drive before it takes 40 minutes, the way home 30. */
export function exampleJob(
  reference: string,
  [line, title, leadName, guests]: readonly [string, string, string, number],
  [from, until]: readonly [string, string],
  crew: Crew,
  rest: Partial<BoardJob> = {},
): BoardJob {
  const startsAt = from.includes('T') ? from : moment(from)
  const endsAt = until.includes('T') ? until : moment(until)
  const kinds: ResourceKind[] = ['chauffeur', 'vehicle', 'guide']
  const legs = kinds.flatMap((kind): BoardLeg[] => {
    const name = crew[kind]
    return name ? [exampleLeg(kind, idOf(name), startsAt, endsAt)] : []
  })
  return {
    reference,
    version: 1,
    state: 'confirmed',
    phase: 'assigned',
    service: { kind: 'tour', slug: title.toLowerCase().replaceAll(' ', '-'), title, shortTitle: title, line },
    leadName,
    guests,
    largeCases: 2,
    vehicleClass: crew.vehicle ? classOf(crew.vehicle) : 'alphard',
    className: crew.vehicle?.split(' ')[0] ?? 'Alphard',
    guideLanguage: 'en',
    startsAt,
    endsAt,
    pickUp: 'Park Hyatt Tokyo',
    isHotelUntold: false,
    dropOff: 'Park Hyatt Tokyo',
    flight: '',
    landsAt: null,
    legs,
    missing: { vehicle: 0, chauffeur: 0, guide: 0 },
    lost: [],
    lostBy: [],
    mark: null,
    marksFrom: startsAt,
    marks: [],
    dueYen: 0,
    late: null,
    ...rest,
  }
}

export const exampleLeg = (kind: ResourceKind, resourceId: string, startsAt: string, endsAt: string): BoardLeg => ({
  ...{ resourceId, kind },
  leavesAt: shifted(startsAt, kind === 'guide' ? -15 : -40),
  leavesFrom: 'Shinagawa garage',
  freeAt: shifted(endsAt, kind === 'guide' ? 0 : 30),
  restBeforeMinutes: kind === 'vehicle' ? null : 750,
  warning: null,
  clash: null,
})

export const shifted = (at: string, minutes: number) =>
  `${new Date(Date.parse(at) + (minutes + 9 * 60) * 60_000).toISOString().slice(0, 19)}+09:00`

const chauffeurs = ['Ueda, N.', 'Okada, H.', 'Hayashi, D.', 'Sato, K.', 'Kudo, T.', 'Abe, S.', 'Ono, M.', 'Wada, J.']
const cars = ['Alphard 31-22', 'Alphard 31-07', 'Alphard 26-81', 'Alphard 26-90', 'Crown 18-44', 'Crown 18-51']

export function exampleBoard(rest: Partial<Board> = {}): Board {
  const ill = exampleAway('ill', 'Ill, back on Thu 19', moment('00:00'), moment('00:00', '2026-11-19'))
  const repair = exampleAway('repair', 'In repair until Tue 17', moment('00:00'), moment('00:00', '2026-11-18'))
  const off = exampleAway('day-off', 'Day off', moment('00:00'), moment('00:00', '2026-11-17'))
  const rows = [
    ...chauffeurs.map((name) => exampleRow('chauffeur', name)),
    exampleRow('chauffeur', 'Endo, R.', { away: [ill] }),
    ...cars.map((name) => exampleRow('vehicle', name)),
    exampleRow('vehicle', 'Alphard 31-30', { away: [repair] }),
    exampleRow('vehicle', 'HiAce 55-12'),
    exampleRow('vehicle', 'Alphard 26-77'),
    exampleRow('guide', 'Noda, S.', { languages: ['en', 'es'] }),
    exampleRow('guide', 'Hara, A.', { languages: ['en', 'ar'] }),
    exampleRow('guide', 'Baba, K.', { languages: ['en', 'fr'] }),
    exampleRow('guide', 'Mori, Y.', { languages: ['en', 'nl'] }),
    exampleRow('guide', 'Ishii, H.', { languages: ['en', 'zh'] }),
    exampleRow('guide', 'Seki, T.', { languages: ['en', 'de'], away: [off] }),
  ]
  return {
    ...{ firstDay: exampleDay, days: 1, now: moment('10:22'), rows, jobs: exampleJobs() },
    elsewhere: [{ reference: 'AN-GNKG22', startsAt: moment('10:00', '2026-11-17'), shortTitle: 'Ginkgo gold' }],
    idle: exampleIdle(),
    rest: { leastMinutes: 540, aimedMinutes: 660 },
    ...rest,
  }
}

const exampleJobs = (): BoardJob[] => [
  exampleJob(
    'AN-FVJ222',
    ['F', 'Fuji at first light', 'Kaur', 4],
    ['06:20', '17:30'],
    {
      ...{ chauffeur: 'Sato, K.', vehicle: 'Alphard 26-81', guide: 'Mori, Y.' },
    },
    {
      phase: 'on-board',
      mark: { step: 'on_board', at: moment('06:18') },
      marks: [{ id: idOf('tap'), step: 'on_board', at: moment('06:18'), by: 'Sato', desk: null, undoUntil: null }],
    },
  ),
  exampleJob('AN-TKY222', ['T', 'Tokyo, unhurried', 'Haddad', 5], ['09:00', '17:00'], {
    ...{ chauffeur: 'Kudo, T.', vehicle: 'Alphard 31-07', guide: 'Hara, A.' },
  }),
  exampleJob(
    'AN-KMK222',
    ['K', 'Kamakura and the sea', 'Brandt', 4],
    ['08:00', '17:00'],
    {
      ...{ chauffeur: 'Abe, S.', vehicle: 'Alphard 26-90' },
    },
    { phase: 'on-the-way', late: { minutes: 20, words: 'On the way 20 minutes late', silent: null, endangers: null } },
  ),
  exampleJob(
    'AN-HND222',
    ['C', 'Haneda', 'Ito', 1],
    ['06:00', '07:30'],
    {
      ...{ chauffeur: 'Ono, M.', vehicle: 'Crown 18-44' },
    },
    { phase: 'done', state: 'redeemed' },
  ),
  exampleJob('AN-TEA222', ['C', 'Tea morning', 'Lindqvist', 2], ['10:00', '13:00'], {
    ...{ chauffeur: 'Ono, M.', vehicle: 'Crown 18-44' },
  }),
  exampleJob('AN-GNZ222', ['E', 'Ginza after the rain', 'Moreau', 2], ['17:00', '21:00'], {
    ...{ chauffeur: 'Ono, M.', vehicle: 'Crown 18-44', guide: 'Baba, K.' },
  }),
  exampleJob(
    'AN-SHB222',
    ['E', 'Shibuya', 'Rossi', 2],
    ['14:00', '18:00'],
    {
      ...{ chauffeur: 'Wada, J.', vehicle: 'Crown 18-51' },
    },
    { state: 'on_hold', phase: 'held' },
  ),
  exampleJob('AN-BAY222', ['E', 'Bay at dusk', 'Chen', 6], ['18:00', '22:00'], {
    ...{ chauffeur: 'Okada, H.', vehicle: 'HiAce 55-12', guide: 'Ishii, H.' },
  }),
  clashing(),
  exampleJob('AN-NGT222', ['C', 'Narita by night', 'Osei', 3], ['21:30', moment('01:15', '2026-11-17')], {
    ...{ chauffeur: 'Hayashi, D.', vehicle: 'Alphard 26-77' },
  }),
  exampleJob(
    'AN-NKK222',
    ['N', 'Nikko among the cedars', 'de Wit', 2],
    ['06:30', '17:30'],
    {
      ...{ vehicle: 'Alphard 31-22', guide: 'Noda, S.' },
    },
    {
      missing: { vehicle: 0, chauffeur: 1, guide: 0 },
      lost: ['Endo is ill'],
      lostBy: [{ resourceId: idOf('Endo, R.'), kind: 'chauffeur' }],
    },
  ),
  exampleJob(
    'AN-ASK222',
    ['C', 'Haneda to Asakusa', 'Kim Ji-ho', 4],
    ['21:10', '22:30'],
    {
      ...{ chauffeur: 'Wada, J.' },
    },
    {
      missing: { vehicle: 1, chauffeur: 0, guide: 0 },
      lost: ['Alphard 31-30 broke down'],
      lostBy: [{ resourceId: idOf('Alphard 31-30'), kind: 'vehicle' }],
    },
  ),
]

/** Thirty minutes before its chauffeur is back from Kamakura. */
function clashing(): BoardJob {
  const job = exampleJob('AN-NRT222', ['C', 'Narita, NH 816', 'Raman', 2], ['16:30', '18:45'], {
    ...{ chauffeur: 'Abe, S.', vehicle: 'Crown 18-51' },
  })
  const [first, ...others] = job.legs
  return first ? { ...job, legs: [{ ...first, clash: 'Overlaps Kamakura and the sea by 30 min' }, ...others] } : job
}

const exampleIdle = (): IdleHour[] =>
  Array.from({ length: 18 }, (_, hour) => ({
    at: moment(`${String(hour + 5).padStart(2, '0')}:00`),
    chauffeur: Math.max(0, 7 - (hour % 8)),
    vehicle: 9 - (hour % 6),
    guide: hour > 3 && hour < 11 ? 0 : 4,
  }))

/** A day at the far end of what a desk can hold: so many rows, a third of each kind, and so many bars on them. */
export function largeBoard(rowCount = 60, barCount = 300): Board {
  const kinds: ResourceKind[] = ['chauffeur', 'vehicle', 'guide']
  const perKind = Math.ceil(rowCount / 3)
  const nameOf = (kind: ResourceKind, at: number) => `${kind} ${String(at + 1).padStart(2, '0')}`
  const rows = kinds
    .flatMap((kind) =>
      Array.from({ length: perKind }, (_, at) => exampleRow(kind, nameOf(kind, at), { languages: ['en'] })),
    )
    .slice(0, rowCount)
  const lines = ['F', 'T', 'K', 'N', 'E', 'C']
  const jobs = Array.from({ length: Math.ceil(barCount / 3) }, (_, at) => {
    const round = Math.floor(at / perKind)
    const from = shifted(moment('05:40'), round * 200 + (at % 3) * 10)
    const who = at % perKind
    return exampleJob(
      `AN-${String(222222 + at).replace(/[01]/g, 'Z')}`,
      [lines[at % 6] ?? 'F', `Tour ${at + 1}`, `Guest ${at + 1}`, 1 + (at % 6)],
      [from, shifted(from, 130)],
      { chauffeur: nameOf('chauffeur', who), vehicle: nameOf('vehicle', who), guide: nameOf('guide', who) },
    )
  })
  return exampleBoard({ rows, jobs, elsewhere: [] })
}
