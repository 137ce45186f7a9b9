import type { Database } from '#server/platform/database.ts'
import type { DutyPolicy, VehicleClassInfo } from './fleet.rules.ts'

/** What is there stays as it is: the office may have changed it. */
export async function addPolicies(db: Database, policies: readonly DutyPolicy[]): Promise<void> {
  await db
    .insertInto('duty_policies')
    .values(
      policies.map((policy) => ({
        kind: policy.kind,
        turn_round_minutes: policy.turnRoundMinutes,
        longest_day_minutes: policy.longestDayMinutes,
        utmost_day_minutes: policy.utmostDayMinutes,
        least_rest_minutes: policy.leastRestMinutes,
        aimed_rest_minutes: policy.aimedRestMinutes,
        longest_drive_minutes: policy.longestDriveMinutes,
        break_minutes: policy.breakMinutes,
        bus_driving_minutes: policy.busDrivingMinutes,
        utmost_month_minutes: policy.utmostMonthMinutes,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addClasses(db: Database, classes: readonly VehicleClassInfo[]): Promise<void> {
  await db
    .insertInto('vehicle_classes')
    .values(
      classes.map((info) => ({
        class: info.vehicleClass,
        name: info.name,
        rank: info.rank,
        is_bus: info.isBus,
        loads: JSON.stringify(info.loads),
        stand_ins: [...info.standIns],
        has_high_step: info.hasHighStep,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The office's own figures take the place of what stood there. */
export async function savePolicies(db: Database, policies: readonly DutyPolicy[]): Promise<void> {
  for (const policy of policies)
    await db
      .updateTable('duty_policies')
      .set({
        turn_round_minutes: policy.turnRoundMinutes,
        longest_day_minutes: policy.longestDayMinutes,
        utmost_day_minutes: policy.utmostDayMinutes,
        least_rest_minutes: policy.leastRestMinutes,
        aimed_rest_minutes: policy.aimedRestMinutes,
        longest_drive_minutes: policy.longestDriveMinutes,
        break_minutes: policy.breakMinutes,
        bus_driving_minutes: policy.busDrivingMinutes,
        utmost_month_minutes: policy.utmostMonthMinutes,
      })
      .where('kind', '=', policy.kind)
      .execute()
}
