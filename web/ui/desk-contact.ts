import { createContext, useContext } from 'react'
import { type DeskHours, nobodyAnswers, usualHoursInWords } from '#core/desk-hours.ts'

/** Where people answer and when, as the office last saved it; the root of the page knows. */
export const DeskContact = createContext({ telephone: '', email: '', hours: nobodyAnswers as DeskHours })

export function useDeskContact() {
  const { telephone, email, hours } = useContext(DeskContact)
  const usual = usualHoursInWords(hours)
  return {
    phone: telephone,
    phoneHref: `tel:${telephone.replaceAll(' ', '')}`,
    email,
    /** "05:00 to 23:00 every day, Tokyo time"; empty where no hours are entered. */
    hours: usual && `${usual}, Tokyo time`,
  }
}
