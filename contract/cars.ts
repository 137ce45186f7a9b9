import * as z from 'zod/mini'
import { licenceSizes } from '#core/vehicle-classes.ts'
import { VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change, FileLink, listInput, listOutput, someCodes, someOf } from './office-list.ts'
import { onlyWith } from './only-with.ts'
import { keptPaper, mostPaperBytes, writtenPaper } from './papers.ts'
import { text } from './text.ts'

/** The office's cars: what they are, their papers, their stops, and the classes that they belong to. */

export const carsErrors = {
  'cars.unknown': { status: 404, sentence: 'There is no such car.' },
  'cars.unknown-paper': { status: 404, sentence: 'There is no such paper any more.' },
  'cars.plate-taken': { status: 409, sentence: 'Another car has this plate.' },
  'cars.has-jobs': {
    status: 409,
    sentence: 'This car still has jobs. Give them to others first, or take it out of service.',
  },
  'cars.no-file': { status: 400, sentence: 'Please choose a PDF, PNG or JPEG of at most 8 MB.' },
} satisfies Record<string, ErrorDefinition>

export const paperKinds = ['inspection', 'three-month', 'insurance', 'permit', 'child-seat', 'other'] as const
export const PaperKind = z.enum(paperKinds)
export type PaperKind = z.output<typeof PaperKind>

export const carStates = ['free', 'free-later', 'on-the-road', 'in-repair', 'held-back', 'out-of-service'] as const
export const CarState = z.object({
  is: z.enum(carStates),
  /** Until when, or from when it is free. */
  until: z.nullable(z.string()),
})
export type CarState = z.output<typeof CarState>

export const CarRow = z.object({
  id: z.string(),
  vehicleClass: VehicleClass,
  className: z.string(),
  model: z.string(),
  plate: z.string(),
  usualChauffeur: z.nullable(z.string()),
  /** The fullest load. */
  guests: z.int(),
  largeCases: z.int(),
  odometerKm: z.nullable(z.int()),
  nextPaper: z.nullable(z.object({ kind: PaperKind, name: z.string(), endsOn: z.string(), daysLeft: z.int() })),
  /** Of the hours in which cars are out, of the last 30 days, in per cent. */
  inUsePercent: z.int(),
  state: CarState,
  garage: z.string(),
})
export type CarRow = z.output<typeof CarRow>

const asked = listInput(['paper', 'class', 'plate', 'odometer', 'use'], 'paper')
export const carViews = ['all', 'free', 'papers', 'repair'] as const
const filters = {
  view: z._default(z.enum(carViews), 'all'),
  class: someCodes(),
  state: someOf(carStates),
}

export const officeCars = endpoint({
  method: 'GET',
  path: '/admin/cars',
  access: 'admin',
  right: 'see:fleet',
  summary: 'The cars, those whose papers end first at the head.',
  input: z.strictObject({ ...asked, ...filters }),
  output: z.extend(listOutput(CarRow), {
    counts: z.record(z.string(), z.int()),
    /** What the filters choose from. */
    choices: z.object({ class: z.array(z.object({ id: VehicleClass, label: z.string() })) }),
    /** Cars that a paper holds back today. */
    heldBack: z.array(z.object({ id: z.string(), name: z.string(), paper: z.string(), endedOn: z.string() })),
  }),
})

export const carColumns = [
  'class',
  'plate',
  'chauffeur',
  'load',
  'odometer',
  'paper',
  'use',
  'state',
  'garage',
] as const

export const officeCarsFile = endpoint({
  method: 'POST',
  path: '/admin/cars/file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:fleet',
  summary: 'A link to all cars that the filters leave, as CSV; good for five minutes.',
  input: z.strictObject({ q: asked.q, sort: asked.sort, ...filters, columns: someOf(carColumns) }),
  output: FileLink,
})

export const Paper = z.object({ kind: PaperKind, ...keptPaper })
export type Paper = z.output<typeof Paper>

export const CarStop = z.object({
  id: z.string(),
  from: z.string(),
  until: z.string(),
  note: z.string(),
  state: z.enum(['planned', 'now', 'done']),
})
export type CarStop = z.output<typeof CarStop>

export const CarJob = z.object({
  reference: z.string(),
  title: z.string(),
  leadName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type CarJob = z.output<typeof CarJob>

export const Load = z.strictObject({
  guests: z.int().check(z.gte(1, 'At least one guest.'), z.lte(60, 'At most 60 guests.')),
  largeCases: z.int().check(z.gte(0, 'Not below none.'), z.lte(60, 'At most 60 suitcases.')),
})

/** A class as one chooses it, with the smallest licence that its cars may be driven with. */
export const ClassChoice = z.object({
  id: VehicleClass,
  label: z.string(),
  isBus: z.boolean(),
  licence: z.enum(licenceSizes),
})

/** What is typed about a car. */
export const carFields = {
  vehicleClass: VehicleClass,
  model: text(60, 'Name the model.'),
  /** As it stands on the car: 品川 300 あ 31-07. */
  plate: text(30, 'Write the plate.'),
  colour: z.string().check(z.trim(), z.maxLength(40, 'At most 40 characters.')),
  /** YYYY-MM; null: not known. */
  firstRegistered: z.nullable(z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'A month as YYYY-MM.'))),
  odometerKm: z.nullable(
    z.int('Whole kilometres.').check(z.gte(0, 'Not below zero.'), z.lte(2_000_000, 'At most 2,000,000 km.')),
  ),
  usualChauffeurId: z.nullable(z.uuid()),
  garage: z.string().check(z.minLength(1, 'Choose a garage.'), z.maxLength(40)),
  etcCard: z.string().check(z.trim(), z.regex(/^\d{0,8}$/, 'The last figures of the card.')),
  /** Guests and the suitcases that go with them, from few guests to many. */
  loads: z.array(Load).check(z.minLength(1, 'At least one line.'), z.maxLength(60)),
}

export const CarDetail = z.object({
  id: z.string(),
  version: z.int(),
  /** "Alphard 31-07". */
  name: z.string(),
  className: z.string(),
  ...carFields,
  inService: z.boolean(),
  papers: z.array(Paper),
  stops: z.array(CarStop),
  state: CarState,
  next: z.nullable(CarJob),
  inUsePercent: z.int(),
  /** With the jobs that it did last month; what came or went back after a job counts in its own month. */
  earned: onlyWith('see:earnings', z.object({ month: z.string(), yen: z.int() })),
  papersUntil: z.nullable(z.string()),
  /** Confirmed jobs that lie after a paper's end. */
  beyondPapers: z.array(CarJob),
  choices: z.object({
    classes: z.array(ClassChoice),
    garages: z.array(z.object({ id: z.string(), label: z.string() })),
    chauffeurs: z.array(z.object({ id: z.string(), label: z.string(), drives: z.array(VehicleClass) })),
  }),
  history: z.array(Change),
})
export type CarDetail = z.output<typeof CarDetail>

const which = { id: z.uuid('There is no such car.') }

export const readCar = endpoint({
  method: 'GET',
  path: '/admin/cars/:id',
  access: 'admin',
  right: 'see:fleet',
  summary: 'One car with its papers, stops, jobs and history.',
  input: z.strictObject(which),
  output: CarDetail,
  errors: ['cars.unknown'],
})

export const carChoices = endpoint({
  method: 'GET',
  path: '/admin/car-choices',
  access: 'admin',
  right: 'change:fleet',
  summary: 'Classes, garages and chauffeurs to choose from for a new car, with the usual loads of each class.',
  output: z.object({
    ...CarDetail.shape.choices.shape,
    loads: z.array(z.object({ vehicleClass: VehicleClass, loads: z.array(Load) })),
  }),
})

export const addCar = endpoint({
  method: 'POST',
  path: '/admin/cars',
  access: 'admin',
  right: 'change:fleet',
  costs: true,
  summary: 'A new car. It carries guests from the moment it is saved, unless a paper says otherwise.',
  input: z.strictObject(carFields),
  output: CarDetail,
  errors: ['cars.plate-taken'],
})

export const saveCar = endpoint({
  method: 'PUT',
  path: '/admin/cars/:id',
  access: 'admin',
  right: 'change:fleet',
  summary: 'Saves what was changed about a car.',
  input: z.strictObject({ ...which, version: z.int(), ...carFields }),
  output: CarDetail,
  errors: ['cars.unknown', 'cars.plate-taken', 'cars.has-jobs', 'office.changed-meanwhile'],
})

export const carJobsAhead = endpoint({
  method: 'GET',
  path: '/admin/cars/:id/jobs-ahead',
  access: 'admin',
  right: 'see:fleet',
  summary: 'Every job that the car would lose if it went out of service now, the soonest first. Changes nothing.',
  input: z.strictObject(which),
  output: z.object({ jobs: z.array(CarJob) }),
  errors: ['cars.unknown'],
})

export const setCarService = endpoint({
  method: 'POST',
  path: '/admin/cars/:id/service',
  access: 'admin',
  right: 'change:fleet',
  costs: true,
  summary: 'Takes a car out of service for good: its jobs go to the tray. Or back in: they stay there.',
  input: z.strictObject({ ...which, version: z.int(), inService: z.boolean(), reason: text(300, 'Say why.') }),
  output: CarDetail,
  errors: ['cars.unknown', 'office.changed-meanwhile'],
})

/** With a file the body is the file; its name and the fields stand in the address. */
export const addPaper = endpoint({
  method: 'POST',
  path: '/admin/cars/:id/papers',
  access: 'admin',
  right: 'change:fleet',
  upload: { mostBytes: mostPaperBytes, mayBeEmpty: true },
  summary: 'A paper of a car with its scan, or in place of an earlier one.',
  input: z.strictObject({ ...which, kind: PaperKind, ...writtenPaper }),
  output: CarDetail,
  errors: ['cars.unknown', 'cars.unknown-paper', 'cars.no-file'],
})

export const dropPaper = endpoint({
  method: 'POST',
  path: '/admin/cars/:id/papers/:paperId/drop',
  access: 'admin',
  right: 'change:fleet',
  summary: 'A paper that does not count any more; it stays in the history.',
  input: z.strictObject({ ...which, paperId: z.uuid() }),
  output: CarDetail,
  errors: ['cars.unknown', 'cars.unknown-paper'],
})

export const paperFile = endpoint({
  method: 'POST',
  path: '/admin/cars/:id/papers/:paperId/file',
  access: 'admin',
  right: 'see:scans',
  summary: 'A link to the scan of a paper; good for five minutes.',
  input: z.strictObject({ ...which, paperId: z.uuid() }),
  output: FileLink,
  errors: ['cars.unknown', 'cars.unknown-paper'],
})
