import { mostItems } from '#core/references.ts'

/** What is said of a trip by pages, too: they bring no schemas along. */
export const fullTrip = `A trip holds at most ${mostItems} things. Book some of it, or take something out first.`
