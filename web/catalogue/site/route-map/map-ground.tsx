import type { AreaKind, PathKind } from '#core/coast/trace.ts'
import type { Ground } from './draw-ground.ts'
import type { GroundName } from './name-ground.ts'
import type { Point, Size } from './plane.ts'

const AREAS: Record<Exclude<AreaKind, 'hills'>, string> = {
  sea: 'fill-ai-soft',
  island: 'fill-paper-2',
  lake: 'fill-ai-soft',
  park: 'fill-matsu-soft',
  palace: 'fill-matsu-soft stroke-ai-soft stroke-[7]',
  loop: 'fill-none stroke-line stroke-[3]',
}

const PATHS: Record<PathKind, string> = {
  river: 'stroke-ai-soft',
  bridge: 'stroke-edge/50 stroke-2',
}

/** The country under the line. */
export function MapGround({ ground, size }: { ground: Ground; size: Size }) {
  return (
    <>
      <rect {...size} className="fill-paper-2" />
      {/* As one group, so that ranges which meet do not darken each other. */}
      <g className="fill-dv6 opacity-10">
        {ground.areas.map(({ kind, path }) => kind === 'hills' && <path key={path} d={path} />)}
      </g>
      {ground.areas.map(({ kind, path }) => kind !== 'hills' && <path key={path} d={path} className={AREAS[kind]} />)}
      <g className="fill-none" strokeWidth={ground.riverWidth}>
        {ground.paths.map(({ kind, path }) => (
          <path key={path} d={path} className={PATHS[kind]} />
        ))}
      </g>
      {ground.fuji && (
        <g transform={`translate(${ground.fuji.map(Math.round)})`}>
          <path d="M-58 24Q-30 0-14-36 0-44 14-36 30 0 58 24Z" className="fill-dv6/35" />
          <path
            d="M-23-17Q-18-26-14-36 0-44 14-36 18-26 23-17L14-22 7-10-2-22-11-10Z"
            className="fill-surface dark:fill-ink-3"
          />
        </g>
      )}
    </>
  )
}

type MapWordsProps = { names: readonly GroundName[]; caption: string; captionAt: Point }

/** Where one is; quieter than the names of the stops. */
export function MapWords({ names, caption, captionAt: [x, y] }: MapWordsProps) {
  return (
    <g className="fill-ink-3 text-[0.82em] font-[450]">
      {names.map(({ name, anchor, at, dot }) => (
        <g key={name}>
          {dot && <circle cx={dot[0]} cy={dot[1]} r="3.5" />}
          <text x={at[0]} y={at[1]} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      <text x={x} y={y}>
        {caption}
      </text>
    </g>
  )
}
