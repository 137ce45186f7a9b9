import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { ResourceKind } from './booking-desk.ts'
import { BoardDay, BoardJob, CrewStep } from './dispatch.ts'
import { endpoint } from './endpoint.ts'
import { TakenHow } from './payments.ts'

/** One job in the hand of the desk: whom to ring, what to know, what to collect; and steps for a crew that rings in. */

const { reference } = whichBooking

export const JobDetails = z.object({
  /** Whom to ring; an empty number: none is known. */
  calls: z.array(
    z.object({
      is: z.enum(['chauffeur', 'guide', 'guest']),
      name: z.string(),
      phone: z.string(),
    }),
  ),
  /** Child seats, allergies, wheelchair, wishes: one line each, as the crew reads them. */
  mustKnow: z.array(z.string()),
  dueYen: z.int(),
  /** What was given by hand so far. */
  taken: z.array(
    z.object({
      id: z.string(),
      amountYen: z.int(),
      /** Of it, what goes back to the guest: the rest can be corrected. */
      backYen: z.int(),
      how: TakenHow,
      /** "Lin", "Naomi": who was given it, or wrote it down; empty where they left. */
      by: z.string(),
      at: z.string(),
    }),
  ),
  /** Who of the crew may have been given money. */
  crew: z.array(z.object({ id: z.string(), kind: ResourceKind, name: z.string() })),
})
export type JobDetails = z.output<typeof JobDetails>

export const readJob = endpoint({
  method: 'GET',
  path: '/admin/dispatch/jobs/:reference',
  access: 'admin',
  right: 'see:board',
  summary: 'One job for the desk: telephones, what the crew must know, what is to be collected.',
  input: z.strictObject({ reference }),
  output: JobDetails,
  errors: ['booking.unknown'],
})

const HandYen = z.object({ cash: z.int(), terminal: z.int(), transfer: z.int() })

/** What was given by hand on a day, by who was given it: so the office counts the cash with each of them. */
export const DayMoney = z.object({
  people: z.array(
    z.object({
      /** Null: nobody of the crew, the office took it. */
      resourceId: z.nullable(z.string()),
      name: z.string(),
      /** What they were given, and what of it goes back to guests. */
      yen: HandYen,
      back: HandYen,
      entries: z.array(
        z.object({
          id: z.string(),
          reference: z.string(),
          leadName: z.string(),
          amountYen: z.int(),
          /** Of it, what goes back to the guest; by whose hand nobody writes down. */
          backYen: z.int(),
          how: TakenHow,
          at: z.string(),
        }),
      ),
    }),
  ),
  total: HandYen,
  /** Of that, what goes back to guests. */
  totalBack: HandYen,
  /** What waits to be given back to guests, of any day, the oldest first. */
  toHand: z.array(
    z.object({
      refundId: z.string(),
      reference: z.string(),
      leadName: z.string(),
      amountYen: z.int(),
      how: TakenHow,
      at: z.string(),
    }),
  ),
  /** Jobs of the day of which something is still to be collected, the soonest first. */
  due: z.array(
    z.object({
      reference: z.string(),
      leadName: z.string(),
      startsAt: z.string(),
      chauffeur: z.string(),
      dueYen: z.int(),
    }),
  ),
})
export type DayMoney = z.output<typeof DayMoney>

export const readDayMoney = endpoint({
  method: 'GET',
  path: '/admin/dispatch/money',
  access: 'admin',
  right: 'see:board',
  summary: 'What was given by hand on a day, by who was given it, and what is still to be collected or given back.',
  input: z.strictObject({ day: BoardDay }),
  output: DayMoney,
})

export const markStep = endpoint({
  method: 'POST',
  path: '/admin/dispatch/jobs/:reference/marks',
  access: 'admin',
  right: 'change:steps',
  summary: 'Marks the next step for a crew that rings in; it is recorded as marked by the desk.',
  input: z.strictObject({
    reference,
    /** Made by who asks: the same sent twice counts once. */
    id: z.uuid(),
    step: CrewStep,
    at: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
  }),
  output: BoardJob,
  errors: ['booking.unknown', 'dispatch.not-possible'],
})

export const undoStep = endpoint({
  method: 'POST',
  path: '/admin/dispatch/jobs/:reference/marks/:id/undo',
  access: 'admin',
  right: 'change:steps',
  summary: 'Takes back a step that the desk marked, within two minutes.',
  input: z.strictObject({ reference, id: z.uuid() }),
  output: BoardJob,
  errors: ['booking.unknown', 'dispatch.not-possible'],
})
