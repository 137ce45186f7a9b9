import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { findPlaceArea } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'
import { readFigure } from './figures.ts'
import type { PlaceValues } from './place-values.ts'

export type FoundArea = { area: string; areaName: string; by: 'address' | 'pin' } | { why: string }

const patienceMs = 400

/** In which area a pin and an address lie, looked for when typing has come to rest; null until both figures are there. */
export function useFoundArea({ latitude, longitude, addressJa, area }: PlaceValues): FoundArea | null {
  const [found, setFound] = useState<FoundArea | null>(null)
  const [north, east] = [readFigure(latitude), readFigure(longitude)]
  const isAsked = area === '' && Number.isFinite(north) && Number.isFinite(east)
  useEffect(() => {
    setFound(null)
    const input = { latitude: north, longitude: east, addressJa }
    if (!isAsked || !findPlaceArea.input?.safeParse(input).success) return
    let isOver = false
    const rest = setTimeout(() => {
      call(findPlaceArea, input).then(
        (answer) => !isOver && setFound(answer),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          // That nobody answers is told on saving.
          if (!isOver && error.code === 'places.nowhere')
            setFound({ why: Object.values(error.fields)[0] ?? error.message })
        },
      )
    }, patienceMs)
    return () => {
      isOver = true
      clearTimeout(rest)
    }
  }, [isAsked, north, east, addressJa])
  return found
}
