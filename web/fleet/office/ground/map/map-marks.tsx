import { formatCount } from '#contract/money.ts'
import type { Point, Size } from '#web/catalogue/site/index.ts'
import { type Cluster, onlyPlace } from './gather-marks.ts'

/** Where the tip of a pin stands, drawn around the origin. */
const pinPath = 'M0 0c-9-12-14-18-14-25a14 14 0 0 1 28 0c0 7-5 13-14 25z'

export const PinShape = ({ at: [x, y], className }: { at: Point; className: string }) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
    <path d={pinPath} className={className} />
    <circle cy="-25" r="5" className="fill-surface" />
  </g>
)

type MarkProps = {
  cluster: Cluster
  onPress?: (() => void) | undefined
  onPoint?: ((slug: string | null) => void) | undefined
}

/** A place as a ring, several as a disc with their number. The list says the same, so no key stops here. */
export function MapMarkSign({ cluster, onPress, onPoint }: MarkProps) {
  const { at, count } = cluster
  const place = onlyPlace(cluster)
  const [x, y] = [Math.round(at[0]), Math.round(at[1])]
  const radius = count < 10 ? 11 : count < 100 ? 13 : 16
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows of the list do the same by keys
    <g
      data-mark={place?.slug ?? ''}
      onClick={onPress}
      onPointerEnter={onPoint && (() => onPoint(place?.slug ?? null))}
      onPointerLeave={onPoint && (() => onPoint(null))}
      className={onPress ? 'cursor-pointer' : 'pointer-events-none'}
    >
      <title>{place ? `${place.name} ${place.nameJa}` : `${formatCount(count)} places`}</title>
      {/* What a finger meets. */}
      <circle cx={x} cy={y} r="14" className="fill-transparent" />
      {place ? (
        <circle cx={x} cy={y} r="5.5" strokeWidth="2.5" className="fill-surface stroke-dv1" />
      ) : (
        <>
          <circle cx={x} cy={y} r={radius} strokeWidth="2" className="fill-dv1 stroke-surface" />
          <text x={x} y={y + 4} textAnchor="middle" className="fill-surface text-[0.75rem] font-semibold tabular-nums">
            {formatCount(count)}
          </text>
        </>
      )}
    </g>
  )
}

/** A pin, or, where its place is not in the frame, an arrow at the edge that says where it is. */
export function LitPin({ at, size }: { at: Point; size: Size }) {
  const [x, y] = [between(22, at[0], size.width - 22), between(22, at[1], size.height - 22)]
  if (x === at[0] && at[1] > 0 && at[1] < size.height)
    return (
      <g className="pointer-events-none">
        <PinShape at={at} className="fill-ink" />
      </g>
    )
  const turn = (Math.atan2(at[1] - y, at[0] - x) * 180) / Math.PI
  return (
    <path
      d="M12 0-6-9-2 0-6 9Z"
      transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})`}
      className="pointer-events-none fill-ink"
    />
  )
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
