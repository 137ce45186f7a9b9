import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type ArrivalPlace, type KnownPlace, knownPlaces } from '#contract/places.ts'
import { placesTooFar } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'
import type { TooFar } from './end-words.ts'

/** Asked for once in a tab: they do not change while somebody books. */
let known: readonly KnownPlace[] | null = null

async function ask(): Promise<readonly KnownPlace[]> {
  known = (await call(knownPlaces, {})).places
  return known
}

/** Where guests are met. Without an answer, addresses can still be written. */
export function usePickUpData() {
  const [data, setData] = useState(known)
  const [hasFailed, setFailed] = useState(false)
  const fetchData = useCallback(async () => {
    setFailed(false)
    try {
      setData(await ask())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    if (!known) fetchData()
  }, [fetchData])
  return { places: data ?? [], hasFailed, retry: fetchData }
}

interface PlacesOfQuote extends Record<'pickUp' | 'dropOff', TooFar> {
  /** The part of the city in which the tour begins; none while it is not known. */
  beginsIn: string
  beginsAt: ArrivalPlace | null
}

const nothingTooFar: PlacesOfQuote = { pickUp: {}, dropOff: {}, beginsIn: '', beginsAt: null }

/** Asked of the price that there is. Without an answer every place can be chosen, and the price says no. */
export function usePlacesTooFar(quoteId: string | undefined): PlacesOfQuote {
  const [tooFar, setTooFar] = useState(nothingTooFar)
  useEffect(() => {
    if (!quoteId) return
    let isOver = false
    call(placesTooFar, { id: quoteId }).then(
      (answer) => !isOver && setTooFar(answer),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [quoteId])
  return tooFar
}
