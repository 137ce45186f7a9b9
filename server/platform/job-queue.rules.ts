/**
 * So many for each purpose. A queue of everybody's own would leave a row for everybody there ever was, and whoever looks
 * for work locks them all; those who share one only wait for each other while a job is under way.
 */
const queues = 64

/** The queue in which the jobs about one thing are done one after the other; by a random id, such as a UUID. */
export const queueFor = (purpose: string, id: string): string =>
  `${purpose} ${Number.parseInt(id.slice(0, 4), 16) % queues}`
