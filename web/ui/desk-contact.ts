import { createContext, useContext } from 'react'

/** Where people answer and when, as the office last saved it; the root of the page knows. */
export const DeskContact = createContext({ telephone: '', email: '', usualHours: '' })

export function useDeskContact() {
  const { telephone, email, usualHours } = useContext(DeskContact)
  return {
    phone: telephone,
    phoneHref: `tel:${telephone.replaceAll(' ', '')}`,
    email,
    /** "05:00 to 23:00 every day, Tokyo time"; empty where no hours are entered. */
    hours: usualHours && `${usualHours}, Tokyo time`,
  }
}
