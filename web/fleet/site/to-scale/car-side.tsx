import type { CarMeasures } from '#core/car/measures.ts'
import { sideOf } from '#core/car/side.ts'
import { LIT } from '../car-elevation.tsx'

/** A car from the side, drawn from its measures, in centimetres: its nose at the start, on the line of the ground. */
export const CarSide = ({ measures, y }: { measures: CarMeasures; y: number }) => (
  <g transform={`translate(0 ${y})`} className={LIT}>
    {sideOf(measures).map(({ path, fill, stroke }) =>
      stroke ? (
        <path key={path} d={path} fill="none" stroke={fill} strokeWidth={stroke} strokeLinecap="round" />
      ) : (
        <path key={path} d={path} fill={fill} />
      ),
    )}
  </g>
)
