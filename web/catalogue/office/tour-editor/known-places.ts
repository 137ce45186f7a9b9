import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { findStopPlaces, type StopPlace } from '#contract/tour-places.ts'
import { call } from '#web/platform/api.ts'

export interface PlaceFacts {
  name: string
  nameJa: string
  latitude: number
  longitude: number
}

/** One asks while typing, not for each letter. */
const pauseMs = 150

/** Places that need no looking up: stops of other days and our doors, by what is typed. None while they cannot be had. */
export function useKnownPlaces() {
  const [offered, setOffered] = useState<readonly StopPlace[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = useCallback((typed: string) => {
    const q = typed.trim().slice(0, 100)
    clearTimeout(timer.current)
    if (q === asked.current) return
    timer.current = setTimeout(() => {
      asked.current = q
      void orNone(call(findStopPlaces, { q })).then((answer) => {
        if (asked.current === q && answer) setOffered(answer.places)
      })
    }, pauseMs)
  }, [])
  return { offered, ask }
}

/** Only a help in typing: without an answer one types on. */
const orNone = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })

/** A name that we know brings its place along; another keeps what is set. */
export function factsOf(offered: readonly PlaceFacts[], name: string): { name: string } & Partial<PlaceFacts> {
  const found = offered.find((place) => place.name === name)
  return found ? { name, nameJa: found.nameJa, latitude: found.latitude, longitude: found.longitude } : { name }
}

/** "35.5229, 138.7459", as a map copies it; null: not that. */
export function readCoordinates(typed: string): { latitude: number; longitude: number } | null {
  const found = /^\s*\(?\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*\)?\s*$/.exec(typed)
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  const isInJapan = latitude >= 20 && latitude <= 46 && longitude >= 122 && longitude <= 154
  return isInJapan ? { latitude, longitude } : null
}

export const writeCoordinates = (place: { latitude: number | null; longitude: number | null }) =>
  place.latitude === null || place.longitude === null ? '' : `${place.latitude}, ${place.longitude}`
