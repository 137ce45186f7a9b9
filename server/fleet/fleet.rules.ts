import type { Load, VehicleClass } from '#contract/catalogue.ts'
import type { ResourceKind } from '#core/crew.ts'
import type { Hours } from '#core/usual-week.ts'

export type { ResourceKind }

/** What a kind of resource needs between and around its jobs; null where there is no such limit. */
export interface DutyPolicy {
  kind: ResourceKind
  turnRoundMinutes: number
  longestDayMinutes: number | null
  utmostDayMinutes: number | null
  leastRestMinutes: number | null
  aimedRestMinutes: number | null
  longestDriveMinutes: number | null
  breakMinutes: number | null
  busDrivingMinutes: number | null
  /** Of a calendar month; it is said, and refuses nothing. */
  utmostMonthMinutes: number | null
}

/** Whatever can be in one place only. */
export interface Resource {
  id: string
  kind: ResourceKind
  name: string
  /** Of a person: one character of the name; null of cars, and of who has none. */
  seal: string | null
  garageArea: string
  /** "Shinagawa garage". */
  garageName: string
  /** 1 is Monday, 7 is Sunday. */
  workingDays: readonly number[]
  /** After midnight in Tokyo; an end over 1440 is on the next day. */
  worksFromMinutes: number
  worksUntilMinutes: number
  /** Of weekdays with other hours than these. */
  otherHours?: Readonly<Record<number, Hours>>
  /** Of people: when they agreed to come besides, outside their hours or on a day off. */
  extraShifts?: readonly { from: Date; until: Date }[]
  /** The last day on which it may carry guests, or they may work, by their papers; null: not known to end. */
  papersUntil?: string | null
  /** Of people: the papers that are missing without which they take no job, as "licence". */
  lacks?: readonly string[]
  /** Of people: their first and last day with us; null: no such day. */
  beginsOn?: string | null
  lastDay?: string | null
}

export interface Vehicle extends Resource {
  kind: 'vehicle'
  vehicleClass: VehicleClass
  /** Of its class: whoever drives it has a bus driver's day. */
  isBus: boolean
  plate: string
  seats: number
  loads: readonly Load[]
  papersUntil: string | null
}

export interface Chauffeur extends Resource {
  kind: 'chauffeur'
  languages: readonly string[]
  drives: readonly VehicleClass[]
}

export interface Guide extends Resource {
  kind: 'guide'
  languages: readonly string[]
  registrationNumber: string | null
}

export interface VehicleClassInfo {
  vehicleClass: VehicleClass
  name: string
  /** From the smallest to the largest. */
  rank: number
  isBus: boolean
  loads: readonly Load[]
  /** Those that may come in its place, at no more cost: each is larger. */
  standIns: readonly VehicleClass[]
  /** Nobody is offered it any more; what is booked in it is called by it. */
  isRetired?: true
  /** Said to who brings a wheelchair. */
  hasHighStep: boolean
}

export interface Area {
  code: string
  name: string
  latitude: number
  longitude: number
  /**
   * Why nothing new begins or ends there: it was taken out of use, or nobody has told yet how long the way to any other
   * area takes. What was booked there before goes on.
   */
  closed?: 'retired' | 'untold'
}

/** Everything that drives, with the rules of its days: small enough to be kept in memory. */
export interface Fleet {
  vehicles: readonly Vehicle[]
  chauffeurs: readonly Chauffeur[]
  guides: readonly Guide[]
  classes: ReadonlyMap<VehicleClass, VehicleClassInfo>
  policies: Readonly<Record<ResourceKind, DutyPolicy>>
  /** Retired ones too, which bookings may still name. */
  areas: readonly Area[]
  /** Usual traffic of the hour and the season, leaving at this moment. */
  drivingMinutes(from: string, to: string, at: Date): number
  /** By road, door to door. */
  kilometres(from: string, to: string): number
}
