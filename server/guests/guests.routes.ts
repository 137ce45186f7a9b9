import * as merging from '#contract/guest-merging.ts'
import * as calls from '#contract/guests.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { catchUpToRead } from './catch-up.ts'
import { readPairs, savePair } from './guest-pairs.store.ts'
import { lockGuests } from './guests.store.ts'
import { guestsList } from './guests-list.ts'
import { mergeGuests, takeGuestsApart } from './merge-guests.ts'
import { compareGuests, type RefusedMails, readGuest } from './read-guest.ts'
import { saveGuest } from './save-guest.ts'

export function guestsRoutes(api: Api, ctx: Context, refusedMails: RefusedMails) {
  const read = (id: string) => readGuest(ctx, refusedMails, id)
  serveOfficeList(api, ctx, guestsList)
  serve(api, calls.guestDetail, ({ input }) => read(input.id))
  serve(api, calls.saveGuest, async ({ input, caller }) => {
    await saveGuest(ctx, caller.userId, input)
    return read(input.id)
  })
  serve(api, merging.guestPairs, async () => {
    await catchUpToRead(ctx)
    return { pairs: await readPairs(ctx.db) }
  })
  serve(api, merging.compareGuests, ({ input }) => compareGuests(ctx, refusedMails, input))
  serve(api, merging.mergeGuests, async ({ input, caller }) => {
    await mergeGuests(ctx, caller.userId, input)
    return read(input.id)
  })
  serve(api, merging.takeGuestsApart, async ({ input, caller }) =>
    read(await takeGuestsApart(ctx, caller.userId, input.id)),
  )
  serve(api, merging.sayTwoPeople, ({ input: { first, second, twoPeople } }) => {
    if (first === second) throw new AppError('guests.same')
    return ctx.db.transaction().execute(async (db) => {
      if ((await lockGuests(db, [first, second])).length < 2) throw new AppError('guests.unknown')
      await savePair(db, first, second, twoPeople)
      return { pairs: await readPairs(db) }
    })
  })
}
