import type { ReadInputOf } from '#contract/endpoint.ts'
import type { GuestFields, saveGuest as saveCall } from '#contract/guests.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { writeKeys } from './count-guests.store.ts'
import { lockAllGuests } from './guest-news.store.ts'
import { findAlike } from './guest-pairs.store.ts'
import { fieldsOf, type GuestRecord, lockGuests, saveFields } from './guests.store.ts'

export const fieldWords: Record<keyof GuestFields | 'email', string> = {
  name: 'Name',
  email: 'Mail',
  phone: 'Mobile',
  country: 'Country',
  language: 'Language',
  nameBoard: 'Board',
  food: 'Food',
  walking: 'Walking',
  children: 'Children',
  likes: 'Likes',
  notes: 'Notes',
}

/** A guest in the version that was looked at; somebody else's newer one is not written over. */
export async function lockSeenGuest(db: Database, id: string, version: number): Promise<GuestRecord> {
  const [guest] = await lockGuests(db, [id])
  if (!guest) throw new AppError('guests.unknown')
  if (guest.merged_into) throw new AppError('guests.merged')
  if (guest.erased_at) throw new AppError('guests.erased')
  if (guest.version !== version) throw new AppError('office.changed-meanwhile')
  return guest
}

const figures = (phone: string) => phone.replace(/[^+\d]/g, '')

/** The same number spaced otherwise is no change. */
const isOther = (name: keyof GuestFields, now: GuestFields, before: GuestFields) =>
  name === 'phone' ? figures(now.phone) !== figures(before.phone) : now[name] !== before[name]

/** Writes what the office knows, and who wrote it. */
export async function saveGuest(
  { db, clock }: Context,
  userId: string,
  { id, version, ...fields }: ReadInputOf<typeof saveCall>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAllGuests(tx)
    const guest = await lockSeenGuest(tx, id, version)
    const before = fieldsOf(guest)
    const changed = (Object.keys(fields) as (keyof GuestFields)[]).filter((name) => isOther(name, fields, before))
    if (changed.length === 0) return
    await saveFields(tx, id, { ...fields, phone: changed.includes('phone') ? fields.phone : before.phone }, [
      ...new Set([...guest.by_hand, ...changed]),
    ])
    await writeKeys(tx, [id])
    await findAlike(tx, [id])
    await recordChange(tx, {
      ...{ object: { kind: 'guest', id }, userId, at: clock.now(), version: version + 1 },
      deed: changed.length === 1 && changed[0] === 'notes' ? 'changed the notes' : 'changed what we know',
      changes: changed.map((name) => ({
        name: fieldWords[name],
        before: before[name] ?? '',
        after: fields[name] ?? '',
      })),
    })
  })
}
