import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { getCategoryDetail } from '#contract/catalogue.ts'
import { knownPlaces } from '#contract/places.ts'
import { call } from '#web/platform/api.ts'

export interface PlaceFacts {
  name: string
  nameJa: string
  latitude: number
  longitude: number
}

/** Places that need no looking up: stops of the same line, and where guests are met. None while they cannot be had. */
export function useKnownPlaces(category: string | null): readonly PlaceFacts[] {
  const [stops, setStops] = useState<readonly PlaceFacts[]>([])
  const [doors, setDoors] = useState<readonly PlaceFacts[]>([])
  useEffect(() => {
    void orNone(call(knownPlaces)).then((answer) => setDoors(answer?.places ?? []))
  }, [])
  useEffect(() => {
    if (!category) return
    let isOver = false
    void orNone(call(getCategoryDetail, { slug: category })).then((answer) => {
      const found = answer?.tours.flatMap(({ itineraries, pickUp, dropOff }) => [pickUp, ...itineraries, dropOff])
      if (!isOver) setStops(found ?? [])
    })
    return () => {
      isOver = true
    }
  }, [category])
  return useMemo(() => [...new Map([...doors, ...stops].map((place) => [place.name, place])).values()], [doors, stops])
}

/** Only a help in typing: without an answer one types on. */
const orNone = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })

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
