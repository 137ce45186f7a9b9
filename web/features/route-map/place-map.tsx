import { useMemo } from 'react'
import { cx } from '#web/ui/cx.ts'
import { CAPTION_SIZE, quietCorner } from './caption.ts'
import { drawGround } from './draw-ground.ts'
import { MapGround, MapWords } from './map-ground.tsx'
import { MAP_LOOK } from './map-look.ts'
import { lonLat, type Mark, markBox, type Place, reachOf } from './marks.ts'
import { nameGround } from './name-ground.ts'
import { placeLabels } from './place-labels.ts'
import { chartOf } from './project.ts'
import { StationLabel, StationMark } from './station.tsx'
import { shortName } from './text.ts'

const SIZE = { width: 480, height: 300 }
const PADDING = { top: 40, bottom: 40, left: 40, right: 40 }
const TYPE = { size: 19, lead: 22, noteSize: 16, noteLead: 19 }
const CAPTION = 'Not to scale. North is up.'

/** Everything that the map of one place shows, laid out. */
export function drawPlace(place: Place) {
  const chart = chartOf([lonLat(place)], SIZE, PADDING)
  const mark: Mark = { place, indices: [0], at: chart.place(lonLat(place)), terminus: true }
  const ground = drawGround(chart, [mark.at])
  const corner = quietCorner(CAPTION, [mark.at], [], SIZE)
  const solid = [corner, markBox(mark)]
  const [label] = placeLabels(
    [{ name: shortName(place.name), at: mark.at, reach: reachOf(mark) }],
    { size: SIZE, solid, soft: [], legs: [] },
    TYPE,
  )
  const taken = label ? [...solid, label.box] : solid
  const names = nameGround(chart, ground, { taken, legs: [], written: place.name })
  return { ground, mark, label, names, captionAt: [corner.x, corner.y + CAPTION_SIZE] as const }
}

/** Where one place lies, among what one knows of Tokyo. The words beside it say where to go. */
export function PlaceMap({ place, className }: { place: Place; className?: string }) {
  const { ground, mark, label, names, captionAt } = useMemo(() => drawPlace(place), [place])
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`Map: ${place.name}`}
      direction="ltr"
      className={cx(MAP_LOOK, 'text-[17px]', className)}
    >
      <MapGround ground={ground} size={SIZE} />
      <MapWords names={names} caption={CAPTION} captionAt={captionAt} />
      <g className="text-shu print:text-[color:black]">
        <StationMark mark={mark} />
        {label && <StationLabel label={label} />}
      </g>
    </svg>
  )
}
