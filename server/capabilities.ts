import { type CapabilityName, capabilities as names } from '#core/capabilities.ts'
import { accounts } from './accounts/capability.ts'
import { agents } from './agents/capability.ts'
import { booking } from './booking/capability.ts'
import {
  bookingsAtPlaces,
  bookingsInArea,
  bookingsInClass,
  bookingsOnFlights,
  bookingsWithExtra,
  countReceipts,
  findBriefly,
  findJobsAfter,
  findSoldRides,
  hearOfCharge,
  jobsToLose,
  leaveBookings,
  readSoldByTable,
  takeOffAllJobs,
  transactWithRetries,
  tripsAheadOf,
} from './booking/index.ts'
import { catalogue } from './catalogue/capability.ts'
import { countWishes } from './catalogue/index.ts'
import { dispatch } from './dispatch/capability.ts'
import { type BoardHub, dutyOfMonth } from './dispatch/index.ts'
import { earnings } from './earnings/capability.ts'
import { earnedByCar } from './earnings/index.ts'
import { fleet } from './fleet/capability.ts'
import { guests } from './guests/capability.ts'
import { house } from './house/capability.ts'
import { stopComing } from './house/index.ts'
import { inventory } from './inventory/capability.ts'
import {
  absencesBetween,
  findJobAfter,
  placesBetween,
  readCarsBusy,
  readCarsUse,
  readPeopleBusy,
} from './inventory/index.ts'
import { media } from './media/capability.ts'
import { messages } from './messages/capability.ts'
import { countMessages } from './messages/index.ts'
import { notifications } from './notifications/capability.ts'
import { mailPaperEnding, refusedKinds } from './notifications/index.ts'
import { payments } from './payments/capability.ts'
import { countCards } from './payments/index.ts'
import type { Capability } from './platform/capability.ts'
import type { Context } from './platform/context.ts'
import { type Recurring, type TaskList, tasksIn } from './platform/jobs.ts'
import { eraseIn, type PersonalData } from './platform/personal-data.ts'
import type { Api } from './platform/serve.ts'
import { pricing } from './pricing/capability.ts'
import { addHalfHour, readHalfHours } from './pricing/index.ts'
import { reviews } from './reviews/capability.ts'
import { countReviews } from './reviews/index.ts'
import { rides } from './rides/capability.ts'
import { faresNaming, faresPricing, pricedInForce } from './rides/index.ts'
import { trips } from './trips/capability.ts'
import { vouchers } from './vouchers/capability.ts'
import { writing } from './writing/capability.ts'

const byName = {
  ...{ accounts, media, writing, catalogue, fleet, inventory, pricing, rides, payments, booking, trips, vouchers },
  ...{ messages, reviews, agents, guests, earnings, notifications, dispatch, house },
} satisfies Record<CapabilityName, unknown>

export const inOrder = names.map((name): Capability<RouteLinks, TaskLinks> => byName[name])

/** What each capability holds about people; several hold nothing of their own. */
export const personalData: readonly PersonalData[] = inOrder.flatMap((one) => one.personalData ?? [])
export const sealedColumns = inOrder.flatMap(({ sealed = [] }) => sealed)
export const standards = inOrder.flatMap((one) => one.standards ?? [])
export const demoSeeds = inOrder.flatMap(({ demo = [] }) => demo)

const taskLinks = { leaveBookings, erase: eraseIn(personalData), sureAfter: findJobsAfter, mailPaperEnding }
type TaskLinks = typeof taskLinks

export const tasks: TaskList = Object.assign({}, ...inOrder.map((one) => one.tasks?.(taskLinks)))
export const recurring: Recurring = Object.assign({}, ...inOrder.map((one) => one.recurring))

/** Those that only send mails. */
export const mailTaskNames: readonly string[] = tasksIn('mail', tasks)

const routeLinks = {
  personalData,
  mailTaskNames,
  hearOfCharge,
  refusedMails: refusedKinds,
  stopComing,
  jobsOfFleet: {
    busy: readCarsBusy,
    peopleBusy: readPeopleBusy,
    use: readCarsUse,
    next: findJobAfter,
    sureAfter: findJobsAfter,
    inBrief: findBriefly,
    placesBetween,
    stopsBetween: absencesBetween,
    dutyOfMonth,
    earned: earnedByCar,
    transactWithRetries,
    toLose: jobsToLose,
    takeOffAll: takeOffAllJobs,
  },
  usersOfGround: { bookingsAtPlaces, bookingsInArea, faresNaming },
  bookingsOnFlights,
  usersOfClasses: { bookingsInClass, faresPricing, pricedInForce, halfHours: readHalfHours, addHalfHour },
  usersOfExtras: { bookingsWithExtra },
  soldRides: { between: findSoldRides, byTable: readSoldByTable },
  /** What somebody who thinks of leaving is told. */
  leavingFacts: {
    tripsAhead: tripsAheadOf,
    cards: ({ db }: Context, userId: string) => countCards(db, userId),
    wishes: ({ db }: Context, userId: string) => countWishes(db, userId),
    messages: countMessages,
    reviews: countReviews,
    receipts: countReceipts,
  },
}
type RouteLinks = typeof routeLinks & { board: BoardHub }

/** Serves the endpoints of every capability. */
export function serveCapabilities(api: Api, ctx: Context, board: BoardHub): void {
  for (const { routes } of inOrder) routes?.(api, ctx, { ...routeLinks, board })
}
