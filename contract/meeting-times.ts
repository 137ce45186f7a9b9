/** The car stands at the door so long before the day begins (about-us: "The car is there first"). */
export const minutesEarly = 10

/** Sooner than this before the day, guests need not know that somebody is there. */
export const arrivalNewsMinutes = 60

/** By the hour the car is theirs from the pick-up on: nothing is waited for, and no waiting ever costs anything. */
export const hasFreeWaiting = ({ hours, freeWaitMinutes }: { hours: number | null; freeWaitMinutes: number }) =>
  hours === null && freeWaitMinutes > 0

/** From the pick-up until a ride is where it goes, if it leaves at once: one end for pages and calendars. */
export const minutesToEnd = ({ hours, driveMinutes }: { hours: number | null; driveMinutes: number }) =>
  hours === null ? driveMinutes : hours * 60

/** On the day before, Tokyo time: the mail with the plan of the day. */
export const reminderTime = '17:00'
