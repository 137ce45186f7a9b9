/** The car stands at the door so long before the day begins (about-us: "The car is there first"). */
export const minutesEarly = 10

/** Sooner than this before the day, guests need not know that somebody is there. */
export const arrivalNewsMinutes = 60

/** On the day before, Tokyo time: the mail with the plan of the day. */
export const reminderTime = '17:00'
