import type { JobDetails } from '#contract/dispatch-jobs.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { findByIds, findDueYen, findForBoard } from '#server/booking/index.ts'
import { type CrewContact, findCrewContacts } from '#server/fleet/index.ts'
import { findNeedsOfBookings } from '#server/guests/index.ts'
import { findTakenOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf, shortNameOf } from '../board/short-name.rules.ts'
import { knowThis } from './know-this.rules.ts'

/** What the desk needs of one job and the board does not show: whom to ring, what to know, what to collect. */
export async function readJob({ db }: Context, { reference }: { reference: string }): Promise<JobDetails> {
  const [found] = await findForBoard(db, [reference])
  const [booking] = found ? await findByIds(db, [found.id]) : []
  if (!found || !booking) throw new AppError('booking.unknown')
  const taken = await findTakenOf(db, [booking.id])
  const contacts = await findCrewContacts(db, [
    ...new Set([...found.crewIds, ...taken.flatMap(({ crewId }) => crewId ?? [])]),
  ])
  const names = await findFirstNames(
    db,
    taken.flatMap(({ userId }) => userId ?? []),
  )
  const people = peopleOf(found.crewIds.flatMap((id) => contacts.get(id) ?? []))
  const nameOf = (crewId: string | null, userId: string | null) => {
    const contact = crewId ? contacts.get(crewId) : undefined
    return contact ? familyNameOf(contact) : (names.get(userId ?? '') ?? '')
  }
  return {
    calls: [
      ...people.map((one) => ({ is: one.kind, name: shortNameOf(one), phone: one.phone })),
      { is: 'guest', name: booking.leadName, phone: booking.phone },
    ],
    mustKnow: knowThis({
      ...{ extras: booking.wish.extras, lines: booking.lines, plain: booking },
      ...{ travellers: booking.travellers, note: booking.note },
      needs: (await findNeedsOfBookings(db, [booking.id])).get(booking.id),
    }).map(({ en }) => en),
    dueYen: (await findDueYen(db, [booking.id])).get(booking.id) ?? 0,
    taken: taken.map(({ id, amountYen, backYen, how, crewId, userId, at }) => ({
      ...{ id, amountYen, backYen, how, by: nameOf(crewId, userId), at: tokyoIso(at) },
    })),
    crew: people.map((one) => ({ id: one.id, kind: one.kind, name: shortNameOf(one) })),
  }
}

type Person = CrewContact & { kind: 'chauffeur' | 'guide' }

/** The chauffeur first. */
const peopleOf = (crew: readonly CrewContact[]): Person[] =>
  (['chauffeur', 'guide'] as const).flatMap((kind) => crew.filter((one): one is Person => one.kind === kind))
