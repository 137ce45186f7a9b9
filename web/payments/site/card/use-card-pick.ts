import { useRef, useState } from 'react'
import type { CardChoice } from '#contract/booking.ts'
import type { SavedCard } from '#contract/payments.ts'
import { CardFault, type CardForm } from './card-form.ts'

export interface CardPick {
  /** The id of a saved card; null: another card, which is typed. */
  saved: string | null
  save: boolean
}

/** Which card pays: a saved one, at first the one that its owner put first, or one that is typed. */
export function useCardPick(saved: readonly SavedCard[]) {
  const form = useRef<CardForm>(null)
  const [chosen, setPick] = useState<CardPick | null>(null)
  const pick = chosen ?? { saved: firstOf(saved), save: false }
  return {
    pick,
    setPick,
    form,
    mark: () => markOf(pick, form.current),
    take: () => takeCard(pick, form.current),
    refuse: (why: string) => {
      if (pick.saved === null) form.current?.refuse(why)
    },
  }
}

export const firstOf = (saved: readonly SavedCard[]): string | null =>
  (saved.find(({ isFirst }) => isFirst) ?? saved[0])?.id ?? null

/** Tells one card from another, and what was typed from what is typed now. */
export const markOf = ({ saved, save }: CardPick, form: Pick<CardForm, 'mark'> | null) =>
  saved === null ? JSON.stringify([form?.mark(), save]) : `saved ${saved}`

/** The card to pay with; null where the form has something to mend, which it then shows. */
export async function takeCard(
  { saved, save }: CardPick,
  form: Pick<CardForm, 'token'> | null,
): Promise<CardChoice | null> {
  if (saved !== null) return { savedCard: saved }
  if (!form) return null
  try {
    // Of a gateway's answer only the token goes on.
    const { token } = await form.token()
    return { token, save }
  } catch (error) {
    if (error instanceof CardFault) return null
    throw error
  }
}
