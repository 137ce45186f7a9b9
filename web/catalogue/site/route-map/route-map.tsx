import { useMemo } from 'react'
import { cx } from '#web/ui/cx.ts'
import { drawRoute, ROUTE_SIZE } from './draw-route.ts'
import { MapGround, MapWords } from './map-ground.tsx'
import { lineColour, MAP_LOOK } from './map-look.ts'
import type { Place } from './marks.ts'
import { legPath } from './route-line.ts'
import { routeInWords } from './route-words.ts'
import { StationLabel, StationMark } from './station.tsx'

type RouteMapProps = {
  pickUp: Place
  stops: readonly Place[]
  dropOff: Place
  /** The letter of the tour's line. */
  line: string
  distanceKilometres?: number
  /** Counted along the timeline: 0 is the pick-up, then come the stops, last the drop-off. */
  highlighted?: number
  onHighlight?: (index: number | undefined) => void
  /** Legs on which the times do not add up, counted from the pick-up: drawn in crimson. */
  lateLegs?: readonly number[]
  className?: string
}

/** The way of the day on a schematic map. The list beside it says the same in words, so nothing here takes focus. */
export function RouteMap({
  pickUp,
  stops,
  dropOff,
  line,
  distanceKilometres,
  highlighted,
  onHighlight,
  lateLegs = [],
  className,
}: RouteMapProps) {
  const itinerary = useMemo(() => [pickUp, ...stops, dropOff], [pickUp, stops, dropOff])
  const caption = distanceKilometres ? `Not to scale. ${distanceKilometres} km in all.` : 'Not to scale. North is up.'
  const drawing = useMemo(() => drawRoute(itinerary, line, caption), [itinerary, line, caption])
  const { ground, names, legs, returns, marks, captionAt } = drawing
  return (
    <div className={cx('@container', className)}>
      <svg
        viewBox={`0 0 ${ROUTE_SIZE.width} ${ROUTE_SIZE.height}`}
        role="img"
        aria-label={routeInWords(itinerary, distanceKilometres)}
        direction="ltr"
        className={cx(MAP_LOOK, 'text-[1.1875rem] @[440px]:text-[1rem]')}
      >
        <MapGround ground={ground} size={ROUTE_SIZE} />
        <MapWords names={names} caption={caption} captionAt={captionAt} />
        <g className={lineColour(line)}>
          <g className="fill-none stroke-current" strokeWidth="8" strokeLinejoin="round" strokeLinecap="round">
            {legs.map((leg, index) => {
              const path = legPath(leg)
              return (
                <path
                  key={path}
                  d={path}
                  strokeDasharray={returns && index === legs.length - 1 ? '0.1 13' : undefined}
                  className={lateLegs.includes(index) ? 'stroke-beni' : undefined}
                />
              )
            })}
          </g>
          {marks.map((mark) => (
            <g
              key={mark.indices.join()}
              onPointerEnter={onHighlight && (() => onHighlight(mark.indices[0]))}
              onPointerLeave={onHighlight && (() => onHighlight(undefined))}
            >
              <title>{[mark.place.name, mark.place.nameJa].filter(Boolean).join(' ')}</title>
              <StationMark
                mark={mark}
                number={mark.indices[0]}
                chosen={mark.indices.some((index) => index === highlighted)}
              />
              {mark.label && <StationLabel label={mark.label} />}
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}
