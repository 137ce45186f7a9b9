import * as calls from '#contract/wishlist.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { addToWishlist, readSharedWishlist, readWishlist, shareWishlist, takeOffWishlist } from './wishlist.ts'

export function wishlistRoutes(api: Api, ctx: Context): void {
  serve(api, calls.readWishlist, ({ caller }) => readWishlist(ctx, caller.userId))
  serve(api, calls.addWishes, ({ input, caller }) => addToWishlist(ctx, caller.userId, input.items))
  serve(api, calls.removeWish, ({ input, caller }) => takeOffWishlist(ctx, caller.userId, input.item))
  serve(api, calls.shareWishlist, ({ input, caller }) => shareWishlist(ctx, caller.userId, input.share))
  serve(api, calls.sharedWishlist, ({ input, origin }) => readSharedWishlist(ctx, input.code, origin))
}
