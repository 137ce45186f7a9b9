/**
 * Who of the office may do what: one table, read by the server's door, by the pages and by the access test. A right is
 * to see or to change one thing; whoever changes it sees it, too. Several roles of a person add up.
 */
export const officeRoles = ['owner', 'dispatcher', 'desk', 'bookkeeper', 'reader'] as const
export type OfficeRole = (typeof officeRoles)[number]

type Level = 'change' | 'see' | '–'
type Row = readonly [
  group: string,
  /** As it reads after "to change" and "to see". */
  thing: string,
  ...levels: [owner: Level, dispatcher: Level, desk: Level, bookkeeper: Level, reader: Level],
]

const day = 'The day'
const guests = 'Guests and bookings'
const money = 'Money'
const means = 'What we have'
const house = 'The house'

// biome-ignore format: a table reads in columns
export const rightsTable = {
  //                                                                       owner     dispatcher  desk      bookkeeper  reader
  board:         [day,    'the board, jobs and crews',                    'change', 'change',   'see',    'see',      'see'],
  steps:         [day,    'steps of crews who ring in',                   'change', 'change',   'change', '–',        '–'],
  bookings:      [guests, 'bookings',                                     'change', 'change',   'change', 'see',      'see'],
  messages:      [guests, 'messages',                                     'change', 'change',   'change', '–',        'see'],
  reviews:       [guests, 'reviews',                                      'change', '–',        'change', '–',        'see'],
  guests:        [guests, 'guests',                                       'change', 'see',      'change', 'see',      'see'],
  joining:       [guests, 'which guests are one person',                  'change', '–',        '–',      '–',        '–'],
  corrections:   [money,  'corrections of money taken by hand',           'change', '–',        'change', 'change',   '–'],
  largerRefunds: [money,  'refunds beyond what the terms give',           'change', '–',        '–',      'change',   '–'],
  lowerPrices:   [money,  'prices beyond what the desk may take off',     'change', '–',        '–',      'change',   '–'],
  earnings:      [money,  'earnings',                                     'see',    '–',        '–',      'see',      'see'],
  files:         [money,  'lists as files',                               'see',    '–',        '–',      'see',      '–'],
  fares:         [money,  'fares, fees and terms',                        'change', '–',        '–',      'see',      'see'],
  offers:        [money,  'offers and codes',                             'change', '–',        'see',    'see',      'see'],
  drafts:        [means,  'drafts of tours, and pictures',                'change', '–',        'change', '–',        'see'],
  tours:         [means,  'tours, categories and the home page',          'change', '–',        'see',    '–',        'see'],
  classes:       [means,  'classes of cars, and extras on sale',          'change', 'see',      'see',    'see',      'see'],
  fleet:         [means,  'cars, people and papers',                      'change', 'change',   'see',    'see',      'see'],
  scans:         [means,  'scans of papers and health checks',            'see',    'see',      '–',      '–',        '–'],
  ground:        [means,  'areas, driving times and places',              'change', 'change',   'see',    '–',        'see'],
  agents:        [means,  'agents',                                       'change', '–',        'see',    'see',      'see'],
  settings:      [house,  'opening, company, duty rules and mail texts',  'change', '–',        '–',      '–',        '–'],
  keys:          [house,  'who opens the office, and with which role',    'change', '–',        '–',      '–',        '–'],
  trail:         [house,  'the history of keys and files',                'see',    '–',        '–',      '–',        '–'],
} as const satisfies Record<string, Row>

export type RightOver = keyof typeof rightsTable
export type OfficeRight = `see:${RightOver}` | `change:${RightOver}`

/** Of these things there are deeds for which password and code are asked again: an open session does not do them. */
export const provedThings: ReadonlySet<RightOver> = new Set([
  ...(['joining', 'largerRefunds', 'lowerPrices', 'files', 'fares', 'settings', 'keys'] as const),
])

export const isOfficeRole = (text: string): text is OfficeRole => (officeRoles as readonly string[]).includes(text)

export const levelOf = (role: OfficeRole, over: RightOver): Level => {
  const [, , ...levels] = rightsTable[over]
  return levels[officeRoles.indexOf(role)] ?? '–'
}

/** Whether somebody with these roles has a right. */
export function holdsRight(roles: readonly OfficeRole[], right: OfficeRight): boolean {
  const [deed, over] = partsOf(right)
  const levels = roles.map((role) => levelOf(role, over))
  return levels.includes('change') || (deed === 'see' && levels.includes('see'))
}

/** All that somebody with these roles may. */
export const rightsOf = (roles: readonly OfficeRole[]): OfficeRight[] =>
  (Object.keys(rightsTable) as RightOver[])
    .flatMap((over) => [`see:${over}`, `change:${over}`] as const)
    .filter((right) => holdsRight(roles, right))

/** As it reads after "the right". */
export function rightInWords(right: OfficeRight): string {
  const [deed, over] = partsOf(right)
  return `to ${deed} ${rightsTable[over][1]}`
}

const partsOf = (right: OfficeRight) => right.split(':') as ['see' | 'change', RightOver]
