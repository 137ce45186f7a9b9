import * as z from 'zod/mini'
import { licenceSizes } from '#core/vehicle-classes.ts'
import { CarJob, ClassChoice } from './cars.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change, FileLink, listInput, listOutput, someCodes, someOf } from './office-list.ts'
import { keptPaper } from './papers.ts'
import { personFields, personKinds, spokenLanguages } from './person-fields.ts'
import { text } from './text.ts'
import { Day } from './wish.ts'

/** The office's chauffeurs and guides: who they are, when they work, their papers, and until when they are with us. */

export const peopleErrors = {
  'people.unknown': { status: 404, sentence: 'There is no such person.' },
  'people.unknown-paper': { status: 404, sentence: 'There is no such paper any more.' },
  'people.phone-taken': { status: 409, sentence: 'Somebody else has this telephone.' },
  'people.number-taken': { status: 409, sentence: 'Somebody else has a paper of this number.' },
  'people.no-file': { status: 400, sentence: 'Please choose a PDF, PNG or JPEG of at most 8 MB.' },
} satisfies Record<string, ErrorDefinition>

export const PersonKind = z.enum(personKinds)
export type PersonKind = z.output<typeof PersonKind>

export const personPaperKinds = [
  'licence',
  'health-check',
  'guide-registration',
  'work-permit',
  'aptitude-test',
  'first-aid',
  'other',
] as const
export const PersonPaperKind = z.enum(personPaperKinds)
export type PersonPaperKind = z.output<typeof PersonPaperKind>

/** Of a second-class licence: for cars, for buses of up to 29, for all. */
export const LicenceClass = z.enum(licenceSizes)
export type LicenceClass = z.output<typeof LicenceClass>

export const personStates = [
  'on-the-road',
  'free',
  'free-later',
  'off',
  'ill',
  'away',
  'held-back',
  'not-begun',
  'left',
] as const
export const PersonState = z.object({
  is: z.enum(personStates),
  /** Until when, or from when somebody is free. */
  until: z.nullable(z.string()),
})
export type PersonState = z.output<typeof PersonState>

export const PersonRow = z.object({
  id: z.string(),
  kind: PersonKind,
  name: z.string(),
  nameJa: z.string(),
  seal: z.string(),
  phone: z.string(),
  email: z.string(),
  languages: z.array(z.string()),
  /** What the classes are called that they drive. */
  drives: z.array(z.string()),
  garage: z.string(),
  nextPaper: z.nullable(
    z.object({
      kind: PersonPaperKind,
      name: z.string(),
      endsOn: z.string(),
      daysLeft: z.int(),
      holdsBack: z.boolean(),
    }),
  ),
  /** Papers without which nobody can be sold. */
  lacks: z.array(PersonPaperKind),
  lastDay: z.nullable(z.string()),
  state: PersonState,
  /** As it is read in kana. */
  reading: z.string(),
  /** Duty of the running month: until now, and what is planned of the rest of it. */
  month: z.object({
    doneMinutes: z.int(),
    plannedMinutes: z.int(),
    /** By contract, and what no month may have. */
    aimMinutes: z.nullable(z.int()),
    limitMinutes: z.nullable(z.int()),
  }),
})
export type PersonRow = z.output<typeof PersonRow>

const asked = listInput(['paper', 'name', 'garage', 'month'], 'paper')
export const personViews = ['all', 'chauffeurs', 'guides', 'papers', 'limit', 'left'] as const
const filters = {
  view: z._default(z.enum(personViews), 'all'),
  language: someOf(spokenLanguages),
  garage: someCodes(),
  drives: someCodes(),
  state: someOf(personStates),
}
const Choice = z.object({ id: z.string(), label: z.string() })

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/people',
  access: 'admin',
  right: 'see:fleet',
  summary: 'Chauffeurs and guides, those whose papers end first at the head.',
  input: z.strictObject({ ...asked, ...filters }),
  output: z.extend(listOutput(PersonRow), {
    counts: z.record(z.string(), z.int()),
    /** Whose duty the rows tell: "2026-11". */
    month: z.string(),
    /** What the filters choose from. */
    choices: z.object({ garage: z.array(Choice), drives: z.array(Choice) }),
    /** People whom a paper holds back today. */
    heldBack: z.array(
      z.object({ id: z.string(), name: z.string(), paper: z.string(), endedOn: z.nullable(z.string()) }),
    ),
  }),
})

export const personColumns = [
  'name',
  'kind',
  'japanese',
  'reading',
  'speaks',
  'drives',
  'paper',
  'telephone',
  'mail',
  'garage',
  'month',
  'state',
] as const

export const listPeopleFile = endpoint({
  method: 'POST',
  path: '/admin/people/file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:fleet',
  asksAgain: true,
  summary: 'A link to all people that the filters leave, as CSV; good for five minutes.',
  input: z.strictObject({ q: asked.q, sort: asked.sort, ...filters, columns: someOf(personColumns) }),
  output: FileLink,
})

export const PersonPaper = z.object({
  kind: PersonPaperKind,
  ...keptPaper,
  number: z.string(),
  licenceClass: z.nullable(LicenceClass),
})
export type PersonPaper = z.output<typeof PersonPaper>

export const PersonChoices = z.object({
  classes: z.array(ClassChoice),
  garages: z.array(Choice),
  /** By what a usual week is judged, in minutes; of chauffeurs and of guides. */
  limits: z.record(
    PersonKind,
    z.object({
      aimedWeek: z.int(),
      utmostWeek: z.int(),
      longestDay: z.nullable(z.int()),
      leastRest: z.nullable(z.int()),
      /** Of a calendar month: said, and nothing is refused. */
      utmostMonth: z.nullable(z.int()),
    }),
  ),
})
export type PersonChoices = z.output<typeof PersonChoices>

export const PersonDetail = z.object({
  id: z.string(),
  version: z.int(),
  kind: PersonKind,
  /** As guests read it: "Kenji Sakamoto". */
  name: z.string(),
  ...personFields,
  /** As they are kept; what stood there before these rules is shown as it is. */
  ...{ email: z.string(), phone: z.string(), seal: z.string(), languages: z.array(z.string()) },
  ...{ familyName: z.string(), givenName: z.string(), nameJa: z.string(), reading: z.string() },
  week: z.array(z.nullable(z.object({ fromMinutes: z.int(), untilMinutes: z.int() }))),
  garageName: z.string(),
  lastDay: z.nullable(z.string()),
  papers: z.array(PersonPaper),
  lacks: z.array(PersonPaperKind),
  papersUntil: z.nullable(z.string()),
  state: PersonState,
  next: z.nullable(CarJob),
  /** Confirmed jobs that lie after the end of a paper. */
  beyondPapers: z.array(CarJob),
  choices: PersonChoices,
  history: z.array(Change),
})
export type PersonDetail = z.output<typeof PersonDetail>

export const which = { id: z.uuid('There is no such person.') }

export const readPerson = endpoint({
  method: 'GET',
  path: '/admin/people/:id',
  access: 'admin',
  right: 'see:fleet',
  summary: 'One chauffeur or guide with papers, week, jobs and history.',
  input: z.strictObject(which),
  output: PersonDetail,
  errors: ['people.unknown'],
})

export const personChoices = endpoint({
  method: 'GET',
  path: '/admin/person-choices',
  access: 'admin',
  right: 'change:fleet',
  summary: 'Classes and garages to choose from for a new person, and by what a usual week is judged.',
  output: PersonChoices,
})

/** The papers that a new person may bring along. */
const firstPapers = {
  licenceClass: z.nullable(LicenceClass),
  licenceNumber: z.string().check(z.trim(), z.maxLength(40, 'At most 40 characters.')),
  licenceEndsOn: z.nullable(Day),
  healthCheckEndsOn: z.nullable(Day),
  registrationNumber: z.string().check(z.trim(), z.maxLength(40, 'At most 40 characters.')),
}

export const addPerson = endpoint({
  method: 'POST',
  path: '/admin/people',
  access: 'admin',
  right: 'change:fleet',
  costs: true,
  summary: 'A new chauffeur or guide. Without a licence and a health check a chauffeur is kept, and takes no job.',
  input: z.strictObject({ kind: PersonKind, ...personFields, ...firstPapers }),
  output: PersonDetail,
  errors: ['people.phone-taken', 'people.number-taken'],
})

export const savePerson = endpoint({
  method: 'PUT',
  path: '/admin/people/:id',
  access: 'admin',
  right: 'change:fleet',
  summary: 'Saves what was changed about a person.',
  input: z.strictObject({ ...which, version: z.int(), ...personFields }),
  output: PersonDetail,
  errors: ['people.unknown', 'people.phone-taken', 'office.changed-meanwhile'],
})

export const personJobsAhead = endpoint({
  method: 'GET',
  path: '/admin/people/:id/jobs-ahead',
  access: 'admin',
  right: 'see:fleet',
  summary: 'Every job that would go to the tray after a last day, the soonest first. Changes nothing.',
  input: z.strictObject({ ...which, lastDay: Day }),
  output: z.object({ jobs: z.array(CarJob) }),
  errors: ['people.unknown'],
})

export const setEmployment = endpoint({
  method: 'POST',
  path: '/admin/people/:id/employment',
  access: 'admin',
  right: 'change:fleet',
  costs: true,
  summary: 'Sets the last day of somebody: jobs after it go to the tray. Or takes it back: they stay there.',
  input: z.strictObject({ ...which, version: z.int(), lastDay: z.nullable(Day), reason: text(300, 'Say why.') }),
  output: PersonDetail,
  errors: ['people.unknown', 'people.phone-taken', 'office.changed-meanwhile'],
})
