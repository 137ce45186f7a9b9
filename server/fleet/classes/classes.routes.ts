import * as calls from '#contract/office-classes.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { serveDrawings } from './class-drawing.ts'
import { readClassUses, readOfficeClasses } from './read-classes.ts'
import { bringClassBack, retireClass } from './retire-class.ts'
import { addClass, saveClass } from './save-class.ts'
import type { UsersOfClasses } from './users-of-classes.ts'

/** The classes of cars, as the office makes them. */
export function classesRoutes(api: Api, ctx: Context, users: UsersOfClasses): void {
  serve(api, calls.officeClasses, () => readOfficeClasses(ctx, users))
  serve(api, calls.addClass, ({ input, caller }) => addClass(ctx, users, caller.userId, input))
  serve(api, calls.saveClass, ({ input, caller }) => saveClass(ctx, users, caller.userId, input))
  serve(api, calls.classUses, ({ input }) => readClassUses(ctx, users, input.vehicleClass))
  serve(api, calls.retireClass, ({ input, caller }) => retireClass(ctx, users, caller.userId, input))
  serve(api, calls.bringClassBack, ({ input, caller }) => bringClassBack(ctx, users, caller.userId, input))
  serveDrawings(api, ctx)
}
