import { Maximize, Minus, Plus } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import type { AreaOfPlaces, MapMark } from '#contract/office-places.ts'
import type { Box, Chart, Point } from '#web/catalogue/site/index.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { chartOf, isFarthest, isNearest } from './camera.ts'
import { cellsOf } from './cells.ts'
import { type Cluster, gatherMarks } from './gather-marks.ts'
import { MapGroundLayer } from './map-ground-layer.tsx'
import { MapMarkSign } from './map-marks.tsx'
import { useGestures } from './use-gestures.ts'
import type { OurMap } from './use-map.ts'

type MapFrameProps = {
  map: OurMap
  /** What it shows, for whoever does not see it. */
  label: string
  /** What else can be done here by keys. */
  help?: string
  areas: readonly AreaOfPlaces[]
  lit: readonly string[]
  /** What can be pressed: gathered where it would lie over one another. */
  marks?: readonly MapMark[]
  onMark?: (cluster: Cluster) => void
  onPoint?: (slug: string | null) => void
  onWhole: () => void
  onPress?: (at: Point) => void
  /** What else stands on the ground. */
  children: (chart: Chart) => ReactNode
  /** What lies over the map. */
  over?: ReactNode
  className?: string
}

const none: readonly never[] = []
const boxOf = ({ at: [x, y] }: Cluster): Box => ({ x: x - 11, y: y - 11, width: 22, height: 22 })

/** Our own map: moved by mouse, fingers and keys. Like every map it keeps its sides in right-to-left pages. */
export function MapFrame(props: MapFrameProps) {
  const { map, label, help = '', areas, lit, marks = none, onMark, onPoint, onWhole, onPress, children, over } = props
  const { frame, size, camera } = map
  const helpId = useId()
  const { handlers, nearer, farther } = useGestures({ map, onWhole, onPress })
  const chart = useMemo(() => (size && camera ? chartOf(camera, size) : null), [size, camera])
  const cells = useMemo(
    () =>
      chart
        ? cellsOf(areas, ({ latitude, longitude }) => chart.place([longitude, latitude]), chart.unitsPerKilometre)
        : [],
    [areas, chart],
  )
  const clusters = useMemo(
    () => (chart ? gatherMarks(marks, ({ latitude, longitude }) => chart.place([longitude, latitude])) : []),
    [marks, chart],
  )
  return (
    <div ref={frame} className={cx('relative overflow-hidden bg-paper-2', props.className)}>
      <div
        role="application"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved with the arrow keys
        tabIndex={0}
        {...handlers}
        className={cx(
          'absolute inset-0 touch-none -outline-offset-3 outline-ai select-none',
          onPress ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
        )}
      >
        {chart && (
          <svg
            viewBox={`0 0 ${chart.size.width} ${chart.size.height}`}
            direction="ltr"
            className="block size-full"
            role="presentation"
          >
            <MapGroundLayer chart={chart} cells={cells} lit={lit} avoid={clusters.map(boxOf)} />
            {clusters.map((cluster) => (
              <MapMarkSign
                key={cluster.marks[0]?.place?.slug ?? cluster.at.join()}
                cluster={cluster}
                onPress={onMark && (() => onMark(cluster))}
                onPoint={onPoint}
              />
            ))}
            {children(chart)}
          </svg>
        )}
      </div>
      <p id={helpId} className="sr-only">
        The arrow keys move the map, plus and minus change its scale, 0 shows all. {help}
      </p>
      <div className="absolute end-2.5 top-2.5 grid border border-line bg-surface *:rounded-none! max-md:*:size-11">
        <IconButton
          label="Nearer"
          icon={Plus}
          size="small"
          isDisabled={!camera || isNearest(camera)}
          onPress={nearer}
        />
        <IconButton
          label="Farther"
          icon={Minus}
          size="small"
          isDisabled={!camera || isFarthest(camera)}
          onPress={farther}
        />
        <IconButton label="Show all" icon={Maximize} size="small" onPress={onWhole} />
      </div>
      {over}
    </div>
  )
}
