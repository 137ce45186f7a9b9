import { createContext, useContext } from 'react'

/** Where people answer, as the office last saved it; the root of the page knows. */
export const DeskContact = createContext({ telephone: '', email: '' })

export function useDeskContact() {
  const { telephone, email } = useContext(DeskContact)
  return {
    phone: telephone,
    phoneHref: `tel:${telephone.replaceAll(' ', '')}`,
    email,
    hours: '05:00 to 23:00 Tokyo time',
  }
}
