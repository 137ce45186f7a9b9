import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { strokeLook } from '../line-look.ts'
import { tokyoSize } from './lay-out-heart.ts'
import { layOutLine, squareOf } from './lay-out-line.ts'
import { type Box, diagramWidth, type Station, stationSize, type TextLine } from './line-diagram.ts'
import { type LineTour, tourPath } from './line-tour.ts'

type LineMapProps = {
  letter: string
  tours: readonly LineTour[]
  /** What stands at Tokyo: "Your door, 05:00 to 08:30". */
  tokyoSign: string
}

/**
 * The line as a transit diagram. It is decoration: the table below has the same tours with more about each, so the map
 * is silent and its links are for the pointer only; nobody tabs through every tour twice. Like every map it keeps its
 * sides in right-to-left pages.
 */
export function LineMap({ letter, tours, tokyoSign }: LineMapProps) {
  const { paths, stations, tokyo, top, height } = layOutLine(tours, tokyoSign)
  const stroke = strokeLook(letter)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${top} ${diagramWidth} ${height}`}
      direction="ltr"
      className="block h-auto w-full fill-ink"
    >
      {paths.map((path) => (
        <path key={path} d={path} className={cx('fill-none', stroke)} strokeWidth={8} strokeLinejoin="round" />
      ))}
      {tokyo.radius !== null && (
        <circle cx={tokyo.x} cy={tokyo.y} r={tokyo.radius} strokeWidth={7} className={cx('fill-surface', stroke)} />
      )}
      <TextLines lines={tokyo.lines} x={tokyo.x} size={tokyoSize} />
      {stations.map((station) => (
        <StationLink key={station.tour.slug} station={station} stroke={stroke} />
      ))}
    </svg>
  )
}

function StationLink({ station: { tour, x, y, label }, stroke }: { station: Station<LineTour>; stroke: string }) {
  return (
    <Link to={tourPath(tour.slug)} tabIndex={-1} className="group">
      <HitArea of={[label.box, squareOf({ x, y })]} />
      <rect
        x={x - stationSize / 2}
        y={y - stationSize / 2}
        width={stationSize}
        height={stationSize}
        rx={9}
        strokeWidth={5}
        className={cx('fill-surface group-hover:fill-paper', stroke)}
      />
      <text x={x} y={y + 4.5} textAnchor="middle" className="text-[0.78125rem] font-bold tabular-nums">
        {String(tour.station).padStart(2, '0')}
      </text>
      <TextLines lines={label.lines} x={x} />
    </Link>
  )
}

/** Name and station are one target, with the space between them. */
function HitArea({ of: boxes }: { of: readonly Box[] }) {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  return <rect x={left} y={top} width={width} height={height} className="fill-transparent" />
}

function TextLines({ lines, x, size }: { lines: readonly TextLine[]; x: number; size?: number }) {
  return lines.map((line) => (
    <text
      key={line.baseline}
      x={x}
      y={line.baseline}
      textAnchor="middle"
      className={
        line.quiet
          ? 'fill-ink-2 text-[0.875rem]'
          : cx('font-semibold group-hover:underline', size === undefined ? 'text-[1rem]' : 'text-[1.375rem]')
      }
    >
      {line.text}
    </text>
  ))
}
