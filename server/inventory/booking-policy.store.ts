import type { Database } from '#server/platform/database.ts'

/** How bookings are taken: figures that the office can change. */
export interface BookingPolicy {
  horizonDays: number
  guestsPerGuide: number
  holdMinutes: number
  holdExtensionMinutes: number
  /** What new tours begin with. */
  usualNoticeHours: number
  /** Open holds of one network; null: as many as there are. */
  mostHoldsOfNetwork: number | null
  /** Of one address of mail, and of one account. */
  mostHoldsOfAddress: number | null
  /** Of the crews that could go out on a day, what one of them may hold. */
  mostHeldPercent: number | null
  /** What the desk may take off a price by hand: so many per cent, or so many yen where that is more. */
  deskLowersPercent: number
  deskLowersYen: number
}

export async function readBookingPolicy(db: Database): Promise<BookingPolicy> {
  const row = await db
    .selectFrom('booking_policies')
    // By their names, so that the statement is prepared once: every hold asks for it.
    .select(['horizon_days', 'guests_per_guide', 'hold_minutes', 'hold_extension_minutes', 'usual_notice_hours'])
    .select(['most_holds_of_network', 'most_holds_of_address', 'most_held_percent'])
    .select(['desk_lowers_percent', 'desk_lowers_yen'])
    .executeTakeFirstOrThrow()
  return {
    horizonDays: row.horizon_days,
    guestsPerGuide: row.guests_per_guide,
    holdMinutes: row.hold_minutes,
    holdExtensionMinutes: row.hold_extension_minutes,
    usualNoticeHours: row.usual_notice_hours,
    mostHoldsOfNetwork: row.most_holds_of_network,
    mostHoldsOfAddress: row.most_holds_of_address,
    mostHeldPercent: row.most_held_percent,
    deskLowersPercent: row.desk_lowers_percent,
    deskLowersYen: row.desk_lowers_yen,
  }
}

export async function saveBookingPolicy(db: Database, policy: BookingPolicy): Promise<void> {
  await db
    .updateTable('booking_policies')
    .set({
      horizon_days: policy.horizonDays,
      guests_per_guide: policy.guestsPerGuide,
      hold_minutes: policy.holdMinutes,
      hold_extension_minutes: policy.holdExtensionMinutes,
      usual_notice_hours: policy.usualNoticeHours,
      most_holds_of_network: policy.mostHoldsOfNetwork,
      most_holds_of_address: policy.mostHoldsOfAddress,
      most_held_percent: policy.mostHeldPercent,
      desk_lowers_percent: policy.deskLowersPercent,
      desk_lowers_yen: policy.deskLowersYen,
    })
    .execute()
}
