import type { BookingRules, DutyRule } from '#contract/duty-settings.ts'
import { readCount, readMinutes, writeMinutes } from '#web/ui/duration.ts'
import type { Faults, Typed } from './use-setting.ts'

type Kind = DutyRule['kind']
type Figure = Exclude<keyof DutyRule, 'kind'>

export interface RuleLine {
  name: string
  meaning?: string
  /** The fields at its end, with what each says. */
  figures: readonly { field: string; label: string }[]
}

const of = (kind: Kind, figure: Figure) => `${kind}.${figure}`

export const dutyGroups: readonly { title: string; aside?: string; hasAims?: boolean; lines: readonly RuleLine[] }[] = [
  {
    title: 'Chauffeurs',
    hasAims: true,
    aside: 'The desk is warned at the aim and refused at the limit',
    lines: [
      {
        name: 'Rest between two days',
        meaning: 'From being back in the garage to leaving it again',
        figures: [
          { field: of('chauffeur', 'aimedRestMinutes'), label: 'Aim, warns' },
          { field: of('chauffeur', 'leastRestMinutes'), label: 'Limit, refuses' },
        ],
      },
      {
        name: 'Hours of duty a day',
        meaning: 'From leaving the garage to being back in it; longer than the aim only by hand',
        figures: [
          { field: of('chauffeur', 'longestDayMinutes'), label: 'Aim, warns' },
          { field: of('chauffeur', 'utmostDayMinutes'), label: 'Limit, refuses' },
        ],
      },
      {
        name: 'At the wheel without a break',
        figures: [{ field: of('chauffeur', 'longestDriveMinutes'), label: 'At most' }],
      },
      {
        name: 'Break before driving on',
        figures: [{ field: of('chauffeur', 'breakMinutes'), label: 'At least' }],
      },
      {
        name: 'Time between two jobs',
        meaning: 'The drive between them, and this on top',
        figures: [{ field: of('chauffeur', 'turnRoundMinutes'), label: 'At least' }],
      },
      {
        name: 'At the wheel of a bus in a day',
        figures: [{ field: of('chauffeur', 'busDrivingMinutes'), label: 'At most' }],
      },
      {
        name: 'Hours of duty in a month',
        meaning: 'Said on the list and the page of a person; no job is refused',
        figures: [{ field: of('chauffeur', 'utmostMonthMinutes'), label: 'At most' }],
      },
    ],
  },
  {
    title: 'Guides and cars',
    hasAims: true,
    lines: [
      {
        name: 'Guides, rest between two days',
        figures: [
          { field: of('guide', 'aimedRestMinutes'), label: 'Aim, warns' },
          { field: of('guide', 'leastRestMinutes'), label: 'Limit, refuses' },
        ],
      },
      {
        name: 'Guides, hours of duty a day',
        figures: [{ field: of('guide', 'longestDayMinutes'), label: 'At most' }],
      },
      {
        name: 'Guides, hours of duty in a month',
        meaning: 'Said on the list and the page of a person; no job is refused',
        figures: [{ field: of('guide', 'utmostMonthMinutes'), label: 'At most' }],
      },
      {
        name: 'Guides, time between two jobs',
        figures: [{ field: of('guide', 'turnRoundMinutes'), label: 'At least' }],
      },
      {
        name: 'Cars, cleaning between two parties',
        figures: [{ field: of('vehicle', 'turnRoundMinutes'), label: 'At least' }],
      },
    ],
  },
  {
    title: 'Taking bookings',
    lines: [
      {
        name: 'Hold from the site',
        meaning: 'While somebody pays',
        figures: [{ field: 'booking.holdMinutes', label: 'Lasts' }],
      },
      {
        name: 'Hold, extended',
        meaning: 'Once, when whoever pays asks for it',
        figures: [{ field: 'booking.holdExtensionMinutes', label: 'By' }],
      },
      {
        name: 'Open holds of one network',
        meaning: 'Unpaid at the same time, such as from one hotel; empty: no limit',
        figures: [{ field: 'booking.mostHoldsOfNetwork', label: 'At most' }],
      },
      {
        name: 'Open holds of one guest',
        meaning: 'Unpaid at the same time, by address of mail or account; empty: no limit',
        figures: [{ field: 'booking.mostHoldsOfAddress', label: 'At most' }],
      },
      {
        name: 'Share of a day that one may hold',
        meaning: 'Percent of the crews free for it, by network, address or account; empty: no limit',
        figures: [{ field: 'booking.mostHeldPercent', label: 'Percent' }],
      },
      {
        name: 'Calendar open',
        meaning: 'Days ahead',
        figures: [{ field: 'booking.horizonDays', label: 'Days ahead' }],
      },
      {
        name: 'Notice of new tours',
        meaning: 'Hours before the start; each tour can have its own',
        figures: [{ field: 'booking.usualNoticeHours', label: 'Hours before' }],
      },
      {
        name: 'Guests for one guide',
        meaning: 'More guests need another',
        figures: [{ field: 'booking.guestsPerGuide', label: 'At most' }],
      },
      {
        name: 'What the desk may take off a price by hand',
        meaning: 'Of the price as computed; in yen where that is more. Beyond it only an owner or a bookkeeper',
        figures: [
          { field: 'booking.deskLowersPercent', label: 'Percent' },
          { field: 'booking.deskLowersYen', label: 'Yen' },
        ],
      },
    ],
  },
]

const lines = dutyGroups.flatMap((group) => group.lines)

export function dutyLabelOf(field: string): string {
  const line = lines.find(({ figures }) => figures.some((figure) => figure.field === field))
  const figure = line?.figures.find((one) => one.field === field)
  if (!line || !figure) return field
  return line.figures.length === 1
    ? line.name.toLowerCase()
    : `${line.name.toLowerCase()}, ${figure.label.split(',')[0]?.toLowerCase()}`
}

const isBound = (field: string) => field.includes('mostH')
const isCount = (field: string) =>
  isBound(field) || /horizonDays|guestsPerGuide|usualNoticeHours|deskLowers/.test(field)

export function typeDuty(rules: readonly DutyRule[], booking: BookingRules): Typed {
  const typed: Record<string, string> = {}
  for (const { kind, ...figures } of rules)
    for (const [figure, minutes] of Object.entries(figures)) typed[`${kind}.${figure}`] = writeMinutes(minutes)
  for (const [name, value] of Object.entries(booking))
    typed[`booking.${name}`] = isCount(name) ? String(value ?? '') : writeMinutes(value)
  return typed
}

/** What was typed as rules, or what of it is not a figure. */
export function readDuty(
  typed: Typed,
  rules: readonly DutyRule[],
): { faults: Faults } | { rules: DutyRule[]; booking: BookingRules } {
  const faults: Record<string, string> = {}
  const read = (field: string): number | null => {
    const text = typed[field] ?? ''
    // An empty span is no limit, and so is an empty bound; of other counts none may be left out.
    if (isBound(field) && text.trim() === '') return null
    const value = isCount(field) ? readCount(text) : readMinutes(text)
    if (Number.isNaN(value)) faults[field] = isCount(field) ? 'A whole number.' : 'Such as 11 h, 3 h 30 or 45 min.'
    return value
  }
  const needed = (field: string): number => {
    const value = read(field)
    if (value === null) faults[field] = 'Cannot be empty.'
    return value ?? 0
  }
  const readRules = rules.map((rule): DutyRule => {
    const one = (figure: Figure) => read(of(rule.kind, figure))
    return {
      kind: rule.kind,
      turnRoundMinutes: needed(of(rule.kind, 'turnRoundMinutes')),
      longestDayMinutes: one('longestDayMinutes'),
      utmostDayMinutes: one('utmostDayMinutes'),
      leastRestMinutes: one('leastRestMinutes'),
      aimedRestMinutes: one('aimedRestMinutes'),
      longestDriveMinutes: one('longestDriveMinutes'),
      breakMinutes: one('breakMinutes'),
      busDrivingMinutes: one('busDrivingMinutes'),
      utmostMonthMinutes: one('utmostMonthMinutes'),
    }
  })
  const booking: BookingRules = {
    horizonDays: needed('booking.horizonDays'),
    guestsPerGuide: needed('booking.guestsPerGuide'),
    holdMinutes: needed('booking.holdMinutes'),
    holdExtensionMinutes: needed('booking.holdExtensionMinutes'),
    usualNoticeHours: needed('booking.usualNoticeHours'),
    mostHoldsOfNetwork: read('booking.mostHoldsOfNetwork'),
    mostHoldsOfAddress: read('booking.mostHoldsOfAddress'),
    mostHeldPercent: read('booking.mostHeldPercent'),
    deskLowersPercent: needed('booking.deskLowersPercent'),
    deskLowersYen: needed('booking.deskLowersYen'),
  }
  return Object.keys(faults).length > 0 ? { faults } : { rules: readRules, booking }
}
