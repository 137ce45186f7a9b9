import { useEffect, useRef, useState } from 'react'
import type { CardChoice } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import { paymentSetup, type SavedCard, savedCards, testCard } from '#contract/payments.ts'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { type CardFaults, emptyCard, findCardFaults, readExpiry, type TypedCard } from './card-entry.ts'

export type Gateway = 'test' | 'stripe'

export interface Card {
  /** Null until it is known which gateway takes cards here. */
  gateway: Gateway | null
  saved: readonly SavedCard[]
  /** A saved card's id, or 'new'. */
  chosen: string
  choose: (id: string) => void
  typed: TypedCard
  type: (part: Partial<TypedCard>) => void
  faults: CardFaults
  refusal: ApiError | null
  /** The card to pay with, or null when something is still to be put right. */
  take: () => Promise<CardChoice | null>
}

/** Which card pays: a saved one, or one that is typed here and turned into a token by the gateway. */
export function useCard(): Card {
  const { session } = useSession()
  const [gateway, setGateway] = useState<Gateway | null>(null)
  const [saved, setSaved] = useState<readonly SavedCard[]>([])
  const [chosen, setChosen] = useState('new')
  const [typed, setTyped] = useState(emptyCard)
  const [faults, setFaults] = useState<CardFaults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  /** One token for what is typed: a try that is sent again must be the same try. */
  const token = useRef<{ of: string; value: string } | null>(null)
  const mayHaveSaved = session?.user.role === 'user'

  useEffect(() => {
    call(paymentSetup).then(
      (setup) => setGateway(setup.gateway),
      () => setGateway('test'),
    )
  }, [])
  useEffect(() => {
    if (!mayHaveSaved) return
    call(savedCards).then(
      ({ cards }) => {
        setSaved(cards)
        if (cards[0]) setChosen(cards[0].id)
      },
      () => setSaved([]),
    )
  }, [mayHaveSaved])

  const take = async (): Promise<CardChoice | null> => {
    setRefusal(null)
    if (chosen !== 'new') return { savedCard: chosen }
    const found = findCardFaults(typed, todayInTokyo())
    setFaults(found)
    const expires = readExpiry(typed.expires)
    if (Object.keys(found).length > 0 || !expires) return null
    const of = JSON.stringify(typed)
    if (token.current?.of === of) return { token: token.current.value, save: false }
    try {
      const { number, securityCode } = typed
      const answer = await call(testCard, { number, expires, securityCode })
      token.current = { of, value: answer.token }
      return { token: answer.token, save: false }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.fields)
      if (Object.keys(error.fields).length === 0) setRefusal(error)
      return null
    }
  }

  return {
    gateway,
    saved,
    chosen,
    choose: setChosen,
    typed,
    type: (part) => {
      setTyped((now) => ({ ...now, ...part }))
      setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
    },
    faults,
    refusal,
    take,
  }
}
