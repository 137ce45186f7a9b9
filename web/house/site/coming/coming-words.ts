import { MONTHS } from '#web/ui/day.ts'

/** "March 2027", of 2027-03. */
export const monthInWords = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
