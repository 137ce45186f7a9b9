import * as z from 'zod/mini'
import { BoardJob } from './dispatch.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** Calling in sick, leave at short notice, a car in repair: one entry takes a person or a car off all its jobs. */

const Moment = z.iso.datetime({ offset: true, error: 'Name a moment.' })

export const absenceKinds = ['ill', 'leave', 'repair', 'other'] as const
export const AbsenceKind = z.enum(absenceKinds)
export type AbsenceKind = z.output<typeof AbsenceKind>

const span = { resourceId: z.uuid('Choose who or what.'), from: Moment, until: Moment }

export const Absence = z.object({
  id: z.string(),
  resourceId: z.string(),
  shortName: z.string(),
  kind: AbsenceKind,
  from: z.string(),
  until: z.string(),
  note: z.string(),
  /** First name of who entered it. */
  by: z.string(),
  at: z.string(),
})
export type Absence = z.output<typeof Absence>

export const previewAbsence = endpoint({
  method: 'POST',
  path: '/admin/dispatch/absences/preview',
  access: 'admin',
  right: 'change:board',
  summary: 'Which jobs a person or a car would lose. Changes nothing.',
  input: z.strictObject(span),
  output: z.object({
    jobs: z.array(BoardJob),
    /** The first after it that would stay with them; null: none. */
    next: z.nullable(BoardJob),
  }),
  errors: ['dispatch.unknown-resource', 'dispatch.not-possible'],
})

export const enterAbsence = endpoint({
  method: 'POST',
  path: '/admin/dispatch/absences',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary: 'Takes a person or a car out of service for a while: its jobs go to the tray.',
  input: z.strictObject({
    ...span,
    kind: AbsenceKind,
    note: z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), ''),
  }),
  output: z.object({ absence: Absence, lost: z.array(BoardJob) }),
  errors: ['dispatch.unknown-resource', 'dispatch.not-possible'],
})

export const endAbsence = endpoint({
  method: 'POST',
  path: '/admin/dispatch/absences/:id/end',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary: 'Not ill after all: the entry goes, and the jobs that nobody else has come back as far as they fit.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    back: z.array(BoardJob),
    /** Those that did not come back, and why. */
    kept: z.array(z.object({ reference: z.string(), why: z.string() })),
  }),
  errors: ['dispatch.unknown-absence'],
})

export const shortenAbsence = endpoint({
  method: 'POST',
  path: '/admin/dispatch/absences/:id/until',
  access: 'admin',
  right: 'change:board',
  summary: 'Back sooner, or later: another end for an entry. A later one takes the jobs up to it as well.',
  input: z.strictObject({
    id: z.uuid(),
    until: Moment,
    reason: z._default(text(300, 'Say why.'), 'Changed by the desk'),
  }),
  output: z.object({
    absence: Absence,
    lost: z.array(BoardJob),
    /** Those that came back by an earlier end. */
    back: z.array(BoardJob),
  }),
  errors: ['dispatch.unknown-absence', 'dispatch.not-possible'],
})
