import { sql } from 'kysely'
import type { Load } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import type { AreaDistance } from './distance.rules.ts'
import type { DrivingTime, TrafficSeason } from './driving-times.rules.ts'
import type { Area, DutyPolicy, ResourceKind, VehicleClassInfo } from './fleet.rules.ts'

export async function readPolicies(db: Database): Promise<DutyPolicy[]> {
  const rows = await db.selectFrom('duty_policies').selectAll().execute()
  return rows.map((row) => ({
    kind: row.kind as ResourceKind,
    turnRoundMinutes: row.turn_round_minutes,
    longestDayMinutes: row.longest_day_minutes,
    utmostDayMinutes: row.utmost_day_minutes,
    leastRestMinutes: row.least_rest_minutes,
    aimedRestMinutes: row.aimed_rest_minutes,
    longestDriveMinutes: row.longest_drive_minutes,
    breakMinutes: row.break_minutes,
    busDrivingMinutes: row.bus_driving_minutes,
    utmostMonthMinutes: row.utmost_month_minutes,
  }))
}

/** Below so many who stay free on a day, granting leave is a matter to think about. */
export async function readFewStayFree(db: Database, kind: ResourceKind): Promise<number> {
  const row = await db.selectFrom('duty_policies').select('few_stay_free').where('kind', '=', kind).executeTakeFirst()
  return row?.few_stay_free ?? 0
}

/** From the smallest to the largest. */
export async function readClasses(db: Database): Promise<VehicleClassInfo[]> {
  const rows = await db.selectFrom('vehicle_classes').selectAll().orderBy('rank').orderBy('class').execute()
  return rows.map((row) => ({
    vehicleClass: row.class,
    name: row.name,
    rank: row.rank,
    isBus: row.is_bus,
    loads: row.loads as unknown as Load[],
    standIns: row.stand_ins,
    ...(row.retired_at && { isRetired: true as const }),
    hasHighStep: row.has_high_step,
  }))
}

export async function readAreas(db: Database): Promise<(Area & { isRetired: boolean })[]> {
  return db
    .selectFrom('areas')
    .select(['code', 'name', 'latitude', 'longitude', sql<boolean>`retired_at IS NOT NULL`.as('isRetired')])
    .orderBy('code')
    .execute()
}

export async function readDrivingTimes(db: Database): Promise<DrivingTime[]> {
  return db.selectFrom('driving_times').select(['from_area as from', 'to_area as to', 'hour', 'minutes']).execute()
}

export async function readAreaDistances(db: Database): Promise<AreaDistance[]> {
  return db
    .selectFrom('area_distances')
    .select(['from_area as from', 'to_area as to', sql<number>`kilometres::float8`.as('kilometres')])
    .execute()
}

export async function readTrafficSeasons(db: Database): Promise<TrafficSeason[]> {
  return db
    .selectFrom('traffic_seasons')
    .select(['name', 'season_from as seasonFrom', 'season_to as seasonTo', 'percent'])
    .orderBy('season_from')
    .orderBy('name')
    .execute()
}
