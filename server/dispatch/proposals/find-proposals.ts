import type { findProposals as findProposalsCall, Proposal } from '#contract/dispatch-moves.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { type BoardBooking, findByIds, findForBoard, whereCrewIs } from '#server/booking/index.ts'
import { findCrewContacts, type Resource } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findMarks } from '../board/board.store.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import { viewJobs } from '../board/view-jobs.ts'
import { reasonsOf, titleOf, warningOf } from './proposal-words.rules.ts'
import { isLarger, most, type Way, waysFor } from './proposals.rules.ts'
import { findOpenLinks } from './proposals.store.ts'
import { readOthers, readSnapshot, toOpenJob } from './read-snapshot.ts'
import { carFor, needsRelief, withBringers } from './relief.rules.ts'
import type { OpenJob, Snapshot } from './snapshot.rules.ts'
import { applied } from './what-if.rules.ts'
import { whyNoneFor } from './why-none.rules.ts'

type Output = OutputOf<typeof findProposalsCall>

/** For jobs without crew the best crews of each. The first ones go together: each is judged beside those before it. */
export async function findProposals(ctx: Context, input: ReadInputOf<typeof findProposalsCall>): Promise<Output> {
  const references = [...new Set(input.references.map((reference) => reference.toUpperCase()))]
  const found = await findForBoard(ctx.db, references)
  if (found.length < references.length) throw new AppError('booking.unknown')
  const now = ctx.clock.now()
  const open = found.filter((booking) => !whyClosed(booking, now))
  const out = await crewsOut(ctx, open, now)
  const jobs = open
    .map((booking): OpenJob => ({ ...toOpenJob(booking), ...out.get(booking.id) }))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const answers = jobs.length === 0 ? new Map<string, Answer>() : await withPhones(ctx, await answerAll(ctx, jobs, now))
  const moved = [...answers.values()].flatMap(({ proposals }) => proposals.flatMap(({ moves }) => moves))
  const elsewhere = [...new Set(moved.map(({ reference }) => reference))].filter((one) => !references.includes(one))
  const drawn = await viewJobs(ctx, ctx.db, [...references, ...elsewhere])
  const shown = drawn.filter(({ reference }) => references.includes(reference))
  const closed = new Map(found.map((booking) => [booking.reference, whyClosed(booking, now)]))
  return {
    jobs: shown.map((job) => {
      const answer = answers.get(job.reference)
      return {
        job,
        proposals: answer?.proposals ?? [],
        whyNone: answer ? answer.whyNone : (closed.get(job.reference) ?? null),
      }
    }),
    others: drawn.filter((job) => !shown.includes(job)),
  }
}

type Out = Pick<OpenJob, 'crewArea' | 'isAboard'>

/** Where crews are that are out: how far somebody has to bring them a car. They may have set out before their hour. */
async function crewsOut(ctx: Context, open: readonly BoardBooking[], at: Date): Promise<Map<string, Out>> {
  const ids = open.map(({ id }) => id)
  const marked = await findMarks(ctx.db, ids)
  const may = new Map(open.filter(({ id, startsAt }) => startsAt < at || marked.has(id)).map((one) => [one.id, one]))
  const out = new Map<string, Out>()
  for (const booking of await findByIds(ctx.db, [...may.keys()])) {
    const { fromArea = '', toArea = '' } = may.get(booking.id)?.demand ?? {}
    const crew = await whereCrewIs(ctx, ctx.db, booking, { fromArea, toArea, at })
    if (crew) out.set(booking.id, { crewArea: crew.area, isAboard: crew.withGuests })
  }
  return out
}

/** Why nobody is looked for; null: somebody is. */
function whyClosed({ state, endsAt }: BoardBooking, now: Date): string | null {
  if (state === 'on_hold') return 'It is only held: once it is paid, it needs a crew.'
  if (state !== 'confirmed') return 'It is not confirmed, so it needs no crew.'
  return endsAt <= now ? 'The day is over.' : null
}

/** A proposal whose bringer is known by id, before their number was looked up. */
type Draft = Omit<Proposal, 'brings'> & { bringer: Resource | null; car: string }

interface Answer<P = Proposal> {
  proposals: P[]
  whyNone: string | null
}

/** Whoever brings a car is rung: nobody of them looks at a page for it. */
async function withPhones(ctx: Context, answers: ReadonlyMap<string, Answer<Draft>>): Promise<Map<string, Answer>> {
  const drafts = [...answers.values()].flatMap(({ proposals }) => proposals)
  const contacts = await findCrewContacts(ctx.db, [...new Set(drafts.flatMap(({ bringer }) => bringer?.id ?? []))])
  const finish = ({ bringer, car, ...proposal }: Draft): Proposal => ({
    ...proposal,
    brings: bringer && {
      ...{ id: bringer.id, who: familyNameOf(bringer), phone: contacts.get(bringer.id)?.phone ?? '' },
      what: `brings ${car} to the guests`,
    },
  })
  return new Map(
    [...answers].map(([reference, answer]) => [reference, { ...answer, proposals: answer.proposals.map(finish) }]),
  )
}

async function answerAll(ctx: Context, jobs: readonly OpenJob[], now: Date): Promise<Map<string, Answer<Draft>>> {
  const snapshot = await readSnapshot(ctx, jobs, now)
  const linksOf = (some: readonly OpenJob[]) =>
    findOpenLinks(ctx.db, [...new Set(some.map(({ startsAt }) => tokyoDayOf(startsAt)))], now)
  const direct = answersIn(snapshot, jobs, await linksOf(jobs))
  if ([...direct.values()].every(({ proposals }) => proposals.length >= most)) return direct
  // Only where too few are free, those who are busy are looked at.
  const others = await readOthers(ctx, snapshot, jobs)
  return answersIn({ ...snapshot, others }, jobs, await linksOf([...jobs, ...others.values()]))
}

function answersIn(from: Snapshot, jobs: readonly OpenJob[], links: ReadonlySet<string>): Map<string, Answer<Draft>> {
  let snapshot = from
  // What is asked about, and what an earlier answer moves already, is not moved a second time.
  const untouchable = new Set(jobs.map(({ id }) => id))
  const answers = new Map<string, Answer<Draft>>()
  for (const job of jobs) {
    const ways = withBringers(snapshot, waysFor(snapshot, job, untouchable), job)
    answers.set(job.reference, {
      proposals: ways.map((way) => toProposal(snapshot, way, job, links)),
      whyNone: ways.length > 0 ? null : whyNoneFor(snapshot, job),
    })
    const [first] = ways
    if (!first) continue
    for (const step of first.steps) untouchable.add(step.job.id)
    snapshot = applied(snapshot, first)
  }
  return answers
}

function toProposal(
  snapshot: Snapshot,
  way: ReturnType<typeof withBringers>[number],
  job: OpenJob,
  links: ReadonlySet<string>,
): Draft {
  const { fleet, now } = snapshot
  const left = new Set(way.steps.filter((step) => step.job.id === job.id).map(({ from }) => from))
  const crew = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides].filter(({ id }) => job.crewIds.includes(id))
  const [leaves, stays] = [crew.filter(({ id }) => left.has(id)), crew.filter(({ id }) => !left.has(id))]
  const isRelief = needsRelief(snapshot, way, job)
  const bringer = way.bringer?.resource ?? null
  const car = carFor(snapshot, way, job)
  const warning = warningOf(way, fleet)
  return {
    bringer,
    car: car ? familyNameOf(car) : '',
    title: `${titleOf(way, job, leaves)}${bringer ? `, ${familyNameOf(bringer)} brings it` : ''}`,
    moves: way.steps.map((step) => ({
      ...{ reference: step.job.reference, version: step.job.version, kind: step.kind },
      ...{ from: step.from, to: step.coming.resource.id },
    })),
    reasons: [...reasonsOf(way, job, { stays, now }), ...(isRelief ? drivesOn(stays) : [])],
    warning: isRelief && !bringer ? [warning, 'Nobody is free to bring it'].filter(Boolean).join('. ') : warning,
    needsReason: isLarger(way),
    tells: tellsOf(snapshot, way, links),
  }
}

const drivesOn = (stays: readonly Resource[]) =>
  stays.filter(({ kind }) => kind === 'chauffeur').map((driver) => `${familyNameOf(driver)} drives on with it`)

/**
 * The crew alone: guests hear of it when the desk says so, and cars never. Who comes, who goes, and whose car becomes
 * another one, each once.
 */
function tellsOf({ fleet }: Snapshot, { steps }: Way, links: ReadonlySet<string>): Proposal['tells'] {
  const people: readonly Resource[] = [...fleet.chauffeurs, ...fleet.guides]
  const told = steps.flatMap(({ job, kind, from, coming }) => {
    const drivers = fleet.chauffeurs.filter(({ id }) => job.crewIds.includes(id))
    const concerned = kind === 'vehicle' ? drivers : [coming.resource, ...people.filter(({ id }) => id === from)]
    return concerned.map((person) => ({
      who: familyNameOf(person),
      what: links.has(`${person.id} ${tokyoDayOf(job.startsAt)}`) ? 'sees it on their page' : 'nothing yet: no link',
    }))
  })
  return [...new Map(told.map((one) => [`${one.who} ${one.what}`, one])).values()]
}
