import { memo } from 'react'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { boardStore } from '../board-store.ts'
import { type Axis, spanStyle } from './axis.ts'
import { useFolded } from './fold-store.ts'
import { GroupHead } from './group.tsx'
import { type IdleBlock, idleBlocks, kinds, scarcest } from './idle.ts'
import { COLUMNS, idleEvery } from './look.ts'
import { dayOf, groupNames } from './words.ts'

const none: never[] = []

/** How many of each kind are free, hour by hour: nobody left is crimson, one left is amber. */
export const IdleStrip = memo(function IdleStrip({ axis }: { axis: Axis }) {
  const idle = boardStore(({ board }) => board?.idle ?? none)
  const there = boardStore(({ board }) => kinds.filter((kind) => board?.rows.some((row) => row.kind === kind)).join())
  const isFolded = useFolded('idle')
  const blocks = idleBlocks(axis, idle, idleEvery(axis.days.length))
  // Of a house that has nobody yet it would say that nobody is free.
  if (blocks.length === 0 || there === '') return null
  return (
    <section aria-label="Free by the hour">
      <GroupHead what="idle" controls="board-idle" name="Free by the hour" words={scarcest(blocks, there.split(','))} />
      <div id="board-idle" hidden={isFolded} className={cx(!isFolded && COLUMNS, 'border-b border-line')}>
        <div
          aria-hidden
          className="sticky start-0 z-4 border-e border-line bg-surface px-3 py-1 text-[12.5px] leading-[18px] text-ink-3"
        >
          {kinds.map((kind) => (
            <div key={kind}>{groupNames[kind]}</div>
          ))}
        </div>
        <div aria-hidden className="relative">
          {blocks.map((block) => (
            <div
              key={block.at}
              title={blockInWords(block)}
              style={spanStyle(block)}
              className="absolute inset-y-0 border-s border-line/60 py-1 text-center text-[12px] leading-[18px] tabular-nums"
            >
              {kinds.map((kind) => (
                <div key={kind} className={toneOf(block[kind])}>
                  {block[kind]}
                </div>
              ))}
            </div>
          ))}
        </div>
        <IdleTable blocks={blocks} />
      </div>
    </section>
  )
})

const toneOf = (free: number) =>
  free <= 0
    ? 'bg-beni-soft font-bold text-beni'
    : free === 1
      ? 'bg-kohaku-soft font-semibold text-kohaku'
      : 'text-ink-2'

const blockInWords = ({ from, until, chauffeur, vehicle, guide }: IdleBlock) =>
  `${from} to ${until}: ${chauffeur} chauffeurs, ${vehicle} vehicles and ${guide} guides are free`

function IdleTable({ blocks }: { blocks: readonly IdleBlock[] }) {
  return (
    <table className="sr-only">
      <caption>Free by the hour</caption>
      <thead>
        <tr>
          <th scope="col">Hours</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {groupNames[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {blocks.map((block) => (
          <tr key={block.at}>
            <th scope="row">
              {shortDay(dayOf(block.at))}, {block.from} to {block.until}
            </th>
            {kinds.map((kind) => (
              <td key={kind}>{block[kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
