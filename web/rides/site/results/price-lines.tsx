import { ChevronDown } from 'lucide-react'
import { formatYen } from '#contract/money.ts'
import type { RideOption } from '#contract/rides.ts'
import { Icon } from '#web/ui/icon.tsx'
import { yenOfWay } from './words.ts'

const wayNames = ['The way there', 'The way back']

/** Line by line, for who wants to know; both ways and their sum where there are two. */
export function PriceLines({ option }: { option: RideOption }) {
  const { ways, name, totalYen } = option
  return (
    <details className="group mt-3 max-w-[520px] text-sm">
      <summary className="link inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-tag [&::-webkit-details-marker]:hidden">
        What is in it <span className="sr-only">, {name}</span>
        <Icon of={ChevronDown} dense className="transition-transform group-open:rotate-180" />
      </summary>
      {ways.map((lines, place) => (
        <div key={wayNames[place]} className="mt-2">
          {ways.length > 1 && (
            <p className="flex justify-between gap-4 font-semibold">
              {wayNames[place]} <bdi className="tabular-nums">{formatYen(yenOfWay(lines))}</bdi>
            </p>
          )}
          <ul>
            {lines.map((line) => (
              <li
                key={`${line.kind} ${line.label}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 last:border-b-0"
              >
                <bdi>{line.label}</bdi>
                <bdi className="tabular-nums">{formatYen(line.amountYen)}</bdi>
                <span className="text-xs text-ink-3">
                  <bdi>{line.explanation}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="flex justify-between gap-4 border-t border-ink pt-2 font-semibold">
        Altogether <bdi className="tabular-nums">{formatYen(totalYen)}</bdi>
      </p>
    </details>
  )
}
