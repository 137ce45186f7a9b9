import type { Fleet } from '#server/fleet/index.ts'

export interface RideRoute {
  kilometres: number
  driveMinutes: number
}

/** How far and how long by road from one area to another, leaving at a moment: its hour and its season count. */
export const routeBetween = (
  fleet: Pick<Fleet, 'kilometres' | 'drivingMinutes'>,
  fromArea: string,
  toArea: string,
  leavesAt: Date,
): RideRoute => ({
  kilometres: fleet.kilometres(fromArea, toArea),
  driveMinutes: Math.ceil(fleet.drivingMinutes(fromArea, toArea, leavesAt)),
})
