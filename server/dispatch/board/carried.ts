import { Moving } from '#contract/dispatch.ts'
import { announceWith } from '#server/platform/announcements.ts'
import type { Context } from '#server/platform/context.ts'

/** Without news a hand is taken to be empty after this time: its process may have died. */
const forgottenAfterMs = 2 * 60_000

export interface Carried {
  all(): Moving[]
  /** What was announced, by whichever process. */
  hear(detail?: string): void
  /** A connection ended: what it held is put down, on every board. */
  putDown(connection: string): Promise<void>
  forgetIdle(): void
}

/** Who holds what, as all processes tell each other. */
export function createCarried(ctx: Context, tell: (moving: Moving) => void): Carried {
  const held = new Map<string, { moving: Moving; at: number }>()
  const empty = (moving: Moving) => {
    held.delete(moving.connection)
    tell({ ...moving, reference: null })
  }
  return {
    all: () => [...held.values()].map(({ moving }) => moving),
    hear(detail) {
      const moving = readMoving(detail)
      if (!moving) return
      if (moving.reference === null) return empty(moving)
      held.set(moving.connection, { moving, at: ctx.clock.now().getTime() })
      tell(moving)
    },
    async putDown(connection) {
      const one = held.get(connection)
      if (!one) return
      empty(one.moving)
      // In an outage the others forget it by themselves.
      await announceMoving(ctx, { ...one.moving, reference: null }).catch(() => undefined)
    },
    forgetIdle() {
      const now = ctx.clock.now().getTime()
      // Also what a clock that was set back would keep for hours.
      for (const { moving, at } of held.values()) if (Math.abs(now - at) > forgottenAfterMs) empty(moving)
    },
  }
}

export const announceMoving = ({ db }: Pick<Context, 'db'>, moving: Moving) =>
  announceWith(db, 'moving', JSON.stringify(moving))

/** Whatever else is said under this topic is none of ours. */
function readMoving(detail: string | undefined): Moving | undefined {
  if (!detail) return undefined
  try {
    return Moving.parse(JSON.parse(detail))
  } catch {
    return undefined
  }
}
