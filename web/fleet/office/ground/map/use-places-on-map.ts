import { useMemo } from 'react'
import type { InputOf } from '#contract/endpoint.ts'
import { placesOnMap } from '#contract/office-places.ts'
import type { Size } from '#web/catalogue/site/index.ts'
import { call } from '#web/platform/api.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { type Camera, type Frame, frameOf } from './camera.ts'

export type Narrowing = Omit<InputOf<typeof placesOnMap>, 'frame'>

/** Somebody who moves a map has come to rest after this. */
const restMs = 200

const written = ({ west, south, east, north }: Frame) =>
  [west, south, east, north].map((degrees) => degrees.toFixed(3)).join()

/**
 * What the map shows: first all that the filters leave. Where that is too much to be told one by one, what is looked at
 * is asked for anew as the map moves; where it is not, nothing more is asked.
 */
export function usePlacesOnMap(narrowing: Narrowing, camera: Camera | null, size: Size | null) {
  const about = JSON.stringify(narrowing)
  const all = useAsked({ key: about, ask: () => call(placesOnMap, narrowing) })
  const isWhole = !all.isCurrent || all.answer?.marks.every(({ place }) => place) !== false
  const frame = isWhole || !camera || !size ? null : written(frameOf(camera, size))
  const near = useAsked(
    frame === null ? null : { key: `${about} ${frame}`, about, ask: () => call(placesOnMap, { ...narrowing, frame }) },
    restMs,
  )
  const marks = near.answer?.marks ?? all.answer?.marks
  return useMemo(
    () => ({
      /** What was asked for. */
      about,
      marks: marks ?? [],
      areas: all.answer?.areas ?? [],
      extent: all.answer?.extent ?? null,
      /** The extent is of what is asked for now. */
      isCurrent: all.isCurrent,
      failure: all.failure ?? near.failure,
      askAgain: all.askAgain,
    }),
    [about, marks, all.answer, all.isCurrent, all.failure, near.failure, all.askAgain],
  )
}
