import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Busy } from './cars/car-state.rules.ts'
import type { Resource } from './fleet.rules.ts'
import type { PersonBusy } from './people/person-state.rules.ts'

/** A job as the page of a car or a person names it. */
export interface JobInBrief {
  reference: string
  tour: string
  leadName: string
  startsAt: Date
  endsAt: Date
}

/** A paper that ends soon. */
export interface EndingPaper {
  paperId: string
  /** So many days before: one mail of each. */
  warning: number
  of: 'car' | 'person'
  ownerId: string
  /** "Alphard 31-07", or "Kenji Sakamoto". */
  owner: string
  /** Of a car its plate, of a person their telephone. */
  ownerDetail: string
  /** "Passenger insurance". */
  paper: string
  endsOn: string
  daysLeft: number
  /** Once it has ended nobody and nothing goes out. */
  holdsBack: boolean
  /** Sure jobs that lie after its end. */
  jobsBeyond: number
}

/** What later capabilities know about the jobs of cars and people, and do with them. */
export interface JobsOfFleet {
  /** What each car is busy with at this moment, or soon. */
  busy: (db: Database, now: Date, soon: Date) => Promise<Map<string, Busy[]>>
  /** The same of people. */
  peopleBusy: (db: Database, now: Date, soon: Date) => Promise<Map<string, PersonBusy[]>>
  /** Duty of people in a calendar month: what is done by now, and what is planned of the rest. */
  dutyOfMonth: (
    ctx: Context,
    people: readonly { id: string; kind: 'chauffeur' | 'guide'; garageArea: string }[],
    month: string,
  ) => Promise<Map<string, { doneMinutes: number; plannedMinutes: number }>>
  /** How many per cent of the last thirty days each car, or one of them, was out with guests. */
  use: (db: Database, now: Date, only?: string) => Promise<Map<string, number>>
  /** What a car or a person goes out with next; also what is only held. */
  next: (db: Database, id: string, now: Date) => Promise<string | undefined>
  /** Sure jobs that end after a moment, the soonest first. */
  sureAfter: (db: Database, id: string, after: Date) => Promise<string[]>
  inBrief: (db: Database, ids: readonly string[]) => Promise<JobInBrief[]>
  /** All that lies in a span, also what is only held. */
  placesBetween: (
    db: Database,
    id: string,
    span: { from: Date; until: Date },
    now: Date,
  ) => Promise<{ expiresAt: Date | null }[]>
  /** Days in the garage. */
  stopsBetween: (
    db: Database,
    from: Date,
    until: Date,
    ids: readonly string[],
  ) => Promise<{ id: string; startsAt: Date; endsAt: Date; note: string }[]>
  /** What came for the jobs that it did in a span, less what went back. */
  earned: (db: Database, id: string, span: { firstDay: string; lastDay: string }) => Promise<number>
  /** Runs a transaction, and once more when another one was in its way. */
  transactWithRetries: <T>(ctx: Context, work: (db: Database) => Promise<T>) => Promise<T>
  /** The bookings of which `takeOffAll` would take it off; of those that begin at a moment or later, where one is named. */
  toLose: (db: Database, id: string, now: Date, from?: Date) => Promise<string[]>
  /** Sends all its jobs to the tray, or those that begin at a moment or later; it is locked when its turn comes. */
  takeOffAll: (
    ctx: Context,
    db: Database,
    leaver: { id: string; userId: string; from?: Date; lock: () => Promise<{ resource: Resource; reason: string }> },
  ) => Promise<void>
}
