/** Minutes of one stop, as the itinerary is written: the drive there, then the stay. */
export interface StopMinutes {
  driveMinutes: number
  stayMinutes: number
}

/** Adds to each stop when it is reached, counted from the start of the day. */
export function withArrivals<S extends StopMinutes>(stops: readonly S[]): (S & { arrivalMinutes: number })[] {
  let minutes = 0
  return stops.map((stop) => {
    const arrivalMinutes = minutes + stop.driveMinutes
    minutes = arrivalMinutes + stop.stayMinutes
    return { ...stop, arrivalMinutes }
  })
}

/** All driving and staying, the way back included: what the tour's duration must be. */
export function minutesOfDay(stops: readonly StopMinutes[], returnDriveMinutes: number): number {
  return stops.reduce((sum, stop) => sum + stop.driveMinutes + stop.stayMinutes, returnDriveMinutes)
}
