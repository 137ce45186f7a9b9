import type { LaterReturns } from '#contract/pricing.ts'
import { clockOf } from './booking-words.ts'

type Duty = NonNullable<LaterReturns['duty']>

const hourMs = 3_600_000
const left = 10
const right = 590

type DutyDrawingProps = { duty: Duty; startsAt: string; endsAt: string; latestEndsAt: string }

/** The chauffeur's day to scale: the way from and to the garage, the guests' hours, and when it has to be over. */
export function DutyDrawing({ duty, startsAt, endsAt, latestEndsAt }: DutyDrawingProps) {
  const at = (moment: string) => Date.parse(moment)
  const first = Math.floor(at(duty.leavesGarageAt) / hourMs) * hourMs - hourMs
  const last = Math.ceil(at(duty.limitAt) / hourMs) * hourMs + hourMs
  const x = (ms: number) => left + ((ms - first) / (last - first)) * (right - left)
  const hours = Math.round((last - first) / hourMs)
  const ticks = Array.from({ length: hours + 1 }, (_, hour) => first + hour * hourMs).filter(
    (_, hour) => hour % 2 === 0,
  )
  const tokyoHour = (ms: number) => String((new Date(ms).getUTCHours() + 9) % 24).padStart(2, '0')
  const bar = (from: string, to: string) => ({ x: x(at(from)), width: Math.max(0, x(at(to)) - x(at(from))) })
  const words = `Your day, ${clockOf(startsAt)} to ${clockOf(endsAt)}. The chauffeur leaves the garage at ${clockOf(duty.leavesGarageAt)} and has to be back by ${clockOf(duty.limitAt)}.`
  return (
    // From left to right also where the page is not: a clock does not change its direction.
    <div dir="ltr" className="bg-paper-2 px-4 py-4">
      <svg viewBox="0 0 600 104" role="img" aria-label={words} className="h-auto w-full">
        <rect {...bar(duty.leavesGarageAt, duty.backInGarageAt)} y="36" height="28" className="fill-line" />
        <rect
          {...bar(startsAt, latestEndsAt)}
          y="37"
          height="26"
          className="fill-ai-soft stroke-ai"
          strokeDasharray="5 4"
        />
        <rect {...bar(startsAt, endsAt)} y="36" height="28" className="fill-ai" />
        <path d={`M${x(at(duty.limitAt))} 22V72`} className="stroke-beni" strokeWidth="2.5" />
        <text x={x(at(startsAt))} y="28" className="fill-ink text-[0.9375rem] font-semibold">
          Your day
        </text>
        <text x={x(at(duty.limitAt))} y="16" textAnchor="end" className="fill-beni text-[0.9375rem] font-semibold">
          {clockOf(duty.limitAt)}, in the garage
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${x(tick)} 66v7`} className="stroke-edge" />
            <text x={x(tick)} y="92" textAnchor="middle" className="fill-ink-2 text-[0.875rem]">
              {tokyoHour(tick)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
