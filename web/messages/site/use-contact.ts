import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { contactForm, contactOffice } from '#contract/contact.ts'
import { call } from '#web/platform/api.ts'
import type { Topic } from './contact-words.ts'

export interface Letter {
  topic: Topic | ''
  name: string
  email: string
  bookingReference: string
  body: string
  /** Hidden from people: whoever fills it in is a robot. */
  website: string
}
export type Faults = Partial<Record<keyof Letter, string>>

export const emptyLetter: Letter = { topic: '', name: '', email: '', bookingReference: '', body: '', website: '' }

const storageKey = 'contact-letter'

/** What was typed before a reload, or before the connection was lost. */
export function readDraft(): Letter {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return emptyLetter
    const kept = Object.entries(stored).filter(([name, value]) => name in emptyLetter && typeof value === 'string')
    return { ...emptyLetter, ...Object.fromEntries(kept) }
  } catch {
    return emptyLetter
  }
}

export function keepDraft(letter: Letter | null) {
  try {
    if (letter) sessionStorage.setItem(storageKey, JSON.stringify(letter))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage may be closed to us; the words then live as long as the page.
  }
}

/** The contract's own rules, asked before the server is. */
export function findFaults(letter: Letter): Faults {
  const result = contactOffice.input?.safeParse({ ...letter, ticket: 'not yet' })
  if (!result || result.success) return {}
  const faults: Faults = {}
  for (const issue of result.error.issues) faults[issue.path[0] as keyof Letter] ??= issue.message
  return faults
}

/** Sends a letter with the ticket of its form, which is fetched when the form is first touched. */
export function useContact() {
  const ticket = useRef<Promise<string> | null>(null)
  const [isPending, setPending] = useState(false)

  const fetchTicket = () => {
    ticket.current ??= call(contactForm).then(
      (answer) => answer.ticket,
      (error: unknown) => {
        ticket.current = null
        throw error
      },
    )
    return ticket.current
  }
  /** A failed fetch here is no fault yet: sending tries again. */
  const touch = () => void fetchTicket().catch(() => undefined)

  const send = async (letter: Letter): Promise<{ receipt: string } | ApiError> => {
    setPending(true)
    try {
      return await call(contactOffice, { ...letter, topic: letter.topic as Topic, ticket: await fetchTicket() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A form that was open too long gets a fresh ticket for the next press.
      if (error.code === 'messages.form-ended') {
        ticket.current = null
        touch()
      }
      return error
    } finally {
      setPending(false)
    }
  }
  return { touch, send, isPending }
}
