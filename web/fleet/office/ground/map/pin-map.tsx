import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { AreaOfPlaces, MapMark } from '#contract/office-places.ts'
import { outAtSea, type Spot } from '#core/coast/sea.ts'
import type { Chart, Point } from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { type Camera, centred, fitted, frameAround, isInView, spotAt } from './camera.ts'
import { MapFrame } from './map-frame.tsx'
import { PinShape } from './map-marks.tsx'
import { useMap } from './use-map.ts'
import { usePlacesOnMap } from './use-places-on-map.ts'

type PinMapProps = {
  /** Null: there is none yet. */
  pin: Spot | null
  /** What it stands for, as far as it was named. */
  name: string
  /** Said while there is no pin. */
  prompt?: string
  /** How near a pin is looked at first. */
  pixelsPerKilometre?: number
  areas: readonly AreaOfPlaces[]
  /** The area in which it was found to lie. */
  area: string | null
  /** Somebody who may only read moves nothing. */
  isFixed: boolean
  onMove: (to: Spot) => void
}

/** The bay, the city and both airports. */
const usual = { west: 139.55, south: 35.5, east: 139.95, north: 35.8 }
/** Near enough to tell one side of a street from the other. */
const doorScale = 60
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const [step, largeStep] = [3, 24]

/** Where something stands: pressed, dragged and moved by keys. Both figures stay beside it, to be typed. */
export function PinMap(props: PinMapProps) {
  const { pin, name, prompt = 'Press where the door is.', areas, area, isFixed, onMove } = props
  const { pixelsPerKilometre = doorScale } = props
  const map = useMap()
  const { size, camera, look } = map
  const others = usePlacesOnMap({}, camera, size)
  const drag = useRef<Point | null>(null)
  const far = frameAround(areas) ?? usual

  // It is looked at where it stands, also after somebody typed another spot.
  useEffect(() => {
    if (!size || drag.current) return
    look((before) => {
      if (!pin) return before ?? fitted(usual, size)
      if (!before) return centred({ middle: [0, 0], scale: pixelsPerKilometre }, pin)
      return isInView(before, size, pin) ? before : centred(before, pin)
    })
  }, [size, pin, look, pixelsPerKilometre])

  const put = (of: Camera, at: Point) => size && onMove(rounded(spotAt(of, size, at)))
  const move = (chart: Chart, at: Point, [dx, dy]: Point) => {
    const { width, height } = chart.size
    if (camera) put(camera, [within(at[0] + dx, width), within(at[1] + dy, height)])
  }
  const pinHandlers = (chart: Chart, at: Point) => ({
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = [event.clientX - at[0], event.clientY - at[1]]
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return
      move(chart, [event.clientX - drag.current[0], event.clientY - drag.current[1]], [0, 0])
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const way = steps[event.key]
      if (!way || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const length = event.shiftKey ? largeStep : step
      move(chart, at, [way[0] * length, way[1] * length])
    },
  })
  const out = pin && outAtSea(pin)
  return (
    <MapFrame
      map={map}
      label={pin ? `Map with the pin of ${name || 'the place'}` : 'Map to put the pin on'}
      help={
        isFixed ? '' : 'A press puts the pin there. The pin itself is moved with the arrow keys, farther with Shift.'
      }
      areas={areas}
      lit={area ? [area] : []}
      onWhole={() => size && look(fitted(far, size))}
      {...(isFixed || !camera ? {} : { onPress: (at: Point) => put(camera, at) })}
      className="h-72 border border-line sm:h-96"
      over={
        !pin &&
        !isFixed && (
          <p className="pointer-events-none absolute start-3 top-3 max-w-[calc(100%-5rem)] bg-surface/90 px-2.5 py-1.5 text-sm">
            {prompt}
          </p>
        )
      }
    >
      {(chart) => {
        const place = ({ latitude, longitude }: Spot) => chart.place([longitude, latitude])
        const at = pin && place(pin)
        return (
          <>
            {others.marks.map((mark) => (
              <OtherPlace key={mark.place?.slug ?? place(mark).join()} at={place(mark)} mark={mark} />
            ))}
            {out && at && <WayToShore from={at} to={place(out.shore)} />}
            {at && isFixed && <PinShape at={at} className={out ? 'fill-beni' : 'fill-ink'} />}
            {at && !isFixed && (
              // biome-ignore lint/a11y/useSemanticElements: it is a part of the drawing
              <g
                role="button"
                tabIndex={0}
                aria-label={`Pin of ${name || 'the place'} at ${pin.latitude}, ${pin.longitude}. The arrow keys move it.`}
                data-mark
                {...pinHandlers(chart, at)}
                className="group/pin cursor-move touch-none outline-none"
              >
                <circle
                  cx={at[0]}
                  cy={at[1] - 25}
                  r="20"
                  strokeWidth="3"
                  className="fill-transparent group-focus-visible/pin:stroke-ai"
                />
                <PinShape at={at} className={cx('transition-colors', out ? 'fill-beni' : 'fill-ink')} />
              </g>
            )}
          </>
        )
      }}
    </MapFrame>
  )
}

/** What we know around it, to go by: quiet, and never in the way of a press. */
function OtherPlace({ at: [x, y], mark: { place, count } }: { at: Point; mark: MapMark }) {
  return (
    <circle cx={Math.round(x)} cy={Math.round(y)} r="3.5" className="fill-dv1/55">
      <title>{place ? `${place.name} ${place.nameJa}` : `${count} places`}</title>
    </circle>
  )
}

/** From a pin in the sea to the land that is nearest. */
function WayToShore({ from, to }: { from: Point; to: Point }) {
  return (
    <g className="fill-none stroke-beni">
      <path d={`M${from.join(' ')}L${to.join(' ')}`} strokeWidth="1.5" strokeDasharray="3 4" />
      <circle cx={to[0]} cy={to[1]} r="5.5" strokeWidth="2" strokeDasharray="2 2" className="fill-surface" />
    </g>
  )
}

/** Five figures are a metre; more would only be noise. */
export const rounded = ({ latitude, longitude }: Spot): Spot => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
})

/** The pin stays on the map, however far somebody pulls. */
const within = (at: number, length: number) => Math.min(length - 2, Math.max(2, at))
