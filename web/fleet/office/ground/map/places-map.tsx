import { useEffect, useRef, useState } from 'react'
import type { PlaceRow } from '#contract/office-places.ts'
import { counted } from '#core/words.ts'
import { Button } from '#web/ui/button.tsx'
import type { ListState } from '#web/ui/office-table/list-address.ts'
import { fitted, frameAround, isNearest, zoomed } from './camera.ts'
import { type Cluster, onlyPlace } from './gather-marks.ts'
import { MapFrame } from './map-frame.tsx'
import { LitPin } from './map-marks.tsx'
import { ClusterCard, PlaceCard } from './place-card.tsx'
import { useMap } from './use-map.ts'
import { type Narrowing, usePlacesOnMap } from './use-places-on-map.ts'

type PlacesMapProps = {
  /** What the list beside it was asked for. */
  asked: Pick<ListState, 'q' | 'filters'>
  rows: readonly PlaceRow[]
  /** Pointed at, here or in the list. */
  lit: string | null
  onPoint: (slug: string | null) => void
  /** A place was retired or brought back here. */
  onChanged: () => void
}

/** Before anything is known: the city, from Shinjuku to the bay. */
const tokyo = { west: 139.66, south: 35.58, east: 139.85, north: 35.74 }

const narrowingOf = ({ q, filters: { only, kind, area } }: PlacesMapProps['asked']) =>
  ({
    ...(q && { q }),
    ...(only && { view: only }),
    ...(kind && { kind }),
    ...(area && { area }),
  }) as Narrowing

/** The places of the list on our own map: the same filters, and what is pointed at in one is lit in the other. */
export function PlacesMap({ asked, rows, lit, onPoint, onChanged }: PlacesMapProps) {
  const map = useMap()
  const { size, camera, look } = map
  const found = usePlacesOnMap(narrowingOf(asked), camera, size)
  const [chosen, setChosen] = useState<{ slug: string } | { cluster: Cluster } | null>(null)
  const shownFor = useRef<string | null>(null)
  const { extent, about, isCurrent } = found

  // Other filters leave other places: the map goes where they are.
  useEffect(() => {
    if (!size || !isCurrent || shownFor.current === about) return
    shownFor.current = about
    setChosen(null)
    look((before) => (extent ? fitted(extent, size) : (before ?? fitted(tokyo, size))))
  }, [size, isCurrent, about, extent, look])

  const whole = () => size && look(fitted(extent ?? tokyo, size))
  const open = (cluster: Cluster) => {
    const place = onlyPlace(cluster)
    if (place) return setChosen({ slug: place.slug })
    const frame = frameAround(cluster.marks)
    if (!size || !camera || !frame) return
    const isOneSpot = frame.east - frame.west < 2e-4 && frame.north - frame.south < 2e-4
    // Behind one door nothing comes apart however near one goes.
    if (isNearest(camera) || (isOneSpot && cluster.marks.every(({ place }) => place))) return setChosen({ cluster })
    look(isOneSpot ? zoomed(camera, size, 4, cluster.at) : fitted(frame, size, 480))
  }
  const pointed = lit ?? (chosen && 'slug' in chosen ? chosen.slug : null)
  const spot =
    rows.find(({ slug }) => slug === pointed) ?? found.marks.find(({ place }) => place && place.slug === pointed)
  const total = found.marks.reduce((sum, { count }) => sum + count, 0)
  return (
    <MapFrame
      map={map}
      label={`Map with ${counted(total, 'place')}. The rows of the list say the same.`}
      areas={found.areas}
      lit={asked.filters.area?.split(',') ?? []}
      marks={found.marks}
      onMark={open}
      onPoint={onPoint}
      onWhole={whole}
      className="h-64 border-b border-line sm:h-80 lg:sticky lg:top-0 lg:h-[min(46rem,100dvh)] lg:border-b-0"
      over={
        <>
          {found.failure && (
            <div
              role="alert"
              className="absolute start-3 top-3 max-w-64 border border-beni bg-surface px-3 py-2 text-sm"
            >
              <p className="mb-2 font-semibold text-beni">The map did not load</p>
              <Button size="small" onPress={found.askAgain}>
                Try again
              </Button>
            </div>
          )}
          {chosen && 'slug' in chosen && (
            <PlaceCard
              key={chosen.slug}
              slug={chosen.slug}
              onClose={() => setChosen(null)}
              onChanged={() => {
                setChosen(null)
                found.askAgain()
                onChanged()
              }}
            />
          )}
          {chosen && 'cluster' in chosen && (
            <ClusterCard
              marks={chosen.cluster.marks}
              onChoose={(slug) => setChosen({ slug })}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      }
    >
      {(chart) => spot && <LitPin at={chart.place([spot.longitude, spot.latitude])} size={chart.size} />}
    </MapFrame>
  )
}
