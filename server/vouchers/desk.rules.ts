import { deskHoursInWords } from '#core/desk-hours.ts'
import type { Company } from './company.store.ts'

/** Where guests reach a person, and when, as it is said on that day. */
export function deskWords({ telephone, hours }: Pick<Company, 'telephone' | 'hours'>, today: string): string {
  const words = deskHoursInWords(hours, today)
  return words ? `${telephone}, ${words}` : telephone
}
