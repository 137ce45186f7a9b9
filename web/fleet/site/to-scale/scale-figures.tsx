import type { ScaleFigure } from './scale-party.ts'

type FigureProps = { figure: ScaleFigure; x: number; ground: number }

/** One of the party or of its luggage, from its start on the line of the ground. */
export function Figure({ figure, x, ground }: FigureProps) {
  const middle = x + figure.takes / 2
  switch (figure.kind) {
    case 'person':
      return <Person middle={middle} ground={ground} height={figure.height} />
    case 'case':
      return <Case middle={middle} ground={ground} />
    case 'stroller':
      return <Stroller middle={middle} ground={ground} />
    case 'wheelchair':
      return <Wheelchair middle={middle} ground={ground} />
  }
}

type Standing = { middle: number; ground: number }

/** Every measure is a part of the height, so that a child is not a small adult by accident but by rule. */
function Person({ middle, ground, height }: Standing & { height: number }) {
  const at = (part: number) => ground - part * height
  const beside = (part: number) => [middle - part * height, middle + part * height] as const
  const [armStart, armEnd] = beside(0.115)
  const [legStart, legEnd] = beside(0.085)
  return (
    <g className="fill-ink-2">
      <circle cx={middle} cy={at(0.932)} r={0.068 * height} />
      <path
        d={`M${armStart} ${at(0.5)}V${at(0.76)}Q${armStart} ${at(0.83)} ${middle} ${at(0.83)}T${armEnd} ${at(0.76)}V${at(0.5)}H${legEnd}V${ground}H${legStart}V${at(0.5)}Z`}
      />
    </g>
  )
}

const LUGGAGE = 'fill-kohaku-soft stroke-kohaku stroke-2'

/** 50 by 70 centimetres, on wheels. */
function Case({ middle, ground }: Standing) {
  const [x, y] = [middle - 25, ground - 75]
  return (
    <g className={LUGGAGE}>
      <rect x={x} y={y} width={50} height={70} rx={6} />
      <path
        d={`M${x + 14} ${y}v-9h22v9M${x + 8} ${y + 70}v5M${x + 42} ${y + 70}v5M${x + 17} ${y + 10}v49M${x + 33} ${y + 10}v49`}
        className="fill-none"
      />
    </g>
  )
}

/** Folded, as it stands. */
function Stroller({ middle, ground }: Standing) {
  const x = middle - 15
  return (
    <g className={LUGGAGE}>
      <rect x={x} y={ground - 106} width={30} height={88} rx={8} />
      <circle cx={x + 6} cy={ground - 8} r={8} className="fill-none" />
      <circle cx={x + 26} cy={ground - 8} r={8} className="fill-none" />
      <path d={`M${x + 4} ${ground - 106}q-2-26 16-28`} className="fill-none" />
    </g>
  )
}

/** Folded, from its side: a wheel of 60 centimetres, a small one before it, and the handle. */
function Wheelchair({ middle, ground }: Standing) {
  const [wheel, small] = [middle - 4, middle + 30]
  return (
    <g className={LUGGAGE}>
      <circle cx={wheel} cy={ground - 30} r={30} />
      <circle cx={wheel} cy={ground - 30} r={5} />
      <circle cx={small} cy={ground - 8} r={8} />
      <path d={`M${wheel - 28} ${ground - 92}h10v52h36l12 32M${wheel - 18} ${ground - 62}h30`} className="fill-none" />
    </g>
  )
}
