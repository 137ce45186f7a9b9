import type { ReadInputOf } from '#contract/endpoint.ts'
import type { mergeGuests as mergeCall } from '#contract/guest-merging.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { recount } from './catch-up.ts'
import { lockAllGuests } from './guest-news.store.ts'
import { forgetPairsOf } from './guest-pairs.store.ts'
import { fieldsOf, type GuestRecord, lockGuests, saveFields } from './guests.store.ts'
import { chosenBy, type Mergeable, mergeFields, stillByHand, unmergeFields } from './merge.rules.ts'
import { apartUntil, lockMerge, moveBack, moveToKept, readMerges } from './merges.store.ts'
import { fieldWords, lockSeenGuest } from './save-guest.ts'

const mergeable = (guest: GuestRecord): Mergeable => ({ ...fieldsOf(guest), email: guest.email })

const namesOf = (fields: object) => Object.keys(fields).filter((name) => name !== 'email')

/** Puts one guest into another: addresses, bookings and what is known of both, as somebody chose it. */
export async function mergeGuests(
  { db, clock }: Context,
  userId: string,
  { id, version, other, otherVersion, choices }: ReadInputOf<typeof mergeCall>,
): Promise<void> {
  if (id === other) throw new AppError('guests.same')
  await db.transaction().execute(async (tx) => {
    await lockAllGuests(tx)
    const kept = await lockSeenGuest(tx, id, version)
    const merged = await lockSeenGuest(tx, other, otherVersion)
    const [before, at] = [mergeable(kept), clock.now()]
    const after = mergeFields(before, mergeable(merged), choices)
    const fields = chosenBy({ before, merged: mergeable(merged), after }, kept.by_hand)
    await moveToKept(tx, { keptId: id, mergedId: other, fields, userId, at })
    // What was chosen is meant: no booking of either changes it back, of those that are there or to come.
    await saveFields(tx, id, { ...after, name: after.name ?? '', ...required(after) }, [
      ...new Set([...kept.by_hand, ...namesOf(fields)]),
    ])
    await forgetPairsOf(tx, [other])
    await recount(tx, [id], at)
    await recordChange(tx, {
      ...{ object: { kind: 'guest', id }, userId, at, version: version + 1 },
      // Names stand among the changes, which are forgotten with whom they name.
      deed: 'merged another guest into this one',
      changes: [
        { name: 'Merged', before: '', after: [merged.name, merged.email].filter(Boolean).join(', ') },
        ...Object.entries(fields)
          .filter(([, { before: was, after: is }]) => was !== is)
          .map(([name, { before: was, after: is }]) => ({
            ...{ name: fieldWords[name as keyof typeof fieldWords], before: was ?? '', after: is ?? '' },
          })),
      ],
    })
  })
}

/** Texts that are never null in a guest. */
const required = (fields: Mergeable) => ({
  phone: fields.phone ?? '',
  language: fields.language ?? '',
  nameBoard: fields.nameBoard ?? '',
  food: fields.food ?? '',
  walking: fields.walking ?? '',
  children: fields.children ?? '',
  likes: fields.likes ?? '',
})

/** Takes two guests apart again; answers the one that was kept. */
export async function takeGuestsApart({ db, clock }: Context, userId: string, mergeId: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lockAllGuests(tx)
    const [merge, at] = [await lockMerge(tx, mergeId), clock.now()]
    if (!merge || merge.apartAt || apartUntil(merge.at) <= at) throw new AppError('guests.apart-no-more')
    const { keptId, mergedId } = merge
    const both = await lockGuests(tx, [keptId, mergedId])
    const kept = both.find((guest) => guest.id === keptId)
    const merged = both.find((guest) => guest.id === mergedId)
    if (!kept || !merged || kept.erased_at || merged.erased_at) throw new AppError('guests.apart-no-more')
    if (kept.merged_into) throw new AppError('guests.apart-later-first')
    const fields = unmergeFields(mergeable(kept), merge.fields)
    await moveBack(tx, merge, at)
    const isOnlyMerge = (await readMerges(tx, keptId, at)).length === 0
    const byHand = isOnlyMerge ? stillByHand(kept.by_hand, mergeable(kept), merge.fields) : kept.by_hand
    await saveFields(tx, keptId, { ...fields, name: fields.name ?? '', ...required(fields) }, byHand)
    await recount(tx, [keptId, mergedId], at)
    for (const [guest, from] of [
      [kept, merged],
      [merged, kept],
    ] as const)
      await recordChange(tx, {
        ...{ object: { kind: 'guest', id: guest.id }, userId, at, version: guest.version + 1 },
        deed: 'took two guests apart again',
        changes: [{ name: 'Apart from', before: '', after: [from.name, from.email].filter(Boolean).join(', ') }],
      })
    return keptId
  })
}
