import type { Company } from './company.store.ts'

export const deskHours = '05:00 to 23:00 every day'

/** Where guests reach a person, and when. */
export const deskWords = ({ telephone }: Pick<Company, 'telephone'>): string => `${telephone}, ${deskHours}`
